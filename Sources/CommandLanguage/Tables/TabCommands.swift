import TextAnalysis

extension CommandTable {
  /// The array of tabs.
  static let tabs: [CommandSpec] = [
    CommandSpec(
      .tabsSet, .programmer, [.tabKeys(atLeast: 0)], options: [.flag(.animated)],
      changesBench: true,
      summary: Wording("replaces the array of tabs", "заменяет массив вкладок"),
      details: Wording(
        """
        Words are keys: one that this interface ever had is that tab with its screens, any other is \
        a new tab. No words empty the array.
        """,
        """
        Слова — ключи: бывший в этом интерфейсе ключ — та же вкладка со своими экранами, любой \
        другой — новая вкладка. Без слов массив пустеет.
        """),
      examples: [
        Wording("tabs set Home Search", "вкладки задать Главная Поиск"),
        Wording("tabs set Home Cart animated:yes", "вкладки задать Главная плавно:да"),
      ]),
    CommandSpec(
      .add, .programmer, [Parameter(.tab, .tabKey)], options: [OptionSpec(.at, .anyInteger)],
      changesBench: true,
      summary: Wording("adds a tab", "добавляет вкладку"),
      examples: [
        Wording("add Sleep", "добавить Сон"), Wording("add Map at:2", "добавить Карта место:2"),
      ]),
    CommandSpec(
      .remove, .programmer, [.tab()], changesBench: true,
      summary: Wording("takes a tab out", "убирает вкладку"),
      examples: [Wording("remove Map", "убрать Карта"), Wording("remove 3", "убрать 3")]),
    CommandSpec(
      .move, .programmer, [.tab(), Parameter(.position, .anyInteger)], changesBench: true,
      summary: Wording("moves a tab to another position", "переставляет вкладку на другое место"),
      examples: [Wording("move Map 1", "переместить Карта 1")]),
    CommandSpec(
      .relaunch, .programmer, [.tabKeys(atLeast: 1)],
      options: [OptionSpec(.noID, .tabKey, isRepeatable: true)], changesBench: true,
      summary: Wording(
        "ends the application and starts it with these tabs",
        "завершает приложение и запускает его с этими вкладками"),
      details: Wording(
        "State is restored by identifier; a tab named with `no-id:` has none.",
        "Состояние восстанавливается по идентификаторам; у вкладки из `без-идентификатора:` его нет."
      ),
      examples: [
        Wording("relaunch C B A", "перезапуск В Б А"),
        Wording("relaunch C B A no-id:B", "перезапуск В Б А без-идентификатора:Б"),
      ]),
  ]
}
