extension AuditRule {
  /// What the rule says where there is nothing to name: its message, or for one with places a
  /// wording that stands on its own.
  public func statement(in language: DeviceLanguage) -> String {
    let own = Self.statements[number]
    return language == .en ? own?.english ?? english : own?.russian ?? russian
  }

  private static let statements: [Int: (english: String, russian: String)] = [
    1: (
      "Six tabs or more: from the sixth on they hide behind More.",
      "Вкладок больше пяти: начиная с шестой они прячутся за «Ещё»."
    ),
    2: (
      "Fewer than two tabs: there is nowhere to go.",
      "Вкладок меньше двух: переходить некуда."
    ),
    4: (
      "A tab is behind More, one tap further away.",
      "Вкладка спрятана за «Ещё», на один тап дальше."
    ),
    5: (
      "More than five tabs to start with, where people can rearrange them.",
      "Сначала вкладок больше пяти, хотя их можно переставлять."
    ),
    6: ("A tab is disabled.", "Вкладка отключена."),
    7: ("A tab was removed while it was empty.", "Вкладку убрали, пока в ней было пусто."),
    8: ("A tab is empty and gives no reason.", "Вкладка пуста и не объясняет почему."),
    9: (
      "A tab is refused with no end in sight.",
      "Переход на вкладку запрещён без срока."
    ),
    30: (
      "The tabs change the other pane of the split view.",
      "Вкладки меняют соседнюю область разделённого экрана."
    ),
    31: (
      "The tabs of a popover change the screen behind it.",
      "Вкладки всплывающего окна меняют экран под ним."
    ),
    10: ("A tab has no title.", "У вкладки нет названия."),
    11: ("A title has more than one word.", "В названии больше одного слова."),
    12: ("A title is wider than its place.", "Название шире своего места."),
    13: ("A title belongs to more than one tab.", "Одно название у нескольких вкладок."),
    14: (
      "A title such as Home says too little.",
      "Название вроде «Главная» говорит слишком мало."
    ),
    15: (
      "A tab has no title in the language of the device.",
      "У вкладки нет названия на языке устройства."
    ),
    23: (
      "A badge is neither a number nor an exclamation mark.",
      "Бейдж — не число и не восклицательный знак."
    ),
    24: (
      "A badge is longer than four characters.",
      "Бейдж длиннее четырёх знаков."
    ),
    26: (
      "White is hard to read on the colour of a badge.",
      "Белое плохо читается на цвете бейджа."
    ),
    38: (
      "A tab has neither title nor label: nothing to read out.",
      "У вкладки нет ни названия, ни метки: озвучивать нечего."
    ),
    18: ("A tab has no icon.", "У вкладки нет иконки."),
    19: (
      "An icon has another size than its shape asks for.",
      "Размер иконки не тот, что положен её форме."
    ),
    20: (
      "The pixels of an icon do not make its points at this scale.",
      "Пиксели иконки не дают её размера в pt при этом масштабе."
    ),
    21: (
      "A bitmap icon is there for one size of the bar only.",
      "Растровая иконка есть только для одного размера таб-бара."
    ),
    22: (
      "A symbol is outlined on the bar, or filled in the sidebar.",
      "Символ на таб-баре контурный или в сайдбаре с заливкой."
    ),
    41: (
      "A pinned tab, which shows only an icon, has none.",
      "У закреплённой вкладки видна только иконка, а её нет."
    ),
    16: (
      "A tab does something instead of going somewhere.",
      "Вкладка не ведёт в раздел, а выполняет действие."
    ),
    27: (
      "The bar disappears on a screen inside a tab.",
      "На одном из экранов внутри вкладки таб-бар пропадает."
    ),
    34: (
      "Divider images are there for some pairs of states only.",
      "Изображения разделителя есть не для всех пар состояний."
    ),
    35: (
      "Selected and other tabs have nearly one colour.",
      "Выбранная вкладка почти одного цвета с остальными."
    ),
    36: (
      "Labels are close in colour to the content beneath.",
      "Подписи близки по цвету к содержимому под таб-баром."
    ),
    37: (
      "Backgrounds of one's own do nothing on iOS 26.",
      "Собственный фон на iOS 26 ничего не меняет."
    ),
    39: (
      "Because of some tabs nothing turns to landscape.",
      "Из-за части вкладок ничто не поворачивается в альбомную ориентацию."
    ),
    40: (
      "A tab titled Search could be a real search tab.",
      "Вкладка «Поиск» может стать настоящей вкладкой поиска."
    ),
    42: (
      "Groups are nested more than three levels deep.",
      "Группы вложены глубже трёх уровней."
    ),
    43: (
      "An identifier belongs to more than one tab.",
      "Один идентификатор у нескольких вкладок."
    ),
    44: ("The platform has no tab bar.", "На платформе нет таб-бара."),
    45: (
      "On Vision a tab needs both a symbol and a label.",
      "На Vision вкладке нужны и символ, и подпись."
    ),
    46: (
      "The logo of an Apple TV is larger than 200×68 pt.",
      "Логотип на Apple TV больше 200×68 pt."
    ),
    47: (
      "Live, recordings and the rest stand in another order.",
      "Прямой эфир, записи и остальное стоят в другом порядке."
    ),
    48: (
      "An icon without words that is neither search nor settings.",
      "Иконка без слов, и это не поиск и не настройки."
    ),
    49: (
      "A navigation bar has fewer than three or more than five destinations.",
      "В панели навигации меньше трёх или больше пяти разделов."
    ),
  ]
}
