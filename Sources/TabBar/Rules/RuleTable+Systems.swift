// TB-205 to TB-248

extension RuleTable {
  static let television = """
    205 documented S3 HIG26
    Apple TV: the bar is 68 points high, 46 from the top of the screen.
    Apple TV: панель высотой 68 pt, в 46 от верха экрана.
    206 documented S3
    Apple TV: the bar is translucent; only the selected tab is opaque, with a shadow in focus.
    Apple TV: панель полупрозрачна; непрозрачна выбранная вкладка, в фокусе — с тенью.
    207 observed XAM
    Apple TV: moving the focus along the bar selects the tab and shows its content.
    Apple TV: движение фокуса по панели выбирает вкладку и показывает её содержимое.
    208 documented A1
    Apple TV: Select on a tab moves the focus into its content.
    Apple TV: нажатие Select на вкладке переносит фокус в её содержимое.
    209 documented A1
    Apple TV: down moves the focus to the first view below the tab, else to the closest one.
    Apple TV: движение вниз переносит фокус на первый элемент под вкладкой, иначе на ближайший.
    210 documented S3
    Apple TV: Menu in the content brings the focus back to the bar.
    Apple TV: Menu в содержимом возвращает фокус на панель.
    211 documented A1 A28
    Apple TV: the bar stays, unless an observed scroll view takes it along.
    Apple TV: панель стоит на месте, если её не уносит наблюдаемая прокрутка.
    212 documented S3
    Apple TV: the bar may scroll away from one main view; over a split view it stays.
    Apple TV: от одной основной области панель может уехать, над разделённой — стоит.
    213 documented S3
    Apple TV: tabs that do not fit fade out at the edge and can be scrolled to.
    Apple TV: лишние вкладки тают у края, и до них можно докрутить.
    214 documented S3 A29 A35
    Apple TV: a logo beside the bar is at most 200 by 68 points.
    Apple TV: логотип рядом с панелью — не больше 200 на 68 pt.
    215 documented S3
    Apple TV apps for live viewing put live first, then recordings, then the rest.
    На Apple TV у просмотра эфира порядок такой: эфир, записи, остальное.
    216 documented S3 XAM
    Apple TV: words are better than icons, but for those that everybody knows.
    Apple TV: слова лучше иконок, кроме тех, что известны всем.
    """

  static let tablet = """
    217 documented A30 RNS-mode
    On an iPad from iPadOS 18 the bar is at the top in regular width, at the bottom in compact.
    На iPad с iPadOS 18 панель вверху при обычной ширине и внизу при компактной.
    218 documented A30
    The top bar of an iPad takes any number of tabs; those that do not fit are scrolled to.
    Верхняя панель iPad вмещает сколько угодно вкладок; до лишних докручивают.
    219 documented A30 GAM
    On the top bar of an iPad tabs show text; pinned ones only their image.
    На верхней панели iPad у вкладок только текст, у закреплённых — только иконка.
    220 documented H
    In automatic mode there is a sidebar when some tab is a group; the other modes force it or not.
    В режиме «авто» сайдбар есть, если какая-то вкладка — группа; другие режимы решают сами.
    221 observed RNS-mode A30
    On iPhone and in compact width every mode is a bar at the bottom.
    На iPhone и при компактной ширине любой режим — панель снизу.
    222 documented A30
    The sidebar is shown in landscape and hidden in portrait, until people or code toggle it.
    Сайдбар в альбомной ориентации показан, в книжной скрыт, пока его не переключат.
    223 documented A30
    A group is one item on the bar, and a section with its children in the sidebar.
    Группа — один элемент на панели и раздел с вкладками в сайдбаре.
    224 documented H
    A group selects its selected child, else the default, else the first; a destination itself.
    Группа выбирает свою выбранную вкладку, иначе заданную, иначе первую; назначение — само себя.
    225 documented H
    A group shows the children named in its order first; unknown names are ignored.
    Сначала в группе вкладки, названные в порядке; неизвестные имена пропускаются.
    226 documented H A31
    Placement on the bar is default for roots and optional for others, unless it is set.
    Размещение на панели у корневых обычное, у прочих по желанию, если не задано.
    227 documented A30 H
    The top bar has fixed tabs first, then those people may move, then pinned ones.
    На верхней панели сначала вкладки «на месте», затем подвижные, затем закреплённые.
    228 documented A31 H
    People move and remove default tabs, add and move optional ones, only move movable ones.
    Обычные вкладки двигают и убирают, необязательные — добавляют, подвижные — только двигают.
    229 documented A30 H
    People can hide a tab only if it allows that.
    Спрятать вкладку можно, только если она это разрешает.
    230 documented H
    A reset of the customization puts each tab's hiding back to what the application set.
    Сброс настройки возвращает скрытость каждой вкладки к той, что задало приложение.
    231 documented A30
    Saved choices win over what was set before the tabs were added, and lose to what is set later.
    Сохранённый выбор важнее заданного до добавления вкладок и уступает заданному после.
    232 documented H
    Editing on an iPad reports its beginning and end; hiding and order are reported apart.
    Настройка на iPad сообщает о начале и конце; о скрытии и порядке — отдельно.
    233 documented H
    Identifiers of tabs are unique within the controller.
    Идентификаторы вкладок в контроллере не повторяются.
    234 documented H
    A list of identifiers can say which tabs show in compact width.
    Список идентификаторов может назвать вкладки для компактной ширины.
    235 documented HIG26
    Where people may choose their tabs, start with five or fewer.
    Где вкладки выбирают сами, начните не более чем с пяти.
    """

  static let glass = """
    236 documented HIG26 GAM
    iOS 26: the bar floats, inset from the edges, with content beneath.
    iOS 26: панель парит, не касаясь краёв, а под ней содержимое.
    237 documented A32 RNS-min
    The automatic minimize behaviour is the system's choice; it was not seen to minimize.
    Сворачивание «авто» — выбор системы; сама она панель не сворачивала.
    238 documented A32 A34
    Minimizing on scroll down: scrolling down shrinks the bar, scrolling up restores it.
    Сворачивание при скролле вниз: прокрутка вниз сжимает панель, вверх — возвращает.
    239 documented A32
    Minimizing on scroll up: scrolling up shrinks the bar, scrolling down restores it.
    Сворачивание при скролле вверх: прокрутка вверх сжимает панель, вниз — возвращает.
    240 documented A32 RNS-min
    Minimizing never: the bar is always full.
    Сворачивание «никогда»: панель всегда целая.
    241 documented A33 RNS-min
    Minimizing is for iPhone bars and compact iPad windows, from iOS 26.
    Сворачивание — только на iPhone и в узком окне iPad, с iOS 26.
    242 observed HIG26 RNS-min
    A tap on the minimized bar, or scrolling to the top, expands it; nothing is selected.
    Тап по свёрнутой панели или прокрутка к началу разворачивает её; выбор не меняется.
    243 documented H RNS-min
    iOS 26: an accessory stands above the bar, and in line with it when minimized.
    iOS 26: аксессуар стоит над панелью, а у свёрнутой — в одном ряду с ней.
    244 documented H RNS-min
    The accessory belongs to the controller and stays when the tab changes.
    Аксессуар принадлежит контроллеру и остаётся при смене вкладки.
    245 documented A34 HIG26 RNS-sys
    iOS 26: a search tab stands apart at the trailing end, without a title.
    iOS 26: вкладка поиска стоит отдельно, с краю, без названия.
    246 documented H
    If a search tab activates search at once, cancelling selects the tab from before.
    Если вкладка поиска сразу включает поиск, отмена возвращает прежнюю вкладку.
    247 observed RNS-lay
    On iOS 26 an iPhone never uses the inline layout.
    В iOS 26 на iPhone раскладка в строку не применяется.
    248 observed RNS QA1
    Before iOS 26 only navigation controllers pop at a second tap; here every tab with a stack does.
    До iOS 26 по второму тапу возвращаются лишь навигационные контроллеры; здесь — любой стек.
    """
}
