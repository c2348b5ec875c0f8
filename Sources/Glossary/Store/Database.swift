import CSQLite

/// SQLite's extended result code for what went wrong.
struct DatabaseError: Error, Equatable {
  /// Something long was given up on demand.
  static let interrupted = DatabaseError(code: SQLITE_INTERRUPT)

  var code: Int32
}

/// An open SQLite database.
final class Database {
  fileprivate let handle: OpaquePointer

  private init(_ handle: OpaquePointer) {
    self.handle = handle
  }

  deinit {
    sqlite3_close_v2(handle)
  }

  /// Opens `name`, a path or a URI, with SQLite's open flags.
  static func open(_ name: String, flags: Int32, vfs: String? = nil) throws(DatabaseError)
    -> Database
  {
    var handle: OpaquePointer?
    let result = sqlite3_open_v2(name, &handle, flags | SQLITE_OPEN_NOMUTEX, vfs)
    guard result == SQLITE_OK, let handle else {
      let code = handle.map { sqlite3_extended_errcode($0) } ?? result
      sqlite3_close_v2(handle)
      throw DatabaseError(code: code)
    }
    let database = Database(handle)
    // A large sort would otherwise want a file, which the verified store has no place for.
    try database.execute("PRAGMA temp_store=MEMORY")
    return database
  }

  /// Runs statements that answer nothing.
  func execute(_ sql: String) throws(DatabaseError) {
    if sqlite3_exec(handle, sql, nil, nil, nil) != SQLITE_OK { throw failure }
  }

  func prepare(_ sql: String) throws(DatabaseError) -> Statement {
    var statement: OpaquePointer?
    guard sqlite3_prepare_v2(handle, sql, -1, &statement, nil) == SQLITE_OK, let statement else {
      throw failure
    }
    return Statement(statement, database: self)
  }

  fileprivate var failure: DatabaseError {
    DatabaseError(code: sqlite3_extended_errcode(handle))
  }
}

/// A prepared statement; parameters and columns are counted from 0.
final class Statement {
  private let handle: OpaquePointer
  private let database: Database

  fileprivate init(_ handle: OpaquePointer, database: Database) {
    self.handle = handle
    self.database = database
  }

  deinit {
    sqlite3_finalize(handle)
  }

  /// Starts anew with these parameters.
  func bind(_ values: Value...) throws(DatabaseError) {
    sqlite3_reset(handle)
    for (index, value) in values.enumerated() { try bind(value, at: Int32(index + 1)) }
  }

  /// Goes to the next row; false when there is none.
  func step() throws(DatabaseError) -> Bool {
    switch sqlite3_step(handle) {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    default: throw database.failure
    }
  }

  /// Runs the statement with these parameters for its effect.
  func run(_ values: Value...) throws(DatabaseError) {
    sqlite3_reset(handle)
    for (index, value) in values.enumerated() { try bind(value, at: Int32(index + 1)) }
    while try step() {}
  }

  func text(_ column: Int32) -> String {
    guard let text = sqlite3_column_text(handle, column) else { return "" }
    let count = Int(sqlite3_column_bytes(handle, column))
    return String(decoding: UnsafeBufferPointer(start: text, count: count), as: UTF8.self)
  }

  func number(_ column: Int32) -> Int {
    Int(sqlite3_column_int64(handle, column))
  }

  func bytes(_ column: Int32) -> [UInt8] {
    withBytes(column) { Array($0) }
  }

  /// Calls `body` with the bytes of a column where they are.
  func withBytes<Answer>(
    _ column: Int32, _ body: (UnsafeRawBufferPointer) -> Answer
  ) -> Answer {
    let blob = sqlite3_column_blob(handle, column)
    let count = blob == nil ? 0 : Int(sqlite3_column_bytes(handle, column))
    return body(UnsafeRawBufferPointer(start: blob, count: count))
  }

  private func bind(_ value: Value, at place: Int32) throws(DatabaseError) {
    let result =
      switch value {
      case .text(let text):
        sqlite3_bind_text(handle, place, text, Int32(clamping: text.utf8.count), Self.copied)
      case .number(let number):
        sqlite3_bind_int64(handle, place, Int64(number))
      case .bytes(let bytes):
        sqlite3_bind_blob(handle, place, bytes, Int32(clamping: bytes.count), Self.copied)
      }
    if result != SQLITE_OK { throw database.failure }
  }

  /// SQLITE_TRANSIENT, which Swift does not import: SQLite copies what it is given.
  private static var copied: sqlite3_destructor_type {
    unsafeBitCast(-1, to: sqlite3_destructor_type.self)
  }

  /// A parameter.
  enum Value {
    case text(String)
    case number(Int)
    case bytes([UInt8])
  }
}
