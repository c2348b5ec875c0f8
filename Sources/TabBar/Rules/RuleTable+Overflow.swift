// TB-088 to TB-140

extension RuleTable {
  static let overflow = """
    88 documented A1 H RNS-more
    Five tabs fit on an iPhone; of six or more the first four show, and More.
    На iPhone помещаются пять вкладок; от шести видны первые четыре и «Ещё».
    89 documented S0b HIG26
    How many fit depends on the width; the last place turns into More.
    Сколько помещается, зависит от ширины; последнее место становится пунктом «Ещё».
    90 observed RNS RNS-more
    From iPadOS 18 there is More in compact width only.
    С iPadOS 18 «Ещё» бывает только при компактной ширине.
    91 folklore SAB SAP
    Before iPadOS 18 seven tabs fit on an iPad, by two reports.
    До iPadOS 18 на iPad помещались семь вкладок — по двум сообщениям.
    92 decision A1
    If n tabs exceed the capacity C, the first C−1 show, and More.
    Если вкладок больше вместимости C, видны первые C−1 и «Ещё».
    93 documented A2 A6
    The More controller is never an element of the array.
    Контроллер «Ещё» никогда не бывает элементом массива.
    94 documented A6
    The More controller always exists, shown or not.
    Контроллер «Ещё» есть всегда, виден он или нет.
    95 decision A5 AF1
    Selecting More where it is not on the bar is refused here; the sources are silent.
    Выбор «Ещё», которого нет на панели, здесь отвергается; источники молчат.
    96 documented A1 A7 KIN
    The More list has the tabs without an item, in array order, and Edit.
    В списке «Ещё» — вкладки без места на панели, в порядке массива, и «Править».
    97 documented A4 RNS RNS-more
    A tap on More asks, shows the list, and tells; the index is not-found then.
    Тап по «Ещё» спрашивает, открывает список и сообщает; индекс при этом «не найдено».
    98 observed RNS-more A4
    A row shows its tab over the list; the tab is selected, More stays highlighted.
    Строка открывает вкладку поверх списка; она выбрана, а подсвечен по-прежнему пункт «Ещё».
    99 observed RNS
    Rows do not go through the delegate: it is neither asked nor told.
    Строки идут мимо делегата: его не спрашивают и ему не сообщают.
    100 observed RNS-life RNS-more
    The tab chosen by a row appears like any other.
    Вкладка, выбранная строкой, появляется как любая другая.
    101 observed RNS RNS-more
    Back at More, the tab that was open there shows again, and the delegate is told of it.
    При возвращении к «Ещё» снова видна открытая там вкладка, о ней и сообщается делегату.
    102 observed RNS-more
    A tap on More while one of its tabs shows goes back to the list.
    Тап по «Ещё», пока открыта его вкладка, возвращает к списку.
    103 observed RNS-more A10
    A tap on More while the list shows changes nothing.
    Тап по «Ещё», когда список открыт, ничего не меняет.
    104 observed RNS
    Over the More list stands one tab at most; another one takes its place.
    Поверх списка «Ещё» стоит не больше одной вкладки; другая её заменяет.
    105 documented A5 RNS-more
    A hidden tab selected by code shows over the list, with More highlighted.
    Скрытая вкладка, выбранная кодом, видна поверх списка, подсвечен пункт «Ещё».
    106 documented A9
    A no for More keeps the current tab; the list does not open.
    «Нет» для «Ещё» оставляет текущую вкладку; список не открывается.
    107 folklore KIN RNS
    A tab shown through More has a way back to the list in its navigation bar.
    У вкладки, открытой через «Ещё», в навигационной панели есть возврат к списку.
    108 observed RNS-more RNS
    When More goes away with the list open, the tab last chosen on the bar is selected.
    Если «Ещё» исчезает при открытом списке, выбирается вкладка, последней выбранная на панели.
    109 observed RNS-prev RNS-more
    When the window widens, a hidden tab that shows stays selected and gets an item.
    Когда окно шире, открытая скрытая вкладка остаётся выбранной и получает место.
    110 observed RNS-more
    When the window narrows, a selected tab beyond the fourth shows through More.
    Когда окно уже, выбранная вкладка дальше четвёртой видна через «Ещё».
    111 observed RNS
    A change by the width is no choice of the user's: the delegate hears nothing.
    Перемена из-за ширины — не выбор человека: делегат ничего не слышит.
    112 documented A1 A2 S3
    tvOS has neither More nor customization; only what fits is shown.
    В tvOS нет ни «Ещё», ни настройки; видно только то, что помещается.
    113 documented RNS A6
    visionOS and tvOS have no More controller.
    В visionOS и tvOS нет контроллера «Ещё».
    114 documented S0b S3 HIG26
    More costs a tap and hides content; it is better avoided.
    «Ещё» стоит лишнего тапа и прячет содержимое; лучше без него.
    115 observed WOC
    WinObjC deviates: five places, and code calls the delegate.
    WinObjC отклоняется: мест пять, и выбор из кода вызывает делегата.
    """

  static let customization = """
    116 documented A1 A15
    People begin with Edit on the More list; a begin call on a controller's bar is refused.
    Человек начинает кнопкой «Править» в списке «Ещё»; вызов на панели контроллера отвергается.
    117 documented A1 A7
    At first every tab may be rearranged; the application can protect some.
    Сначала переставлять можно все вкладки; приложение может защитить часть.
    118 documented A7
    With an empty customizable set there is no Edit.
    Если настраивать нечего, кнопки «Править» нет.
    119 documented A7 A15
    Tabs outside the set stay where they are.
    Вкладки вне набора остаются на месте.
    120 documented A11
    More takes no part in customization, nor is it in the lists for the delegate.
    «Ещё» в настройке не участвует, и в списках для делегата его нет.
    121 documented A11
    Before the customise screen appears the delegate hears which tabs it will show.
    Перед показом экрана настройки делегат узнаёт, какие вкладки на нём будут.
    122 documented A12
    On Done in customization come will-end and did-end, both with the new order.
    По «Готово» в настройке приходят will-end и did-end, оба с новым порядком.
    123 documented A12
    will-end and did-end also say whether anything on the bar changed.
    will-end и did-end говорят и о том, изменилось ли что-нибудь на панели.
    124 decision A12 A17
    Any difference in order counts as a change.
    Любое отличие в порядке считается изменением.
    125 documented A15
    Customization exchanges and reorders; the number of items stays.
    Настройка меняет местами и переставляет; число элементов прежнее.
    126 documented A12
    After customization the array is in the new order, and the bar follows.
    После настройки массив в новом порядке, и панель — по нему.
    127 decision
    In customization a hidden tab dropped on a visible place changes places with it.
    В настройке скрытая вкладка, брошенная на видимое место, меняется с ним местами.
    128 decision A1
    After customization More stays selected, and the tabs keep their state.
    После настройки «Ещё» остаётся выбранным, вкладки сохраняют состояние.
    129 documented A12 A30
    The classic order is saved by the application; from iPadOS 18 the system saves it.
    Порядок раньше сохраняло приложение; с iPadOS 18 его хранит система.
    130 documented A17 A16
    A bar of its own: will-begin, did-begin, edits, will-end, did-end.
    Самостоятельная панель: will-begin, did-begin, правки, will-end, did-end.
    131 documented A15
    A bar of its own needs items to offer; those on it that are not offered cannot be moved.
    Самостоятельной панели нужен список элементов; чего в нём нет, то не двигается.
    132 documented A15
    If customization takes the selected item off a bar of its own, nothing is selected.
    Если настройка убрала выбранный элемент самостоятельной панели, не выбрано ничего.
    133 documented A16
    Ending the customization of a bar of its own by code says whether items changed.
    Завершение настройки самостоятельной панели из кода сообщает, изменились ли элементы.
    134 documented A1
    tvOS has no customization.
    В tvOS настройки нет.
    """

  static let rotation = """
    135 documented S0a H
    An interface turns to landscape only if every tab supports that.
    Интерфейс поворачивается, только если поворот поддерживает каждая вкладка.
    136 documented S0a H
    Whether to turn is asked of all tabs, hidden ones, too.
    О повороте спрашивают все вкладки, и скрытые тоже.
    137 documented A13
    From iOS 7 the delegate may name the supported orientations itself.
    С iOS 7 поддерживаемые ориентации может назвать сам делегат.
    138 observed WOC RNS
    Other frameworks ask only the selected tab whether to turn.
    Другие библиотеки спрашивают о повороте только выбранную вкладку.
    139 observed RNS-sys RNS-lay
    Turning changes the layout, never the selection.
    Поворот меняет раскладку, но не выбор.
    140 documented S0a
    A refused turn changes nothing.
    Отвергнутый поворот ничего не меняет.
    """
}
