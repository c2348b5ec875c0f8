// TB-141 to TB-175

extension RuleTable {
  static let metrics = """
    141 observed RNV ORD FPR
    iPhone in portrait: 49 points for the items.
    iPhone в книжной ориентации: 49 pt на элементы.
    142 observed ORD FPR
    With a home indicator the bar of an iPhone in portrait is 83 points high in all.
    С индикатором «домой» вся панель iPhone в книжной ориентации — 83 pt.
    143 observed EST RNV
    iPhone in landscape, where the height is compact: 32 points.
    iPhone в альбомной ориентации, при компактной высоте: 32 pt.
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
    An item has one of three layouts: stacked, inline or compact inline.
    У элемента одна из трёх раскладок: столбиком, в строку или в строку мелко.
    148 observed RNS-lay FPR
    Portrait is stacked, landscape compact inline; large phones up to iOS 18 and iPads are inline.
    Книжная — столбиком, альбомная — в строку мелко; большие телефоны до iOS 18 и iPad — в строку.
    149 documented S0b HIG26
    The guidelines: the icon is over its title in compact width, beside it in regular.
    Руководство: при компактной ширине иконка над названием, при обычной — рядом.
    150 observed FPR RNS-title
    Titles are 10 points in stacked items and 13 in inline ones.
    Названия — 10 pt у элементов столбиком и 13 pt у элементов в строку.
    151 documented A18
    In compact width items fill the bar; in regular width they stand in the middle.
    При компактной ширине элементы занимают всю панель, при обычной стоят в середине.
    152 documented A18 A19
    Filling the bar or standing in the middle can be forced, whatever the width.
    Занять всю панель или встать в середине можно велеть при любой ширине.
    153 documented A19
    Item width and spacing of 0 mean the system's; negative values are stored as 0.
    Ширина и промежуток 0 — системные; отрицательные хранятся как 0.
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
    A square of 23 points is 69 pixels at 3x; the 72 of one published table is a slip.
    Квадрат 23 pt при 3x — это 69 px; 72 в одной опубликованной таблице — опечатка.
    159 documented S0b S3
    A bitmap icon needs both sizes. Filled symbols go on a bar, outlined ones in a sidebar.
    Растровой иконке нужны оба размера. С заливкой — на таб-бар, контурные — в сайдбар.
    160 documented A30
    From iOS 18 the application gives the outlined symbol; the system picks filled or outlined.
    С iOS 18 приложение даёт контурный символ; с заливкой или без — выбирает система.
    161 documented H
    An item may have an image for landscape phones and one for large text sizes.
    У элемента может быть изображение для телефона боком и для крупного текста.
    """

  static let visibility = """
    162 documented S0b S4 HIG19
    While the keyboard is on the screen the bar is not; the selection stays.
    Пока на экране клавиатура, панели нет; выбор не меняется.
    163 observed ION RNV FLT-sc
    Other frameworks differ at the keyboard: some hide the bar, some do not.
    При клавиатуре другие фреймворки ведут себя по-разному: одни панель прячут, другие нет.
    164 documented A27
    Pushing a screen that hides the bottom bar removes the tab bar; popping it brings the bar back.
    Экран, который прячет таб-бар, убирает его с экрана; возврат с него возвращает и таб-бар.
    165 folklore A27 ORD
    A bar hidden by a pushed screen stays hidden on the screens above that one.
    Панель, спрятанная экраном в стеке, спрятана и на экранах поверх него.
    166 decision
    Hiding by a pushed screen is a matter of each tab: another tab shows the bar.
    Прячет панель экран своей вкладки: на другой вкладке панель видна.
    167 documented H RNS
    From iOS 18 the application can hide the bar; code can select all the same.
    С iOS 18 приложение может спрятать панель; выбирать из кода можно по-прежнему.
    168 documented S0b HIG26
    The guidelines: keep the bar visible while people move about; modal screens are excepted.
    Руководство: при переходах панель видна; исключение — модальные экраны.
    169 documented HIG26
    A modal screen covers the bar and its tabs; once it is dismissed all is as before.
    Модальный экран закрывает панель и вкладки; когда его уберут, всё как было.
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
