import TextAnalysis

extension CommandTable {
  /// The customise screen.
  static let customization: [CommandSpec] = [
    CommandSpec(
      .customizeBegin, .user, [.tabKeys(atLeast: 0)], changesBench: true,
      summary: Wording("opens the customise screen", "открывает экран настройки вкладок"),
      details: Wording(
        "Items are named only for a bar without a controller.",
        "Элементы называют только для бара без контроллера."),
      examples: [
        Wording("customize begin", "настройка начать"),
        Wording("customize begin Day Week Year", "настройка начать День Год"),
      ]),
    CommandSpec(
      .customizeSwap, .user, [.tab(more: [.more]), .otherTab(more: [.more])], changesBench: true,
      summary: Wording("exchanges two tabs", "меняет две вкладки местами"),
      examples: [Wording("customize swap Map Cart", "настройка обменять Карта Корзина")]),
    CommandSpec(
      .customizeReplace, .user, [.tab(), Parameter(.otherTab, .tabKey)], changesBench: true,
      summary: Wording(
        "puts another item in the place of one", "ставит другой элемент на место этого"),
      examples: [Wording("customize replace Week Year", "настройка заменить Неделя Год")]),
    CommandSpec(
      .customizeAdd, .user, [.tab(more: [.more])], changesBench: true,
      summary: Wording("iPadOS 18: puts a tab on the bar", "iPadOS 18: ставит вкладку в бар"),
      examples: [Wording("customize add Map", "настройка добавить Карта")]),
    CommandSpec(
      .customizeRemove, .user, [.tab(more: [.more])], changesBench: true,
      summary: Wording("iPadOS 18: takes a tab off the bar", "iPadOS 18: убирает вкладку из бара"),
      examples: [Wording("customize remove Map", "настройка убрать Карта")]),
    CommandSpec(
      .customizeHide, .user, [.tab(more: [.more])], changesBench: true,
      summary: Wording("iPadOS 18: hides a tab", "iPadOS 18: прячет вкладку"),
      examples: [Wording("customize hide Map", "настройка спрятать Карта")]),
    CommandSpec(
      .customizeReset, .user, changesBench: true,
      summary: Wording(
        "iPadOS 18: puts everything back as it was made",
        "iPadOS 18: возвращает всё, как было задумано"),
      examples: [Wording("customize reset", "настройка сбросить")]),
    CommandSpec(
      .customizeDone, .user, changesBench: true,
      summary: Wording("ends and keeps the changes", "завершает и сохраняет изменения"),
      examples: [Wording("customize done", "настройка готово")]),
    CommandSpec(
      .customizeCancel, .user, changesBench: true,
      summary: Wording("ends and drops the changes", "завершает и отбрасывает изменения"),
      examples: [Wording("customize cancel", "настройка отмена")]),
  ]
}
