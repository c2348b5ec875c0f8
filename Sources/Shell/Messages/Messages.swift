import TextAnalysis

/// The catalogue: every sentence that a person sees, in both languages.
///
/// Facts come in as typed values; the prose is made here and nowhere else. Extensions hold the
/// sentences of one subject each.
enum Messages {}
