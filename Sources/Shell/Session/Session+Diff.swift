import CommandLanguage
import TabBar
import TextAnalysis

extension Session {
  /// What differs from before the last step, or from a saved session.
  func diff(_ invocation: Invocation) throws(Failure) -> any AnswerBody {
    let earlier: State
    if let path = invocation.argument(.file)?.text {
      earlier = try document(at: path).state
    } else {
      earlier = bench.previous ?? bench.present
    }
    let (own, other) = presentation.json(
      differingFrom: earlier.presentation(language: DeviceLanguage(language)))
    return DiffBody(
      changes: StateChange.between(StateValue(json: other), StateValue(json: own)),
      isNegativeWhenDifferent: invocation.argument(.file) != nil)
  }

  /// A saved session.
  func document(at path: String) throws(Failure) -> SessionDocument {
    let json = try text(of: path)
    do {
      return try SessionDocument(json: json)
    } catch {
      throw Failure(error, path: path)
    }
  }
}

/// One field of the state that differs; `nil` on the side where there is no such field.
struct StateChange: Equatable {
  var path: String
  var before: StateValue?
  var after: StateValue?

  /// The fields that differ, in alphabetical order; of a list the whole is told.
  static func between(_ before: StateValue?, _ after: StateValue?, at path: String = "")
    -> [StateChange]
  {
    if before == after { return [] }
    guard let old = before?.members, let new = after?.members else {
      return [StateChange(path: path, before: before, after: after)]
    }
    return Set(old.keys).union(new.keys).sorted().flatMap { name in
      between(old[name], new[name], at: path.isEmpty ? name : path + "." + name)
    }
  }
}

extension StateValue {
  /// The members of an object.
  fileprivate var members: [String: StateValue]? {
    if case .object(let members) = self { members } else { nil }
  }
}

/// What differs between two states.
struct DiffBody: AnswerBody {
  var changes: [StateChange]
  var isNegativeWhenDifferent: Bool

  /// More words than anybody reads of one list.
  private static let mostWords = 100

  var isNegative: Bool { isNegativeWhenDifferent && !changes.isEmpty }

  func write(to json: inout JSONText, in language: Language) {
    json.array("changes", changes) { json, change in
      json.object { json in
        json.member("path", change.path)
        json.name("before")
        (change.before ?? .null).write(to: &json)
        json.name("after")
        (change.after ?? .null).write(to: &json)
      }
    }
  }

  func text(_ style: TextStyle) -> String {
    guard !changes.isEmpty else {
      return Wording("nothing differs", "различий нет").text(in: style.language)
    }
    func shown(_ value: StateValue?) -> String {
      guard let words = value?.words else {
        return Wording("absent", "отсутствует").text(in: style.language)
      }
      let rest = words.count - Self.mostWords
      let more = rest > 0 ? Wording(" and \(rest) more", " и ещё \(rest)") : Wording("", "")
      return DisplayWidth.visible(words.prefix(Self.mostWords).joined(separator: " "))
        + more.text(in: style.language)
    }
    return changes.map { change in
      "\(DisplayWidth.visible(change.path)): \(shown(change.before)) → \(shown(change.after))"
    }.joined(separator: "\n")
  }
}
