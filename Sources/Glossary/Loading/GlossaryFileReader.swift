/// A concept together with the bytes of its file that hold it.
struct LoadedConcept: Equatable {
  var concept: Concept
  var json: ArraySlice<UInt8>
}

/// What one glossary file holds.
struct LoadedFile: Equatable {
  var concepts: [LoadedConcept] = []
  var contrasts: [Contrast] = []
  var ambiguous: [AmbiguousLabel] = []
  var references: [Reference] = []
}

/// Reads a whole glossary file.
enum GlossaryFileReader {
  private static let fileKeys = ["category", "subcategory", "concepts", "contrasts", "ambiguous"]

  /// The contents of `file`, and every breach of the format in it; only a part of them where the
  /// compilation is given up meanwhile.
  static func read(
    _ file: GlossaryFile, _ progress: CompilationProgress? = nil
  ) -> (contents: LoadedFile, problems: [GlossaryProblem]) {
    var reader = FieldReader(file: file)
    var contents = LoadedFile()
    switch parse(file) {
    case .failure(let failure):
      reader.report(.syntax(failure.problem), field: "", at: failure.offset)
    case .success(let root):
      if let fields = reader.fields(of: root, keys: fileKeys) {
        let group = (
          reader.identifier(fields, "category"), reader.identifier(fields, "subcategory")
        )
        if fields.node("concepts") != nil {
          reader.requireMember(fields, "category")
          reader.requireMember(fields, "subcategory")
        }
        for item in reader.list(fields, "concepts") {
          let place = item.node.range.upperBound
          if progress?.isWanted(.loading, place, of: file.bytes.count) == false { break }
          if let concept = reader.concept(item.node, path: item.path, group: group) {
            contents.concepts.append(
              LoadedConcept(concept: concept, json: file.bytes[item.node.range]))
          }
        }
        contents.contrasts = reader.contrasts(fields)
        contents.ambiguous = reader.ambiguousLabels(fields)
        contents.references = reader.references
      }
    }
    return (contents, reader.problems)
  }

  /// The concept that a stored piece of a file holds; nil where the bytes are no concept.
  static func concept(
    in bytes: [UInt8], category: String, subcategory: String, origin: String
  ) -> Concept? {
    let file = GlossaryFile(name: "", bytes: bytes)
    guard case .success(let node) = parse(file) else { return nil }
    var reader = FieldReader(file: file)
    var concept = reader.concept(node, path: "", group: (category, subcategory))
    concept?.origin = origin
    return reader.problems.isEmpty ? concept : nil
  }

  private static func parse(_ file: GlossaryFile) -> Result<JSONNode, JSONParser.Failure> {
    file.bytes.withUnsafeBufferPointer { bytes in
      do throws(JSONParser.Failure) {
        return .success(try JSONParser.parse(bytes))
      } catch {
        return .failure(error)
      }
    }
  }
}

extension FieldReader {
  fileprivate mutating func contrasts(_ fields: Fields) -> [Contrast] {
    list(fields, "contrasts").compactMap { item in
      guard
        let contrast = self.fields(of: item.node, path: item.path, keys: ["ids", "en", "ru"])
      else { return nil }
      requireElements(contrast, "ids", atLeast: 2)
      let ids = references(contrast, "ids")
      let en = requiredText(contrast, "en")
      let ru = requiredText(contrast, "ru")
      guard let en, let ru, ids.count >= 2 else { return nil }
      guard ids.count == 2, ids[0] < ids[1] else {
        report(.contrastOrder, field: contrast.path("ids"), at: item.node.range.lowerBound)
        return nil
      }
      return Contrast(first: ids[0], second: ids[1], en: en, ru: ru)
    }
  }

  fileprivate mutating func ambiguousLabels(_ fields: Fields) -> [AmbiguousLabel] {
    list(fields, "ambiguous").compactMap { item in
      guard
        let label = self.fields(
          of: item.node, path: item.path, keys: ["label", "ids", "en", "ru"])
      else { return nil }
      requireElements(label, "ids", atLeast: 2)
      let text = requiredText(label, "label")
      let ids = references(label, "ids")
      let en = requiredText(label, "en")
      let ru = requiredText(label, "ru")
      guard let text, let en, let ru, ids.count >= 2 else { return nil }
      return AmbiguousLabel(label: text, ids: ids, en: en, ru: ru)
    }
  }
}
