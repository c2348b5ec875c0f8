import Rendering
import TabBar
import TabBarFiles
import TextAnalysis

/// The state in a few lines; programs get all of it beside.
struct StateBody: AnswerBody {
  /// Names listed at most before the count stands for the rest.
  private static let namesShown = 40
  var presentation: Presentation

  func text(_ style: TextStyle) -> String {
    let none = Wording("none", "нет").text(in: style.language)
    func names(_ items: [Destination]) -> String {
      guard items.count <= Self.namesShown else {
        return names(Array(items.prefix(Self.namesShown))) + ", … (\(items.count))"
      }
      return items.isEmpty
        ? none
        : items.map { DisplayWidth.visible($0.title(in: style.language)) }.joined(separator: ", ")
    }
    let rows: [(Wording, String)] = [
      (Wording("device", "устройство"), presentation.deviceTitle),
      (
        Wording("orientation", "ориентация"),
        presentation.orientation.title.text(in: style.language)
      ),
      (Wording("tabs", "вкладки"), names(presentation.tabs.map { .tab($0.tab.key) })),
      (Wording("selected", "выбрано"), presentation.selected.map { names([$0]) } ?? none),
      (Wording("index", "индекс"), presentation.index.map(String.init) ?? "NSNotFound"),
      (Wording("on the bar", "на баре"), names(presentation.bar.items.map(\.destination))),
      (Wording("behind More", "за «Ещё»"), names(presentation.more.rows.map(\.destination))),
    ]
    return TextTable(headings: ["", ""], rows: rows.map { [$0.text(in: style.language), $1] })
      .draw(theme: style.theme, width: style.width)
  }
}

/// All events of the last command of the bench.
struct EventsBody: AnswerBody {
  var events: [Event]

  func write(to json: inout JSONText, in language: Language) {
    json.name("events")
    events.write(to: &json)
  }

  func text(_ style: TextStyle) -> String {
    guard !events.isEmpty else {
      return Wording("nothing was called", "ничего не вызывалось").text(in: style.language)
    }
    return events.map { Narration.line($0, style) }.joined(separator: "\n")
  }
}

/// The events of all commands of the bench, under the command each came from.
struct EventLogBody: AnswerBody {
  var entries: [EventLog.Entry]

  func write(to json: inout JSONText, in language: Language) {
    json.array("log", entries) { json, entry in
      json.object { json in
        json.member("command", entry.command)
        json.name("events")
        entry.events.write(to: &json)
      }
    }
  }

  func text(_ style: TextStyle) -> String {
    guard !entries.isEmpty else { return EventsBody(events: []).text(style) }
    return entries.map { entry in
      ([DisplayWidth.visible(entry.command)]
        + entry.events.map { Narration.line($0, indent: "  ", style) })
        .joined(separator: "\n")
    }.joined(separator: "\n")
  }
}

/// The ready interfaces.
struct PresetsBody: AnswerBody {
  var presets: [Preset]

  func write(to json: inout JSONText, in language: Language) {
    json.array("presets", presets) { json, preset in
      json.object { json in
        json.member("name", preset.name)
        json.member("device", preset.device.rawValue)
        json.member("tabs", preset.blueprint.items.map(\.tab.key.text))
      }
    }
  }

  func text(_ style: TextStyle) -> String {
    let headings = [
      Wording("preset", "пресет"), Wording("device", "устройство"), Wording("tabs", "вкладки"),
    ]
    return TextTable(
      headings: headings.map { $0.text(in: style.language) },
      rows: presets.map { preset in
        [
          preset.name, preset.device.title,
          preset.blueprint.items.map(\.tab.key.text).joined(separator: ", "),
        ]
      }
    ).draw(theme: style.theme, width: style.width)
  }
}

/// What VoiceOver says.
struct SpokenBody: AnswerBody, ReasonedBody {
  var spoken: [Spoken]
  var reasons: [RuleID]

  func write(to json: inout JSONText, in language: Language) {
    json.array("spoken", spoken) { json, item in item.write(to: &json) }
  }

  func text(_ style: TextStyle) -> String {
    spoken.map { DisplayWidth.visible($0.text) }.joined(separator: "\n")
  }
}

/// A tab bar read from a file.
struct OpenedBody: AnswerBody {
  var file: InterfaceFile
  var presentation: Presentation

  func write(to json: inout JSONText, in language: Language) {
    json.object("source") { json in
      json.member("kind", file.kind.rawValue)
      json.member("controllers", file.controllers.count)
      json.member("chosen", file.chosen)
      json.member("hidden", file.hidden)
    }
  }

  func text(_ style: TextStyle) -> String {
    DevicePicture.draw(presentation, theme: style.theme, width: style.width)
  }
}
