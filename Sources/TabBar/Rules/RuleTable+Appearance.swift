// TB-176 to TB-204

extension RuleTable {
  static let appearance = """
    176 documented S1 A22
    A bar has two styles: default, light with dark text, and black, dark with light text.
    У панели два стиля: обычный, светлый с тёмным текстом, и чёрный, тёмный со светлым.
    177 documented S1
    The bar is translucent; made opaque, it has its tint, or black or white by style.
    Панель полупрозрачна; непрозрачная берёт свой оттенок или чёрный либо белый по стилю.
    178 documented S1
    With a background image translucency follows the image's opacity, unless forced.
    С фоновым изображением прозрачность бара — по прозрачности изображения, если не задана явно.
    179 documented A20 S1
    A resizable background image is stretched, another tiled; with an image there is no blur.
    Растяжимый фон растягивается, другой повторяется; размытия с изображением нет.
    180 documented A21 S1
    A shadow image works only together with a background image.
    Изображение тени действует только вместе с фоновым.
    181 documented S1 H
    A selection indicator image, none at first, stands behind the icon.
    Изображение индикатора выбора, сначала его нет, стоит за иконкой.
    182 documented H
    The indicator's tint colours it, or a template image; without a colour there is none of these.
    Оттенок красит индикатор или его трафарет; без цвета ни того, ни другого нет.
    183 documented S1 H
    Divider images come in three pairs of states; today's interface has none.
    Изображения разделителя — для трёх пар состояний; в нынешнем интерфейсе их нет.
    184 documented S1 H RNS-title
    The selected item takes the tint, blue at first; the others are grey.
    Выбранный элемент берёт оттенок, сначала синий; остальные серые.
    185 observed RNS-title RNS-lay
    On iOS 26 items that are not selected ignore a colour of one's own.
    В iOS 26 невыбранные элементы свой цвет не принимают.
    186 documented S1 RNS-app A34
    The bar's tint colours its background; on iOS 26 custom backgrounds do nothing.
    Оттенок панели окрашивает её фон; в iOS 26 свой фон не действует.
    187 documented S0b S3
    The bar's background shows while content lies beneath, and goes at the content's end.
    Фон панели виден, пока под ней есть содержимое, и пропадает в его конце.
    188 documented A23
    At the scroll edge the bar has its edge appearance, or none: then a transparent background.
    У края прокрутки действует вид для края, а если его нет — прозрачный фон.
    189 documented H RNS-app
    An item's own appearance rules while that item is selected.
    Собственный вид элемента действует, пока элемент выбран.
    190 documented S1
    One setting can style all bars at once.
    Одна настройка может оформить сразу все панели.
    191 documented S1
    Constraints may tie the bar to anything but a baseline.
    Ограничения могут привязать панель к чему угодно, кроме базовой линии.
    """

  static let speech = """
    192 documented S1
    VoiceOver reads: selected, title, place and total.
    VoiceOver читает: выбрано, название, место и сколько всего.
    193 observed EST
    Newer systems add the word tab between title and place.
    Новые системы добавляют слово «вкладка» между названием и местом.
    194 observed RUA FLT-ru
    In Russian: «Выбрано», title, «вкладка», «N из M».
    По-русски: «Выбрано», название, «вкладка», «N из M».
    195 observed FLT-bar FLT-ru
    Flutter puts the place of a tab into the hint.
    Flutter кладёт место вкладки в подсказку.
    196 observed EST
    The total that VoiceOver says counts the items of the bar; More counts as one.
    «Всего» у VoiceOver — число элементов на панели; «Ещё» — один из них.
    197 folklore
    A disabled tab is announced as dimmed.
    Недоступная вкладка объявляется недоступной.
    198 observed MCA
    A badge is part of what is read out, in the right plural form.
    Бейдж входит в то, что читается вслух, в нужной форме числа.
    199 observed RNS-dir
    From right to left the first tab is right-most; indexes stay.
    Справа налево первая вкладка — самая правая; индексы прежние.
    200 observed RNS-dir
    Changing the direction changes the drawing only, at once.
    Смена направления меняет только вид, и сразу.
    201 documented S1 RNS-sys
    Titles must be given in each language; system items translate themselves.
    Названия нужны на каждом языке; системные элементы переводят себя сами.
    202 observed RNS-title
    A long title is cut on iOS 26 and Android, and runs into its neighbours before.
    Длинное название в iOS 26 и Android обрезается, раньше — заезжает на соседей.
    203 observed FLT-sc RNV
    Labels of the bar do not grow with the text size; a long press shows an item large instead.
    Подписи бара не растут с размером текста; вместо этого долгий тап показывает элемент крупно.
    204 documented S3 HIG26
    Titles are single concrete words; Home is too broad.
    Названия — отдельные конкретные слова; «Главная» слишком общо.
    """
}
