// TB-249 to TB-265

extension RuleTable {
  static let platforms = """
    249 documented S3 HIG26 A30
    macOS has no tab bar but a tab view; an iPad app there shows a bar or a sidebar by its mode.
    В macOS таб-бара нет, есть tab view; приложение с iPad там показывает бар или сайдбар по режиму.
    250 documented S3 HIG26
    watchOS has no tab bar; pages or a list take its place.
    В watchOS таб-бара нет; вместо него — страницы или список.
    251 documented HIG26
    visionOS: the bar is vertical, at the leading side; each tab needs symbol and label.
    visionOS: бар вертикальный, с ведущей стороны; у каждой вкладки и символ, и подпись.
    252 documented A1
    Restoration selects the same tab by identity; what has no identifier begins anew.
    Восстановление выбирает ту же самую вкладку; без идентификатора всё начинается заново.
    253 documented H
    A transition between tabs may be animated; the result is the same.
    Переход между вкладками можно анимировать; итог тот же.
    254 documented S0b S3
    The guidelines: three to five tabs on an iPhone, a few more on iPad and Apple TV.
    Руководство: на iPhone от трёх до пяти вкладок, на iPad и Apple TV чуть больше.
    """

  static let material = """
    255 documented MCA M3
    Material: three to five destinations, each with icon and label, and no More.
    Material: от трёх до пяти разделов с иконкой и подписью, без «Ещё».
    256 observed MCA
    Android: the documentation names five items as the limit, the code six.
    Android: в документации предел — пять элементов, в коде — шесть.
    257 documented MCA
    Android: up to three items show all labels; from four only the selected one shows its own.
    Android: до трёх элементов видны все подписи; от четырёх — только у выбранного.
    258 documented MCA RNS-badge
    Android: numbers above 999 show as 999+; a badge without text is a dot.
    Android: числа больше 999 — «999+»; бейдж без текста — точка.
    259 observed MCA
    Android: a second tap calls the reselect listener alone, or the ordinary one if there is none.
    Android: повторный тап вызывает слушателя перевыбора, а если его нет — обычного.
    260 observed MCA
    Android: selection by code calls the listener, unlike UIKit.
    Android: выбор из кода вызывает слушателя — не как в UIKit.
    261 documented MCA
    Android: the listener may refuse a selection.
    Android: слушатель может отвергнуть выбор.
    262 documented MCA
    Material: the bar is 80 dp high; from 600 dp of width the icon is beside its label.
    Material: высота 80 dp; от 600 dp ширины иконка рядом с подписью.
    263 documented APG
    ARIA tabs: arrows move and wrap, one tab is selected.
    Вкладки ARIA: стрелки ходят по кругу, выбрана ровно одна.
    264 documented S0a S0c S4
    Russian words: «панель вкладок», «тап-бар», «вкладка», «таб», «бейджик».
    Русские слова: «панель вкладок», «тап-бар», «вкладка», «таб», «бейджик».
    265 documented S0c A1
    A swipe does not switch tabs of a tab bar; some glossaries say it does.
    Свайп не переключает вкладки таб-бара, хотя в некоторых словарях так написано.
    """
}
