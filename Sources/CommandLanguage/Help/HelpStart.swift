public import TextAnalysis

/// The lines that the help begins with: each thing people come for, as something to type.
public enum HelpStart {
  /// A line to type at the prompt, and what it is good for.
  public struct Entry: Equatable, Sendable {
    /// What to type.
    public var line: Wording
    /// What it is good for.
    public var meaning: Wording
  }

  /// The entries in the order in which people need them.
  public static let all: [Entry] = [
    Entry(
      line: Wording("panel from the bottom", "шторка снизу"),
      meaning: Wording(
        "what is it called? a name or your own words",
        "как это называется? слово или описание")),
    Entry(
      line: Wording("point", "указать"),
      meaning: Wording(
        "no word at all: a screen with numbered parts",
        "слова нет совсем: экран с номерами частей")),
    Entry(
      line: Wording("new A B C D E F; tap more", "новый А Б В Г Д Е; тап ещё"),
      meaning: Wording(
        "how a tab bar with six tabs behaves",
        "как ведёт себя таб-бар с шестью вкладками")),
    Entry(
      line: Wording("show", "показать"),
      meaning: Wording("the whole screen, drawn", "весь экран, рисунком")),
    Entry(
      line: Wording("explain", "объяснить"),
      meaning: Wording("why it did that, and the source", "почему вышло именно так, и источник")),
    Entry(
      line: Wording("export picture text to:bar.txt", "экспорт рисунок text куда:бар.txt"),
      meaning: Wording(
        "the picture of your tab bar into a file", "рисунок своего таб-бара в файл")),
    Entry(
      line: Wording("tour", "экскурсия"),
      meaning: Wording("all of this in five minutes", "всё это за пять минут")),
  ]

  /// The commands that most people need, by what they are about.
  static let everyday: [(room: Wording, commands: [CommandID])] = [
    (
      Wording("terms", "термины"),
      [.find, .term, .compare, .browse, .point, .quiz, .check, .import]
    ),
    (
      Wording("tab bar", "таб-бар"),
      [.new, .preset, .open, .device, .rotate, .tap, .select, .add, .remove, .badge, .undo]
    ),
    (Wording("answers", "ответы"), [.show, .explain, .audit, .voiceover, .report, .export]),
    (Wording("session", "сеанс"), [.save, .load, .run, .set, .lang, .help, .tour, .quit]),
  ]
}
