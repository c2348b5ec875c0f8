// TB-141 to TB-175

extension RuleTable {
  static let metrics = """
    141 observed RNV ORD FPR
    iPhone in portrait: 49 points for the items.
    iPhone в книжной ориентации: 49 pt на элементы.
    142 observed ORD FPR
    With a home indicator the bar is 83 points high in all.
    С индикатором «домой» вся панель — 83 pt.
    143 observed EST RNV
    iPhone in landscape: 32 points.
    iPhone в альбомной ориентации: 32 pt.
    144 observed FPR RNV
    A large iPhone in landscape: 49 points, 70 in all.
    Большой iPhone в альбомной ориентации: 49 pt, всего 70.
    145 observed FPR FLT-bar
    iPad, bar at the bottom: 50 points, 65 in all with a home indicator.
    iPad, панель снизу: 50 pt, с индикатором «домой» всего 65.
    146 observed FLT-bar FLT-mat CHM WOC
    Elsewhere: Flutter and WinObjC 50, Chameleon 60, Material 80.
    У других: Flutter и WinObjC 50, Chameleon 60, Material 80.
    147 documented H RNS-app
    Three layouts: stacked, inline and compact inline.
    Три раскладки: столбиком, в строку и в строку мелко.
    148 observed RNS-lay FPR
    Portrait is stacked; a phone in landscape is inline, small on ordinary ones; an iPad inline.
    Книжная — столбиком; телефон боком — в строку, обычный мелко; iPad — в строку.
    149 documented S0b HIG26
    The guidelines: icon over title in compact width, beside it in regular.
    Руководство: при компактной ширине иконка над названием, при обычной рядом.
    150 observed FPR RNS-title
    Titles are 10 points stacked and 13 inline.
    Названия — 10 pt столбиком и 13 в строку.
    151 documented A18
    In compact width items fill the bar; in regular width they stand in the middle.
    При компактной ширине элементы занимают всю панель, при обычной стоят в середине.
    152 documented A18 A19
    Either can be forced.
    И то и другое можно задать явно.
    153 documented A19
    Width and spacing of items are 0 for the system's; negative values become 0.
    Ширина и промежуток 0 — системные; отрицательные становятся нулём.
    154 documented S3 HIG22
    A round icon is 25 points, 18 in a compact bar.
    Круглая иконка — 25 pt, на компактной панели 18.
    155 documented S3 HIG22
    A square icon is 23 points, 17 in a compact bar.
    Квадратная иконка — 23 pt, на компактной панели 17.
    156 documented S3 HIG22
    A wide icon is 31 points wide, 23 in a compact bar.
    Широкая иконка — 31 pt в ширину, на компактной панели 23.
    157 documented S3 HIG22
    A tall icon is 28 points high, 20 in a compact bar.
    Высокая иконка — 28 pt в высоту, на компактной панели 20.
    158 documented S4 S3 HIG22
    23 points at 3x are 69 pixels; a published 72 is a slip.
    23 pt при 3x — это 69 px; напечатанное где-то 72 — опечатка.
    159 documented S0b S3
    A bitmap needs both sizes. Filled symbols go on a bar, outlined ones in a sidebar.
    Растру нужны оба размера. Символы с заливкой — на таб-бар, контурные — в сайдбар.
    160 documented A30
    From iOS 18 the application gives the outline, and the system chooses.
    С iOS 18 приложение даёт контурный символ, а выбирает система.
    161 documented H
    An item may have an image for landscape phones and one for large text sizes.
    У элемента может быть изображение для телефона боком и для крупного текста.
    """

  static let visibility = """
    162 documented S0b S4 HIG19
    While the keyboard is on the screen the bar is not; the selection stays.
    Пока на экране клавиатура, панели нет; выбор не меняется.
    163 observed ION RNV FLT-sc
    Others differ: some hide the bar then, some do not.
    У других по-разному: одни панель прячут, другие нет.
    164 documented A27
    Pushing a screen that hides the bottom bar removes it; popping brings it back.
    Экран, который прячет таб-бар, убирает его; возврат возвращает.
    165 folklore A27 ORD
    It stays hidden for screens above that one, too.
    Она спрятана и на экранах поверх него.
    166 decision
    That is a matter of each tab: another tab shows the bar.
    Это дело каждой вкладки: на другой панель видна.
    167 documented H RNS
    From iOS 18 the application can hide the bar; code can still select.
    С iOS 18 приложение может спрятать панель; код выбирать может.
    168 documented S0b HIG26
    The guidelines: keep the bar visible while people move about; modal screens are excepted.
    Руководство: при переходах панель видна; исключение — модальные экраны.
    169 documented HIG26
    A modal screen covers the bar; afterwards all is as before.
    Модальный экран закрывает панель; после него всё как было.
    170 documented S0a
    Tabs in a modal screen are for complex tasks only; simpler is better.
    Вкладки в модальном экране — только для сложных задач; проще — лучше.
    171 documented S0a QA3
    A tab interface belongs at the root of the window.
    Место интерфейса с вкладками — в корне окна.
    172 documented S0b HIG19
    Tabs change only the view they belong to, not what is beside or behind it.
    Вкладки меняют только свою область, а не соседнюю и не экран под ней.
    173 documented S0b HIG19
    A tab bar and a toolbar are not shown together.
    Таб-бар и панель инструментов вместе не показывают.
    174 documented S0b HIG26
    A tab without content stays available, and says why it is empty.
    Вкладка без содержимого остаётся доступной и говорит, почему пуста.
    175 documented S0b
    Tabs go somewhere; they do not act on the current view.
    Вкладки ведут куда-то, а не выполняют действия.
    """
}
