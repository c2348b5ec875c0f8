// The state of a tab-bar interface.
