// TB-054 to TB-087

extension RuleTable {
  static let selection = """
    54 documented A4 RNS
    The selected index is the place in the array, also behind More; not-found only for the list.
    Индекс выбранной — место в массиве, и за «Ещё» тоже; «не найдено» — только для списка.
    55 documented A4 A5
    Setting the index selects that element, even without an item on the bar.
    Присвоение индекса выбирает этот элемент, даже если на панели его нет.
    56 documented A4 A5
    Before iOS 3 setting the index of a tab that was not visible did nothing.
    До iOS 3 присвоение индекса невидимой вкладки ничего не делало.
    57 documented A5
    Selected controller, index and highlighted item change together.
    Выбранный контроллер, индекс и подсветка меняются вместе.
    58 documented A5
    Only an element of the array, or the More controller, can be selected.
    Выбрать можно только элемент массива или контроллер «Ещё».
    59 observed AF1
    Selecting a controller that is no child raises an exception; the model refuses.
    Выбор контроллера, который не дочерний, — исключение; модель отказывает.
    60 decision WOC FLT-sc
    An index outside the array is refused here; Apple says nothing about it.
    Индекс за пределами массива здесь отвергается; Apple о нём молчит.
    61 documented A5
    Until there are tabs the selected controller is nil.
    Пока вкладок нет, выбранный контроллер — nil.
    62 documented A10 A9 RNS FLT-sc
    Selection by code neither asks the delegate nor tells it.
    Выбор из кода не спрашивает делегата и не сообщает ему.
    63 observed RNS-prev
    A refusal that stops taps does not stop code: code asks nobody.
    Запрет, который останавливает тап, не останавливает код: код никого не спрашивает.
    64 observed RNS ION
    Selecting the selected tab by code does nothing.
    Выбор из кода уже выбранной вкладки ничего не делает.
    65 documented A9 A10 RNS WOC
    A tap first asks the delegate, then changes the selection, then tells it.
    Тап сначала спрашивает делегата, потом меняет выбор, потом сообщает о нём.
    66 documented A9 S0a WOC
    If the delegate says no, everything stays, and nothing is told.
    Если делегат ответил «нет», всё остаётся как было и сообщения нет.
    67 documented A9 WOC
    Without a delegate every tap on an enabled item is allowed.
    Без делегата разрешён любой тап по доступному элементу.
    68 documented A10
    A tap on the selected tab goes the whole way again: asked and told.
    Тап по выбранной вкладке проходит весь путь снова: вопрос и сообщение.
    69 documented A10
    Before iOS 3 did-select was called only when the selection really changed.
    До iOS 3 did-select вызывался, только когда выбор действительно менялся.
    """

  static let delegate = """
    70 documented A1 WOC QA1 EST
    A tap on the selected tab pops its navigation stack to the root.
    Тап по выбранной вкладке возвращает её стек навигации к корню.
    71 observed WOC
    The order on a second tap: the question, the pop to the root, the message.
    Порядок при повторном тапе: вопрос, возврат к корню, сообщение.
    72 observed QA1 RNS
    A no for the selected tab also prevents the pop.
    «Нет» для уже выбранной вкладки отменяет и возврат к корню.
    73 observed RNS-top M3
    At the root a second tap scrolls the content to its top.
    У корня повторный тап прокручивает содержимое к началу.
    74 observed RNS-life
    A second tap makes nothing appear or disappear.
    При повторном тапе ничего не появляется и не исчезает.
    75 documented S0b HIG26 RNS-top
    Leaving a tab and coming back keeps its stack and its scroll position.
    Уход из вкладки и возвращение сохраняют её стек и прокрутку.
    76 documented S0a
    Refusing is meant to be temporary, for example until log-in.
    Запрет должен быть временным, например до входа в систему.
    77 observed RNS-life
    iOS: new will appear, old will disappear, new did appear, old did disappear.
    iOS: новая сейчас появится, старая сейчас исчезнет, новая появилась, старая исчезла.
    78 observed RNS-life
    Android: the old one disappears first, then the new one appears.
    Android: сначала исчезает старая, потом появляется новая.
    79 observed RNS-life
    At first display only the first tab appears.
    При первом показе появляется только первая вкладка.
    80 observed RNS-life
    Two quick changes give both complete sets of events.
    Две быстрые смены дают оба полных набора событий.
    81 observed FLT-sc
    A tab's content is made when it is first selected, and kept.
    Содержимое вкладки создаётся при первом выборе и сохраняется.
    82 decision
    How the message and the appearance events interleave is not published.
    Как сообщение чередуется с событиями появления, нигде не сказано.
    83 documented H
    From iOS 18 the message names the previous tab, too.
    С iOS 18 сообщение называет и прежнюю вкладку.
    84 documented H A35
    From iOS 18 what is selected may be a child of a group.
    С iOS 18 выбрана может быть и дочерняя вкладка группы.
    85 observed ION
    Ionic answers false for an unknown or selected tab and emits nothing.
    Ionic для неизвестной или уже выбранной вкладки отвечает false и молчит.
    86 observed RNV
    React Navigation emits a press for the focused tab, too.
    React Navigation сообщает о нажатии и для выбранной вкладки.
    87 observed RNV S1
    React Navigation can go back between tabs; UIKit has no such thing.
    React Navigation умеет «назад» между вкладками; в UIKit этого нет.
    """
}
