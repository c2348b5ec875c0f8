// TB-001 to TB-053

extension RuleTable {
  static let items = """
    1 documented A1
    A controller without an item of its own gets one with the controller's title and no image.
    Контроллер без своего элемента получает его сам: с названием контроллера и без изображения.
    2 documented S1 H
    An item has a title, an image, one for the selected state, a badge, an enabled flag and a tag.
    У элемента есть название, изображение, изображение для выбора, бейдж, доступность и тег.
    3 documented A25
    A missing title or image is not drawn; the item keeps its place all the same.
    Отсутствующие название или изображение не рисуются, но место за элементом остаётся.
    4 documented A25 RNS-title FLT-bar
    Without a selected image one image serves both states; with one, it shows while selected.
    Без отдельного изображения для выбора показывается одно и то же; с ним — меняется при выборе.
    5 documented A25 S1
    Images are templates: only their shape counts, the colour is the tint, unless set to original.
    Изображения — трафареты: важна форма, цвет даёт оттенок, если не выбран режим «как есть».
    6 documented A25
    An image that is too large for its place is clipped, not scaled.
    Слишком большое изображение обрезается, а не уменьшается.
    7 documented A25 H
    The tag is a number for the application; it changes neither order nor selection nor looks.
    Тег — число для самого приложения; на порядок, выбор и вид он не влияет.
    8 documented H
    Items are enabled at first. A disabled one is dimmed, and people cannot select it.
    Сначала элементы доступны. Недоступный рисуется бледным, и выбрать его нельзя.
    9 observed EST ION
    A tap on a disabled item does nothing at all: the delegate is not even asked.
    Тап по недоступному элементу не делает ничего: делегата даже не спрашивают.
    10 decision H
    Disabling stops people only; code may still select the tab.
    Недоступность останавливает только человека; код выбрать вкладку может.
    11 folklore LPS
    Controller and item write to one title: the last assignment is what shows.
    Контроллер и элемент пишут в одно название: видно то, что присвоено последним.
    12 folklore LPS
    A navigation controller used as a tab shows the item of its root controller.
    Навигационный контроллер во вкладке показывает элемент своего корневого контроллера.
    13 documented H RNS-sys
    Twelve numbered system items bring a localized title and an icon.
    Двенадцать системных элементов сами приносят переведённое название и иконку.
    14 documented A26 LPS
    By the documentation a system item's title and image cannot be changed later.
    По документации название и изображение системного элемента потом не изменить.
    15 observed RNS-sys
    In iOS 18 and 26 they can: an override shows, an empty title hides, clearing restores.
    В iOS 18 и 26 можно: своё показывается, пустое прячет подпись, сброс возвращает системное.
    16 folklore QA3
    The same controller twice in the array is not supported.
    Один и тот же контроллер дважды в массиве не поддерживается.
    17 documented A30 RNS-sys
    A change of title, image, badge or availability shows at once and selects nothing.
    Смена названия, изображения, бейджа или доступности видна сразу и ничего не выбирает.
    18 documented S0a LPS
    An item can be given any time before it is shown, best in the controller's initializer.
    Элемент можно задать когда угодно до показа, лучше всего в инициализаторе контроллера.
    """

  static let badges = """
    19 documented A24 S0a
    A badge is text; nil, the default, means none, and anything else shows one.
    Бейдж — это текст; nil, как сначала, — бейджа нет, всё остальное показывается.
    20 documented S0a S0b
    The badge is a small oval, red with white text, in the upper corner of the item.
    Бейдж — маленький овал красного цвета с белым текстом в верхнем углу элемента.
    21 documented A24
    Without a colour of its own the badge is the system's red.
    Без своего цвета бейдж — системный красный.
    22 documented S0b S0a HIG26
    The guidelines want a number or an exclamation mark; the interface takes any short text.
    Руководство советует число или восклицательный знак; интерфейс примет любой короткий текст.
    23 observed RNS-badge
    On iOS 18 and earlier a long badge is not cut: its text leaves the oval.
    В iOS 18 и раньше длинный бейдж не обрезается: текст выходит за овал.
    24 observed RNS-badge
    On iOS 26 a long badge is cut with an ellipsis.
    В iOS 26 длинный бейдж обрезается многоточием.
    25 observed RNS-badge
    Words and emoji are shown as they are.
    Слова и эмодзи показываются как есть.
    26 documented A24 RNS-app
    Setting or clearing a badge selects nothing and calls nobody; selecting clears no badge.
    Бейдж ничего не выбирает и никого не вызывает; выбор вкладки бейдж не снимает.
    27 decision
    A hidden tab's badge shows in its row of the More list; the More item has none.
    Бейдж скрытой вкладки виден в строке списка «Ещё»; у самого «Ещё» бейджа нет.
    28 decision RNS-badge
    An empty badge is a dot on Android and, in this model, an empty oval on iOS.
    Пустой бейдж — точка в Android и, в этой модели, пустой овал в iOS.
    29 documented HIG26
    Badges are for what is critical; everywhere at once they tell nothing.
    Бейджи — для важного; если они повсюду, они ни о чём не говорят.
    """

  static let barObject = """
    30 documented A8 A14 S1 QA2
    Items or selection of a controller's bar set directly raise an exception; nothing changes.
    Прямая смена элементов или выбора на панели контроллера — исключение; ничего не меняется.
    31 observed QA2
    Setting the delegate of a controller's bar raises an exception, too; nothing changes.
    Смена делегата у панели контроллера — тоже исключение; ничего не меняется.
    32 documented A14
    A bar of its own begins with no items, no selection and no delegate.
    Самостоятельная панель начинает без элементов, без выбора и без делегата.
    33 documented A14 S1
    On a bar of its own new items replace the old at once, in the order given.
    На самостоятельной панели новые элементы сразу заменяют старые, в заданном порядке.
    34 documented S1 A17
    A bar of its own tracks the selected item and tells its delegate; content is not its concern.
    Самостоятельная панель помнит выбранное и сообщает делегату; содержимое — не её дело.
    35 documented A1 S0c
    No more than one item is selected at a time.
    Выбран всегда не больше чем один элемент.
    """

  static let array = """
    36 documented A2 A5
    Before the first assignment there are no tabs and no selection.
    До первого присваивания нет ни вкладок, ни выбора.
    37 documented A2 A3
    The order of the array is the order on the bar.
    Порядок в массиве — порядок на панели.
    38 documented A2 A3
    When the array is replaced, the selected tab stays selected if it is in the new one.
    При замене массива выбранная вкладка остаётся выбранной, если есть и в новом.
    39 documented A2 A3
    If the selected tab is not in the new array, the tab at the same index is selected.
    Если в новом массиве выбранной вкладки нет, выбирается вкладка с тем же индексом.
    40 documented A2 A3
    If the selected tab and its index are both gone, the first tab is selected, not the last.
    Если нет ни выбранной вкладки, ни её индекса, выбирается первая вкладка, а не последняя.
    41 documented A1 A2 RNS-life
    The first assignment selects the first tab.
    Первое присваивание выбирает первую вкладку.
    42 documented A10
    Replacing the array never calls the delegate's selection methods.
    Замена массива никогда не вызывает методы выбора у делегата.
    43 documented A2 A3
    Animation changes how items move, never what comes out.
    Анимация меняет то, как элементы движутся, но не итог.
    44 documented A2 A3 A7
    Every assignment of the array makes all its tabs customizable again.
    Каждое присваивание массива снова делает все вкладки настраиваемыми.
    45 decision A4 A5
    With no tabs left nothing is selected; the next assignment is like the first.
    Когда вкладок не осталось, не выбрано ничего; следующее присваивание — как первое.
    46 documented S0a A2
    The selected tab may be removed; the one that takes its place is selected.
    Выбранную вкладку можно убрать; выбирается та, что встала на её место.
    47 documented A2
    Tabs that are in both arrays keep their state.
    Вкладки, которые есть в обоих массивах, сохраняют своё состояние.
    48 documented A2 A5 RNS-more
    A selected tab that lands behind More stays selected, and More is highlighted.
    Выбранная вкладка, попав за «Ещё», остаётся выбранной, а подсвечен пункт «Ещё».
    49 documented A1 A2
    A tab selected through More that gets an item of its own is highlighted there.
    Вкладка, выбранная через «Ещё», получив место на панели, подсвечивается там.
    50 decision A2 A4
    With the More list selected, it stays while there is a More item, else the first tab is selected.
    Если выбран список «Ещё», он остаётся, пока «Ещё» есть, иначе выбирается первая вкладка.
    51 observed FLT-sc
    Flutter differs: a shorter list selects its last tab.
    Во Flutter иначе: в укороченном списке выбирается последняя вкладка.
    52 observed FLT-bar FLT-mat
    A bar with fewer than two tabs leads nowhere; Flutter refuses to make one.
    Панель меньше чем с двумя вкладками никуда не ведёт; Flutter такую не создаёт.
    53 observed MCA
    Android: an item added at the place of the selected one does not change the selection.
    Android: элемент, добавленный на место выбранного, выбор не меняет.
    """
}
