// The one exception to the rule against re-exports: macOS has no separate FoundationEssentials,
// and no other file should have to ask which of the two it may import.
#if canImport(FoundationEssentials)
  @_exported public import FoundationEssentials
#else
  @_exported public import Foundation
#endif
