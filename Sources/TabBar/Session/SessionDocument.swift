internal import TextAnalysis

/// A session as it is saved: a whole state, and the commands that led to it where they are known.
public struct SessionDocument: Equatable, Sendable {
  /// The state.
  public var state: State
  /// The commands that led to the state, a line each.
  public var commands: [String]

  /// The number of the form this program writes and reads.
  public static let format = 1

  /// Makes a document.
  public init(state: State, commands: [String] = []) {
    self.state = state
    self.commands = commands
  }

  /// Why a document could not be read or written.
  public enum Failure: Error, Equatable, Sendable {
    /// The text is no JSON, or lacks something, at this path.
    case damaged(path: String)
    /// The form has a number this program does not know.
    case unknownFormat(Int)
    /// The state contradicts itself.
    case inconsistent([Violation])
    /// The state could not be written.
    case notEncodable
  }

  private struct Form: Codable {
    var format: Int
    var commands: [String]?
    var state: State
  }

  private struct Header: Codable {
    var format: Int
  }

  /// The document as JSON, with sorted keys, so that equal states give equal text.
  ///
  /// - Throws: ``Failure/notEncodable``.
  public func json() throws(Failure) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let form = Form(format: Self.format, commands: commands, state: state)
    do {
      return String(decoding: try encoder.encode(form), as: UTF8.self) + "\n"
    } catch {
      throw .notEncodable
    }
  }

  /// Reads a document.
  ///
  /// - Throws: ``Failure``.
  public init(json: String) throws(Failure) {
    let data = Data(json.utf8)
    let decoder = JSONDecoder()
    let form: Form
    do {
      let format = try decoder.decode(Header.self, from: data).format
      guard format == Self.format else { throw Failure.unknownFormat(format) }
      form = try decoder.decode(Form.self, from: data)
    } catch let failure as Failure {
      throw failure
    } catch let error as DecodingError {
      throw .damaged(path: Self.path(of: error))
    } catch {
      throw .damaged(path: "")
    }
    let violations = form.state.violations
    guard violations.isEmpty else { throw .inconsistent(violations) }
    state = form.state
    commands = form.commands ?? []
  }

  private static func path(of error: DecodingError) -> String {
    let context: DecodingError.Context =
      switch error {
      case .typeMismatch(_, let context): context
      case .valueNotFound(_, let context): context
      case .keyNotFound(let key, let context):
        DecodingError.Context(
          codingPath: context.codingPath + [key], debugDescription: context.debugDescription)
      case .dataCorrupted(let context): context
      @unknown default: DecodingError.Context(codingPath: [], debugDescription: "")
      }
    return context.codingPath.map(\.stringValue).joined(separator: ".")
  }
}
