import CExpat

/// Why a document could not be read.
public enum XMLError: Error, Equatable, Sendable {
  /// It is not well formed: expat's own word for it, the line and the byte column, both from 1.
  case notWellFormed(reason: String, line: Int, column: Int)
  /// Elements are nested deeper than `XMLReader.maximumDepth`.
  case tooDeep(line: Int)
}

/// Reads a whole XML document into a tree with expat.
///
/// Nothing outside the document is ever opened: expat loads no external entity on its own, and it
/// stops entity bombs by itself.
public enum XMLReader {
  /// How deep elements may be nested.
  public static let maximumDepth = 400

  /// The root element of the document in `bytes`.
  public static func read(_ bytes: [UInt8]) throws(XMLError) -> XMLElement {
    guard let parser = XML_ParserCreate(nil) else {
      throw .notWellFormed(reason: "out of memory", line: 1, column: 1)
    }
    defer { XML_ParserFree(parser) }
    let builder = XMLTreeBuilder(parser: parser)
    let status = withExtendedLifetime(builder) {
      XML_SetUserData(parser, Unmanaged.passUnretained(builder).toOpaque())
      XML_SetElementHandler(
        parser,
        { data, name, attributes in
          XMLTreeBuilder.from(data)?.start(name, attributes)
        },
        { data, _ in XMLTreeBuilder.from(data)?.end() })
      XML_SetCharacterDataHandler(parser) { data, text, count in
        XMLTreeBuilder.from(data)?.characters(text, count: Int(count))
      }
      return bytes.withUnsafeBytes { buffer in
        XML_Parse(
          parser, buffer.bindMemory(to: CChar.self).baseAddress, Int32(clamping: buffer.count), 1)
      }
    }
    if let line = builder.tooDeepLine { throw .tooDeep(line: line) }
    guard status == XML_STATUS_OK, let root = builder.root else {
      let reason = XML_ErrorString(XML_GetErrorCode(parser)).map { String(cString: $0) } ?? ""
      throw .notWellFormed(
        reason: reason, line: Int(XML_GetCurrentLineNumber(parser)),
        column: Int(XML_GetCurrentColumnNumber(parser)) + 1)
    }
    return root
  }
}

/// Collects expat's events; lives only while one document is read.
private final class XMLTreeBuilder {
  let parser: XML_Parser
  var open: [XMLElement] = []
  var root: XMLElement?
  var tooDeepLine: Int?

  init(parser: XML_Parser) {
    self.parser = parser
  }

  static func from(_ data: UnsafeMutableRawPointer?) -> XMLTreeBuilder? {
    data.map { Unmanaged<XMLTreeBuilder>.fromOpaque($0).takeUnretainedValue() }
  }

  func start(
    _ name: UnsafePointer<XML_Char>?, _ pairs: UnsafeMutablePointer<UnsafePointer<XML_Char>?>?
  ) {
    let line = Int(XML_GetCurrentLineNumber(parser))
    guard open.count < XMLReader.maximumDepth else {
      if tooDeepLine == nil { tooDeepLine = line }
      XML_StopParser(parser, 0)
      return
    }
    var attributes: [String: String] = [:]
    var index = 0
    while let pairs, let key = pairs[index], let value = pairs[index + 1] {
      attributes[String(cString: key)] = String(cString: value)
      index += 2
    }
    open.append(
      XMLElement(
        name: name.map { String(cString: $0) } ?? "", attributes: attributes, line: line,
        column: Int(XML_GetCurrentColumnNumber(parser)) + 1))
  }

  func end() {
    guard let element = open.popLast() else { return }
    if open.isEmpty {
      root = element
    } else {
      open[open.count - 1].allText += element.allText
      open[open.count - 1].children.append(element)
    }
  }

  func characters(_ text: UnsafePointer<XML_Char>?, count: Int) {
    guard let text, !open.isEmpty else { return }
    let buffer = UnsafeRawBufferPointer(start: text, count: count)
    let characters = String(decoding: buffer, as: UTF8.self)
    open[open.count - 1].text += characters
    open[open.count - 1].allText += characters
  }
}
