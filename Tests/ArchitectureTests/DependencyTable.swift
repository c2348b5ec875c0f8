/// What each module may import: the arrows of the architecture in one place.
///
/// `Shell` introduces the rooms to each other; `Glossary` and `TabBar` do not know each other, and
/// nothing but `TextAnalysis/FoundationExport.swift` names Foundation.
enum DependencyTable {
  /// The platform's C library, under its names on the systems we know.
  static let platform: Set<String> = ["Glibc", "Musl", "Darwin"]

  static let allowed: [String: Set<String>] = [
    "TextAnalysis": platform.union(["CSnowball", "CUTF8Proc"]),
    "FileAccess": platform.union(["CEditShim"]),
    "LineEditing": platform.union(["CEditShim", "TextAnalysis"]),
    "Glossary": platform.union([
      "FileAccess", "TextAnalysis", "CSQLite", "CVerifiedStore", "CGlossaryData", "CTransformer",
    ]),
    "TabBar": ["TextAnalysis"],
    "MarkupReading": ["CExpat"],
    "GlossaryExchange": ["Glossary", "MarkupReading", "TextAnalysis"],
    "TabBarFiles": ["MarkupReading", "TabBar", "TextAnalysis"],
    "Rendering": ["Glossary", "TabBar", "TextAnalysis"],
    "CommandLanguage": ["TextAnalysis"],
    "Shell": platform.union([
      "CommandLanguage", "FileAccess", "Glossary", "GlossaryExchange", "LineEditing",
      "MarkupReading", "Rendering", "TabBar", "TabBarFiles", "TextAnalysis",
    ]),
    "shtorka": platform.union(["Shell"]),
  ]

  /// Files that may import more, each with its reason.
  static let exceptions: [String: Set<String>] = [
    // macOS has no separate FoundationEssentials; this file is the one re-export.
    "TextAnalysis/FoundationExport.swift": ["FoundationEssentials", "Foundation"]
  ]
}
