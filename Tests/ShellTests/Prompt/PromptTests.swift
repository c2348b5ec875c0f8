import Testing

/// The program at a terminal, judged by what stands on the screen.
@Suite(.serialized) enum PromptTests {}
