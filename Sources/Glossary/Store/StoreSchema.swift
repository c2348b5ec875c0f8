/// The tables of a compiled glossary.
enum StoreSchema {
  /// Changes whenever the tables or what stands in them change; part of the cache's key.
  static let version = 14

  /// A natural logarithm stands in the tables as so many times a whole number.
  static let frequencyUnit: Float = 1000

  static let tables = """
    CREATE TABLE total(name TEXT PRIMARY KEY, value INTEGER) WITHOUT ROWID;
    CREATE TABLE glossary(n INTEGER PRIMARY KEY, name TEXT, path TEXT, concepts INTEGER);
    CREATE TABLE concept(n INTEGER PRIMARY KEY, id TEXT, en TEXT, ru TEXT, category TEXT,
      subcategory TEXT, platforms TEXT, glossary INTEGER);
    CREATE TABLE concept_id(id TEXT PRIMARY KEY, concept INTEGER) WITHOUT ROWID;
    CREATE TABLE body(concept INTEGER PRIMARY KEY, json BLOB);
    CREATE TABLE label(n INTEGER PRIMARY KEY, concept INTEGER, text TEXT, key TEXT, rank INTEGER);
    CREATE TABLE key(key TEXT, kind INTEGER, label INTEGER, PRIMARY KEY(key, kind, label))
      WITHOUT ROWID;
    CREATE TABLE gram(gram INTEGER PRIMARY KEY, labels BLOB);
    CREATE TABLE stem(stem TEXT PRIMARY KEY, concepts INTEGER, postings BLOB) WITHOUT ROWID;
    CREATE TABLE synonym(stem TEXT PRIMARY KEY, stems TEXT) WITHOUT ROWID;
    CREATE TABLE passage(concept INTEGER PRIMARY KEY, familiarity INTEGER,
      platforms INTEGER, rarities BLOB, frequency INTEGER, broader TEXT);
    CREATE TABLE embedding(concept INTEGER PRIMARY KEY, trained INTEGER, meaning BLOB,
      context BLOB);
    CREATE TABLE contrast(first TEXT, second TEXT, en TEXT, ru TEXT, PRIMARY KEY(first, second))
      WITHOUT ROWID;
    CREATE TABLE ambiguous(n INTEGER PRIMARY KEY, label TEXT, ids TEXT, en TEXT, ru TEXT);
    CREATE TABLE ambiguous_key(key TEXT, kind INTEGER, ambiguous INTEGER,
      PRIMARY KEY(key, kind, ambiguous)) WITHOUT ROWID;
    """

  /// Made when all rows are in.
  static let indexes = "CREATE INDEX contrast_second ON contrast(second);"
}

/// How a key was made from a label.
enum KeyKind: Int {
  /// The folded text.
  case exact
  /// The stems of its words.
  case stem
  /// The consonants that one hears.
  case sound
}

/// How good a name a label is for its concept, best first.
enum LabelRank: Int {
  case preferred, admitted, transliteration, slang, deprecated, hidden, api
  /// An API name without its framework's prefix or with its framework.
  case apiVariant

  init(_ label: Label) {
    switch (label.status, label.kind) {
    case (.preferred, _): self = .preferred
    case (.hidden, _): self = .hidden
    case (.deprecated, _): self = .deprecated
    case (.admitted, .transliteration): self = .transliteration
    case (.admitted, .slang): self = .slang
    case (.admitted, _): self = .admitted
    }
  }
}
