// swift-tools-version: 6.2
import PackageDescription

/// One settings block for every Swift target, see Docs/Decisions/package.md.
let swiftSettings: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

func module(
  _ name: String, _ dependencies: [Target.Dependency] = [], extra: [SwiftSetting] = []
) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: swiftSettings + extra)
}

func tests(_ name: String, _ dependencies: [Target.Dependency], exclude: [String] = []) -> Target {
  .testTarget(
    name: name, dependencies: dependencies + ["TestSupport"], exclude: exclude,
    swiftSettings: swiftSettings)
}

// The arrows below run downwards only; Tests/ArchitectureTests holds the table that proves it.
let package = Package(
  name: "shtorka",
  products: [.executable(name: "shtorka", targets: ["shtorka"])],
  targets: [
    .systemLibrary(name: "CSQLite"),
    .systemLibrary(name: "CSnowball"),
    .systemLibrary(name: "CUTF8Proc"),
    .systemLibrary(name: "CExpat"),
    .target(name: "CEditShim", linkerSettings: [.linkedLibrary("edit")]),
    .target(name: "CGlossaryData"),
    // Reading a text takes half a second where this is not optimized, debug build or not.
    .target(name: "CTransformer", cSettings: [.unsafeFlags(["-O3"])]),
    .target(name: "CVerifiedStore", linkerSettings: [.linkedLibrary("sqlite3")]),

    module("TextAnalysis", ["CSnowball", "CUTF8Proc"]),
    module("FileAccess", ["CEditShim"]),
    module("LineEditing", ["CEditShim", "TextAnalysis"], extra: [.strictMemorySafety()]),
    module(
      "Glossary",
      ["FileAccess", "TextAnalysis", "CSQLite", "CGlossaryData", "CTransformer", "CVerifiedStore"]),
    module("TabBar", ["TextAnalysis"]),
    module("MarkupReading", ["CExpat"]),
    module("GlossaryExchange", ["Glossary", "MarkupReading", "TextAnalysis"]),
    module("TabBarFiles", ["MarkupReading", "TabBar", "TextAnalysis"]),
    module("Rendering", ["Glossary", "TabBar", "TextAnalysis"]),
    module("CommandLanguage", ["TextAnalysis"]),
    module(
      "Shell",
      [
        "CommandLanguage", "FileAccess", "Glossary", "GlossaryExchange", "LineEditing",
        "MarkupReading", "Rendering", "TabBar", "TabBarFiles", "TextAnalysis",
      ]),
    .executableTarget(name: "shtorka", dependencies: ["Shell"], swiftSettings: swiftSettings),

    // What Benchmarks/pictures.sh times; never installed.
    .executableTarget(
      name: "picturebench", dependencies: ["Rendering", "TabBar"], path: "Benchmarks/Pictures",
      swiftSettings: swiftSettings),
    // What Training/train.py asks for the stems of its texts; never installed.
    .executableTarget(
      name: "stemlines", dependencies: ["TextAnalysis"], path: "Training/StemLines",
      swiftSettings: swiftSettings),
    // What Training/fit.py asks for what descriptions are weighed by; never installed.
    .executableTarget(
      name: "descriptionparts", dependencies: ["Glossary", "TextAnalysis"],
      path: "Training/DescriptionParts", swiftSettings: swiftSettings),
    // What `make bench` runs beside the program.
    .executableTarget(
      name: "tabbarspeed", dependencies: ["TabBar"], path: "Benchmarks/TabBarSpeed",
      swiftSettings: swiftSettings),

    .target(
      name: "TestSupport", dependencies: ["TextAnalysis"], path: "Tests/TestSupport",
      swiftSettings: swiftSettings),
    tests("ArchitectureTests", []),
    tests("TextAnalysisTests", ["TextAnalysis"]),
    // What LineEditingTests drive through a pseudo-terminal; only the product above is ever installed.
    .executableTarget(
      name: "linedemo", dependencies: ["LineEditing"], path: "Tests/LineDemo",
      swiftSettings: swiftSettings),
    tests(
      "LineEditingTests", ["LineEditing", "TextAnalysis", "linedemo"],
      exclude: ["Units/__Snapshots__"]),
    tests(
      "GlossaryTests", ["Glossary", "TextAnalysis"],
      exclude: [
        "Generated/descriptions.tsv", "Generated/reports.tsv", "Generated/russian-labels.tsv",
        "Generated/seed-terms.tsv", "Generated/threads.tsv",
        "Generated/threads-as-they-come.tsv", "Generated/others.tsv",
      ]),
    tests("TabBarTests", ["TabBar"], exclude: ["RuleCoverage.txt", "Mutants.txt"]),
    tests("MarkupReadingTests", ["MarkupReading"]),
    tests(
      "GlossaryExchangeTests", ["GlossaryExchange", "Glossary", "MarkupReading", "TextAnalysis"]),
    tests("TabBarFilesTests", ["TabBarFiles", "TabBar"]),
    tests(
      "RenderingTests", ["Rendering", "Glossary", "MarkupReading", "TabBar", "TextAnalysis"],
      exclude: ["__Snapshots__"]),
    tests("CommandLanguageTests", ["CommandLanguage", "TextAnalysis"], exclude: ["__Snapshots__"]),
    tests(
      "ShellTests",
      [
        "Shell", "CommandLanguage", "FileAccess", "Glossary", "GlossaryExchange", "LineEditing",
        "MarkupReading",
        "Rendering", "TabBar", "TabBarFiles", "TextAnalysis",
      ],
      exclude: ["__Snapshots__", "Learning/__Snapshots__"]),
  ],
  swiftLanguageModes: [.v6],
  cLanguageStandard: .gnu2x
)
