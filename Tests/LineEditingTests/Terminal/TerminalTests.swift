import TestSupport
import Testing

/// Everything that takes a terminal, one case after the other.
@Suite(.serialized) struct TerminalTests {}
