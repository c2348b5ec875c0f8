// The messages are this project's own wording; each row names the rule it rests on.

extension AuditRule {
  static let structure: [AuditRule] = [
    AuditRule(
      1, "count-over", .warning, 254,
      en: "There are {n} tabs; from the sixth on they hide behind More.",
      ru: "Вкладок {n}; начиная с шестой лишние прячутся за «Ещё»."),
    AuditRule(
      2, "count-two", .error, 52,
      en: "Nowhere to go: a bar needs two tabs or more and has {n}.",
      ru: "Переходить некуда: нужно хотя бы две вкладки, а их {n}."),
    AuditRule(
      3, "count-three", .info, 254,
      en: "Only two tabs; three to five are usual.",
      ru: "Всего две вкладки; обычно их от трёх до пяти."),
    AuditRule(
      4, "overflow", .warning, 114,
      en: "Behind More, one tap further away: {names}.",
      ru: "Спрятаны за «Ещё», на один тап дальше: {names}."),
    AuditRule(
      5, "pad-default", .info, 235,
      en: "People can rearrange these tabs: start with five or fewer ({n} now), so that wide and "
        + "narrow windows agree.",
      ru: "Вкладки можно переставлять: пусть сначала их будет не больше пяти (сейчас {n}), тогда "
        + "широкое и узкое окно совпадут."),
    AuditRule(
      6, "disabled", .error, 174,
      en: "“{name}” is disabled. Leave it on, and say inside why there is nothing to see.",
      ru: "«{name}» отключена. Оставьте её доступной и скажите внутри, почему там пусто."),
    AuditRule(
      7, "removed", .warning, 174,
      en: "“{name}” was removed while it was empty: a bar that changes cannot be relied on.",
      ru: "«{name}» убрали, пока в ней было пусто: на такой таб-бар нельзя положиться."),
    AuditRule(
      8, "empty-unexplained", .warning, 174,
      en: "“{name}” is empty and gives no reason.",
      ru: "«{name}» пуста и не объясняет почему."),
    AuditRule(
      9, "veto-permanent", .warning, 76,
      en: "“{name}” is refused with no end in sight; a refusal should be temporary.",
      ru: "Переход в «{name}» запрещён без срока; запрет должен быть временным."),
    AuditRule(
      28, "not-root", .warning, 171,
      en: "The tab interface is inside another controller; it belongs at the root of the window.",
      ru: "Интерфейс с вкладками вложен в другой контроллер; его место — в корне окна."),
    AuditRule(
      29, "modal-tabs", .info, 170,
      en: "Tabs in a modal screen: a simpler screen may do.",
      ru: "Вкладки в модальном экране: возможно, хватит экрана попроще."),
    AuditRule(
      30, "scope-split", .error, 172,
      en: "The tabs change the other pane of the split view: {names}.",
      ru: "Вкладки меняют соседнюю область разделённого экрана: {names}."),
    AuditRule(
      31, "scope-popover", .error, 172,
      en: "The tabs of the popover change the screen behind it: {names}.",
      ru: "Вкладки всплывающего окна меняют экран под ним: {names}."),
    AuditRule(
      32, "managed-bar", .error, 30,
      en: "The bar was changed directly, though it belongs to its controller; change the "
        + "controller.",
      ru: "Таб-бар меняли напрямую, хотя им управляет контроллер; менять нужно контроллер."),
  ]

  static let wording: [AuditRule] = [
    AuditRule(
      10, "title-missing", .error, 3,
      en: "The tab at position {n} has no title.",
      ru: "У вкладки на позиции {n} нет названия."),
    AuditRule(
      11, "title-words", .info, 204,
      en: "“{title}” has more than one word; one is better.",
      ru: "В названии «{title}» больше одного слова; лучше одно."),
    AuditRule(
      12, "title-long", .warning, 202,
      en: "“{title}” is wider than its place ({width} of {slot} pt): it is cut or runs into its "
        + "neighbour.",
      ru: "«{title}» шире своего места ({width} из {slot} pt): обрежется или заденет соседа."),
    AuditRule(
      13, "title-dup", .warning, 204,
      en: "“{title}” is the title of more than one tab.",
      ru: "«{title}» — название не одной вкладки."),
    AuditRule(
      14, "title-home", .info, 204,
      en: "“{title}” says too little; say what is there.",
      ru: "«{title}» говорит слишком мало; назовите, что там."),
    AuditRule(
      15, "title-unlocalized", .warning, 201,
      en: "“{name}” has no title in this language: {lang}.",
      ru: "У «{name}» нет названия на этом языке: {lang}."),
    AuditRule(
      23, "badge-content", .warning, 22,
      en: "The badge “{value}” of “{name}” is neither a number nor an exclamation mark.",
      ru: "Бейдж «{value}» у «{name}» — не число и не восклицательный знак."),
    AuditRule(
      24, "badge-long", .warning, 23,
      en: "The badge “{value}” of “{name}” is too long; something like 999+ fits.",
      ru: "Бейдж «{value}» у «{name}» слишком длинный; поместится что-то вроде 999+."),
    AuditRule(
      25, "badge-everywhere", .info, 29,
      en: "All tabs have badges, so none of them tells anything.",
      ru: "Бейджи есть у всех вкладок, и ни один ни о чём не говорит."),
    AuditRule(
      26, "badge-color", .info, 21,
      en: "White on {color}, the badge colour of “{name}”, is hard to read ({ratio}:1).",
      ru: "Белое на {color}, цвете бейджа «{name}», плохо читается ({ratio}:1)."),
    AuditRule(
      38, "a11y-label", .error, 192,
      en: "The tab at position {n} has neither title nor label: nothing to read out.",
      ru: "У вкладки на позиции {n} нет ни названия, ни метки: озвучивать нечего."),
  ]

  static let images: [AuditRule] = [
    AuditRule(
      18, "image-missing", .warning, 3, en: "“{name}” has no icon.", ru: "У «{name}» нет иконки."),
    AuditRule(
      19, "image-size", .warning, 154,
      en: "The {shape} icon of “{name}” is {points} pt for a {class} bar; {target} is right.",
      ru: "Иконка «{name}» ({shape}) — {points} pt; для {class} таб-бара нужно {target}."),
    AuditRule(
      20, "image-scale", .error, 158,
      en: "“{name}”: {px} px at @{scale}x do not make {points} pt; {expected} px would.",
      ru: "«{name}»: {px} px при @{scale}x — это не {points} pt; нужно {expected} px."),
    AuditRule(
      21, "image-compact", .info, 159,
      en: "The bitmap icon of “{name}” has no {missing} variant.",
      ru: "У растровой иконки «{name}» нет {missing} варианта."),
    AuditRule(
      22, "image-style", .info, 159,
      en: "“{name}” shows {symbol}: filled symbols belong on a bar, outlined ones in a sidebar.",
      ru: "У «{name}» символ {symbol}: на таб-баре нужен с заливкой, в сайдбаре — контурный."),
    AuditRule(
      41, "pinned-image", .error, 219,
      en: "“{name}” is pinned, where only an icon is shown, and has none.",
      ru: "«{name}» закреплена, там видна только иконка, а её нет."),
  ]

  static let behaviour: [AuditRule] = [
    AuditRule(
      16, "action-tab", .error, 175,
      en: "“{name}” does something instead of going somewhere: that is for a toolbar.",
      ru: "«{name}» не ведёт в раздел, а выполняет действие: это дело панели инструментов."),
    AuditRule(
      17, "toolbar-both", .error, 173,
      en: "A tab bar and a toolbar are on the screen together.",
      ru: "На экране сразу и таб-бар, и панель инструментов."),
    AuditRule(
      27, "bar-hidden-nav", .warning, 168,
      en: "Inside “{name}” the bar disappears on “{screen}”.",
      ru: "Внутри «{name}» таб-бар пропадает на экране «{screen}»."),
    AuditRule(
      33, "shadow-alone", .warning, 180,
      en: "The shadow image does nothing without a background image.",
      ru: "Изображение тени ничего не меняет без фонового изображения."),
    AuditRule(
      34, "divider-set", .warning, 183,
      en: "Divider images are missing for these pairs: {pairs}.",
      ru: "Не хватает изображений разделителя для пар: {pairs}."),
    AuditRule(
      35, "tint-same", .warning, 184,
      en: "Selected and other tabs have nearly one colour ({tint}).",
      ru: "Выбранная вкладка почти одного цвета с остальными ({tint})."),
    AuditRule(
      36, "tint-content", .info, 236,
      en: "Labels are close in colour to the content beneath ({content}).",
      ru: "Подписи близки по цвету к содержимому под таб-баром ({content})."),
    AuditRule(
      37, "custom-bg-26", .info, 186,
      en: "Backgrounds of one's own do nothing on iOS 26: {settings}.",
      ru: "Собственный фон на iOS 26 ничего не меняет: {settings}."),
    AuditRule(
      39, "rotation-block", .info, 135,
      en: "Because of {names} nothing turns to landscape.",
      ru: "Из-за {names} ничто не поворачивается в альбомную ориентацию."),
  ]

  static let platforms: [AuditRule] = [
    AuditRule(
      40, "search-plain", .info, 245,
      en: "“{name}” could be a real search tab, which stands at the trailing end.",
      ru: "«{name}» может стать настоящей вкладкой поиска — она стоит отдельно, с краю."),
    AuditRule(
      42, "group-depth", .warning, 223,
      en: "Groups are nested {n} levels deep; two are enough, three at most.",
      ru: "Глубина вложенности групп — {n}; довольно двух, предел — три."),
    AuditRule(
      43, "ident-dup", .error, 233,
      en: "The identifier {id} belongs to more than one tab.",
      ru: "Идентификатор {id} принадлежит не одной вкладке."),
    AuditRule(
      44, "platform", .error, 249,
      en: "This platform has no tab bar: {device}. A Mac has tab views, a Watch pages and lists.",
      ru: "На этой платформе нет таб-бара: {device}. На Mac — tab view, на Watch — страницы "
        + "и списки."),
    AuditRule(
      45, "vision-label", .error, 251,
      en: "“{name}” needs both a symbol and a label here.",
      ru: "Вкладке «{name}» здесь нужны и символ, и подпись."),
    AuditRule(
      46, "tv-logo", .error, 214,
      en: "The logo is {size} pt; no more than 200×68 fits.",
      ru: "Логотип — {size} pt; помещается не больше 200×68."),
    AuditRule(
      47, "tv-live", .info, 215,
      en: "Live first, then recordings, then the rest: now it is {names}.",
      ru: "Сначала прямой эфир, затем записи, затем остальное: сейчас {names}."),
    AuditRule(
      48, "tv-icon", .info, 216,
      en: "“{name}” is an icon without words; only search and settings are clear like that.",
      ru: "«{name}» — иконка без слов; так понятны только поиск и настройки."),
    AuditRule(
      49, "m3-count", .warning, 255,
      en: "A navigation bar has three to five destinations; this one has {n}.",
      ru: "В панели навигации от трёх до пяти разделов; здесь {n}."),
    AuditRule(
      50, "m3-label", .warning, 257,
      en: "No destination has a label: nothing to read for people or screen readers.",
      ru: "Подписей нет ни у одного раздела: ни человеку, ни экранному диктору читать нечего."),
  ]
}
