import CommandLanguage
import TabBar
import TextAnalysis

extension Messages {
  /// Why the bench refused, and what to do.
  static func rejection(_ rejection: Rejection) -> Wording {
    switch rejection {
    case .indexOutOfRange(let position, let count):
      return Wording(
        count == 0
          ? "there is no tab \(position): the bar has no tabs yet"
          : "there is no tab \(position): positions run from 1 to \(count)",
        count == 0
          ? "вкладки \(position) нет: на панели пока ни одной вкладки"
          : "вкладки \(position) нет: позиции идут от 1 до \(count)")
    case .notAChild(let name):
      return Wording(
        "“\(name)” is not in the array of tabs now, so it can’t be selected",
        "«\(name)» сейчас не входит в массив вкладок, поэтому выбрать её нельзя")
    case .managedBar:
      return Wording(
        "this bar belongs to its controller: UIKit raises an exception; change the tabs instead",
        "эта панель принадлежит контроллеру: UIKit бросит исключение; меняйте вкладки контроллера")
    case .emptyItems:
      return Wording(
        "a stand-alone bar needs a list of items for this: customize begin A B C",
        "отдельной панели нужен список элементов: настройка начать А Б В")
    case .notCustomizable(let name):
      guard let name else {
        return Wording(
          "nothing can be rearranged here", "здесь нечего переставлять")
      }
      return Wording(
        "“\(name)” takes no part in customization", "«\(name)» в настройке не участвует")
    case .notEditable(let name, let rule):
      return notEditable(name, rule)
    case .barNotVisible(let cover):
      let why = barCover(cover)
      return Wording(
        "the tab bar is not on the screen: \(why.en)", "таб-бара нет на экране: \(why.ru)")
    case .notOnScreen(let name, let way):
      let hint = way.map(wayWording)
      let thing = screenName(name)
      return Wording(
        "“\(thing.en)” is not on the screen" + (hint.map { "; " + $0.en } ?? ""),
        "«\(thing.ru)» нет на экране" + (hint.map { "; " + $0.ru } ?? ""))
    case .notCustomizing:
      return Wording(
        "no customization is open; begin one with: customize begin",
        "настройка не открыта; начните её так: настройка начать")
    case .unsupported(let rule):
      return unsupported(rule)
    case .unknownTab(let name):
      return Wording("there is no tab “\(name)”", "вкладки «\(name)» нет")
    case .ambiguousTab(let name, let keys):
      let en = keys.map { "“\($0.text)”" }.joined(separator: ", ")
      let ru = keys.map { "«\($0.text)»" }.joined(separator: ", ")
      return Wording(
        "“\(name)” may be \(en); write its position, or the whole key in quotes",
        "«\(name)» — это и \(ru); напишите её место или ключ целиком в кавычках")
    case .repeatedTab(let name):
      return Wording(
        "“\(name)” is named twice; each tab comes once",
        "«\(name)» названа дважды; каждая вкладка может быть только одна")
    case .unknownSystemItem(let name):
      let names = SystemItem.allCases.map(\.rawValue).joined(separator: ", ")
      return Wording(
        "the system has no item “\(name)”; it has \(names)",
        "системного элемента «\(name)» нет; есть \(names)")
    case .badValue(let value):
      return Wording("“\(value)” does not fit here", "значение «\(value)» здесь не подходит")
    case .nothingToUndo:
      return Wording("there is nothing to undo", "отменять нечего")
    case .nothingToRedo:
      return Wording("there is nothing to redo", "возвращать нечего")
    case .unknownPreset(let name):
      return Wording(
        "there is no ready interface “\(name)”; see: \(CommandID.presets.name.en)",
        "готового интерфейса «\(name)» нет; список: \(CommandID.presets.name.ru)")
    }
  }

  /// Why a tab stays as it is in a customization.
  private static func notEditable(_ name: String, _ rule: RuleID) -> Wording {
    switch rule {
    case 131:
      Wording(
        "“\(name)” is not in the list this customization began with, so it stays (TB-131)",
        "«\(name)» нет в списке, с которым начата настройка, поэтому она остаётся (TB-131)")
    case 229:
      Wording(
        "people may not hide “\(name)”; this allows it: hiding \(name) yes (TB-229)",
        "скрывать «\(name)» нельзя; разрешит: скрываемость \(name) да (TB-229)")
    default:
      Wording(
        "the placement of “\(name)” does not allow that (\(rule))",
        "размещение «\(name)» этого не разрешает (\(rule))")
    }
  }

  /// What keeps the bar off the screen.
  static func barCover(_ cover: BarCover) -> Wording {
    switch cover {
    case .modal:
      Wording(
        "a modal screen covers it (dismiss closes it)",
        "его закрывает модальный экран (уберёт «закрыть»)")
    case .keyboard: Wording("the keyboard covers it", "его закрывает клавиатура")
    case .pushedScreen:
      Wording(
        "the pushed screen hides it (pop goes back)",
        "его скрывает открытый поверх экран (назад: вернуться)")
    case .application: Wording("the application hid it", "его скрыло приложение")
    case .scrolling: Wording("it scrolled away with the content", "он уехал вместе с контентом")
    case .sidebar: Wording("it turned into the sidebar", "он превратился в сайдбар")
    case .platform: Wording("this platform has none", "на этой платформе его нет")
    }
  }

  private static func wayWording(_ way: Rejection.Way) -> Wording {
    switch way {
    case .more:
      Wording("it is behind More: tap more first", "она за «Ещё»: сначала тап ещё")
    case .group(let key):
      Wording(
        "it is in the group “\(key.text)”: tap the group or show the sidebar",
        "она в группе «\(key.text)»: тапните по группе или откройте сайдбар")
    case .expand:
      Wording(
        "the bar is minimized: tap minimized first", "бар свёрнут: сначала тап свёрнутый")
    case .customization:
      Wording(
        "the customise screen is open: customize done or customize cancel",
        "открыт экран настройки: настройка готово или настройка отмена")
    case .dismiss:
      Wording(
        "a modal screen is on top: dismiss it first", "сверху модальный экран: сначала закрыть")
    }
  }
}
