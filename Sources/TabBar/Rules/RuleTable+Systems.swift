// TB-205 to TB-248

extension RuleTable {
  static let television = """
    205 documented S3 HIG26
    Apple TV: the bar is 68 points high, 46 from the top of the screen.
    Apple TV: панель высотой 68 pt, в 46 от верха экрана.
    206 documented S3
    It is translucent; only the selected tab is opaque, with a shadow when focused.
    Она полупрозрачна; непрозрачна только выбранная вкладка, в фокусе — с тенью.
    207 observed XAM
    Moving the focus along the bar selects the tab and shows its content.
    Движение фокуса по панели выбирает вкладку и показывает её содержимое.
    208 documented A1
    Select moves the focus into the content.
    Нажатие Select переносит фокус в содержимое.
    209 documented A1
    Swiping down moves the focus to the first view below.
    Свайп вниз переносит фокус на первый элемент под панелью.
    210 documented S3
    Menu in the content brings the focus back to the bar.
    Menu в содержимом возвращает фокус на панель.
    211 documented A1 A28
    The bar stays, unless an observed scroll view takes it along.
    Панель стоит на месте, если её не уносит наблюдаемая прокрутка.
    212 documented S3
    With one main view it may scroll away, with a split view it stays.
    С одной основной областью она может уезжать, с разделённой — стоит.
    213 documented S3
    Too many tabs fade out at the edge and can be scrolled.
    Лишние вкладки тают у края, и до них можно докрутить.
    214 documented S3 A29 A35
    A logo beside the bar is at most 200 by 68 points.
    Логотип рядом с панелью — не больше 200 на 68 pt.
    215 documented S3
    For live viewing the order is: live, recordings, the rest.
    Для прямых эфиров порядок такой: эфир, записи, остальное.
    216 documented S3 XAM
    Words are better than icons, but for those everybody knows.
    Слова лучше иконок, кроме всем известных.
    """

  static let tablet = """
    217 documented A30 RNS-mode
    From iPadOS 18 the bar is at the top in regular width, at the bottom in compact.
    С iPadOS 18 панель вверху при обычной ширине и внизу при компактной.
    218 documented A30
    The top bar takes any number of tabs and scrolls.
    Верхняя панель вмещает сколько угодно вкладок и прокручивается.
    219 documented A30 GAM
    On the top bar tabs show text; pinned ones only their image.
    На верхней панели у вкладок только текст, у закреплённых — только иконка.
    220 documented H
    Automatic mode has a sidebar when some tab is a group.
    В автоматическом режиме сайдбар есть, если какая-то вкладка — группа.
    221 observed RNS-mode A30
    On iPhone and in compact width every mode is a bar at the bottom.
    На iPhone и при компактной ширине любой режим — панель снизу.
    222 documented A30
    The sidebar is shown in landscape and hidden in portrait, until it is toggled.
    Сайдбар в альбомной показан, в книжной скрыт, пока его не переключат.
    223 documented A30
    A group is one item on the bar, and a section with its children in the sidebar.
    Группа — один элемент на панели и раздел с вкладками в сайдбаре.
    224 documented H
    A group selects its selected child, else the default one, else the first.
    Группа выбирает свою выбранную вкладку, иначе заданную, иначе первую.
    225 documented H
    Named children come first, unknown names are ignored, the rest follow.
    Сначала названные вкладки, неизвестные имена пропускаются, затем остальные.
    226 documented H A31
    Placement is default for roots and optional for others, unless it is set.
    Размещение у корневых обычное, у прочих по желанию, если не задано.
    227 documented A30 H
    On the bar: fixed ones, then movable ones, then pinned ones.
    На панели: закреплённые в начале, затем подвижные, затем закреплённые в конце.
    228 documented A31 H
    Default tabs move and leave, optional ones come and move, movable ones only move.
    Обычные двигаются и убираются, необязательные добавляются, подвижные только двигаются.
    229 documented A30 H
    People can hide a tab only if it allows that.
    Спрятать вкладку можно, только если она это разрешает.
    230 documented H
    A reset brings hidden tabs back.
    Сброс возвращает спрятанные вкладки.
    231 documented A30
    Saved choices win over what was set before the tabs were added.
    Сохранённый выбор важнее заданного до добавления вкладок.
    232 documented H
    Editing calls at its beginning and end; hiding and order are reported apart.
    Правка сообщает о начале и конце; о скрытии и порядке — отдельно.
    233 documented H
    Identifiers of tabs are unique.
    Идентификаторы вкладок не повторяются.
    234 documented H
    A list of identifiers can say which tabs show in compact width.
    Список идентификаторов может назвать вкладки для компактной ширины.
    235 documented HIG26
    Where people may choose, ship five tabs or fewer.
    Где можно выбирать самому, начните не более чем с пяти вкладок.
    """

  static let glass = """
    236 documented HIG26 GAM
    iOS 26: the bar floats, inset from the edges, with content beneath.
    iOS 26: панель парит, не касаясь краёв, а под ней содержимое.
    237 documented A32 RNS-min
    The automatic minimize behaviour was not seen to minimize.
    Автоматическое сворачивание само панель не сворачивало.
    238 documented A32 A34
    On scroll down: down shrinks the bar, up restores it.
    При прокрутке вниз панель сжимается, вверх — возвращается.
    239 documented A32
    On scroll up: the reverse.
    При прокрутке вверх — наоборот.
    240 documented A32 RNS-min
    Never: always the full bar.
    Никогда: панель всегда целая.
    241 documented A33 RNS-min
    Minimizing is for iPhone bars and compact iPad windows, from iOS 26.
    Сворачивание — только на iPhone и в узком окне iPad, с iOS 26.
    242 observed HIG26 RNS-min
    A tap on the minimized bar expands it, and selects nothing.
    Тап по свёрнутой панели разворачивает её и ничего не выбирает.
    243 documented H RNS-min
    An accessory stands above the bar, and in line with it when minimized.
    Дополнение стоит над панелью, а у свёрнутой — в одном ряду с ней.
    244 documented H RNS-min
    The accessory belongs to the controller and stays when tabs change.
    Дополнение принадлежит контроллеру и остаётся при смене вкладок.
    245 documented A34 HIG26 RNS-sys
    A search tab stands apart at the trailing end, without a title.
    Вкладка поиска стоит отдельно, с краю, без названия.
    246 documented H
    If it activates search, cancelling selects the tab from before.
    Если она сразу включает поиск, отмена возвращает прежнюю вкладку.
    247 observed RNS-lay
    The inline layout is not used on iPhone.
    Раскладка в строку на iPhone не применяется.
    248 observed RNS QA1
    The pop on a second tap is native to navigation controllers.
    Возврат к корню по второму тапу — свойство навигационных контроллеров.
    """
}
