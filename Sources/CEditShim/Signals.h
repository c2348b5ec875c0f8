// Between Terminal.c and Signals.c; no part of what the module offers.
#ifndef SH_EDIT_SHIM_SIGNALS_H
#define SH_EDIT_SHIM_SIGNALS_H

#include <stdbool.h>

// Saves the state of `terminal` for sh_terminal_restore; -1 for none.
void sh_terminal_save(int terminal);
void sh_terminal_forget(void);

// The end of the self-pipe to poll, -1 before sh_signals_begin: poll passes over that.
int sh_signals_descriptor(void);
void sh_signals_drain(void);
bool sh_signals_are_pending(void);

#endif
