public import TextAnalysis

/// Every option of the language, whichever command takes it; its raw value is the English name.
public enum OptionID: String, CaseIterable, Sendable {
  case rendering, landscape, large, proxy, edge, destination
  case failOn = "fail-on"
  case limit, why, `as`, to, os, room, lang, controller, animated, at
  case symbol, selected, shape, points, pixels, system
  case barClass = "class"
  case reason, until
  case `in`, root
  case hidesBar = "hides-bar"
  case noID = "no-id"
  case alpha, explained, color, affects, `default`, order, automatic, count
  case answer, seed

  /// The English and the Russian name, unique within each command.
  public var name: Wording {
    switch self {
    case .rendering: Wording(rawValue, "отрисовка")
    case .landscape: Wording(rawValue, "альбомная")
    case .large: Wording(rawValue, "крупная")
    case .proxy: Wording(rawValue, "для-всех")
    case .edge: Wording(rawValue, "у-края")
    case .destination: Wording(rawValue, "сама")
    case .failOn: Wording(rawValue, "провал")
    case .limit: Wording(rawValue, "предел")
    case .why: Wording(rawValue, "почему")
    case .as: Wording(rawValue, "как")
    case .to: Wording(rawValue, "куда")
    case .os: Wording(rawValue, "ос")
    case .room: Wording(rawValue, "мест")
    case .lang: Wording(rawValue, "язык")
    case .controller: Wording(rawValue, "контроллер")
    case .animated: Wording(rawValue, "плавно")
    case .at: Wording(rawValue, "место")
    case .symbol: Wording(rawValue, "символ")
    case .selected: Wording(rawValue, "выбрано")
    case .shape: Wording(rawValue, "форма")
    case .points: Wording(rawValue, "точки")
    case .pixels: Wording(rawValue, "пиксели")
    case .system: Wording(rawValue, "системная")
    case .barClass: Wording(rawValue, "класс")
    case .reason: Wording(rawValue, "причина")
    case .until: Wording(rawValue, "до")
    case .in: Wording(rawValue, "в")
    case .root: Wording(rawValue, "корень")
    case .hidesBar: Wording(rawValue, "прячет-бар")
    case .noID: Wording(rawValue, "без-идентификатора")
    case .alpha: Wording(rawValue, "непрозрачность")
    case .explained: Wording(rawValue, "объяснено")
    case .color: Wording(rawValue, "цвет")
    case .affects: Wording(rawValue, "влияет")
    case .default: Wording(rawValue, "основная")
    case .order: Wording(rawValue, "порядок")
    case .automatic: Wording(rawValue, "сразу")
    case .count: Wording(rawValue, "число")
    case .answer: Wording(rawValue, "ответ")
    case .seed: Wording(rawValue, "зерно")
    }
  }

  /// What it is for, in a few words.
  public var summary: Wording {
    switch self {
    case .rendering: Wording("whether the image takes the tint", "берёт ли картинка оттенок")
    case .landscape: Wording("the image for a phone in landscape", "картинка для телефона боком")
    case .large: Wording("the image for large text sizes", "картинка для крупного шрифта")
    case .proxy: Wording("for all bars at once", "сразу для всех баров")
    case .edge:
      Wording("for content scrolled to its end", "для содержимого, прокрученного до конца")
    case .destination:
      Wording("choosing the group selects itself", "выбор группы выбирает её саму")
    case .failOn:
      Wording("the least severity that fails", "с какой важности замечание — провал")
    case .limit: Wording("how many results at most", "сколько результатов, не больше")
    case .why: Wording("why each result was found", "почему найден каждый результат")
    case .as: Wording("the name to keep it under", "под каким именем запомнить")
    case .to: Wording("the file to write", "в какой файл записать")
    case .os: Wording("the version of the system", "версия системы")
    case .room: Wording("how many items fit on the bar", "сколько элементов помещается в баре")
    case .lang: Wording("the language", "язык")
    case .controller: Wording("which tab bar of the file, from 1", "какой таб-бар файла, с 1")
    case .animated: Wording("with animation", "с анимацией")
    case .at: Wording("the position, from 1", "на какое место, с 1")
    case .symbol: Wording("the image's name", "имя картинки")
    case .selected: Wording("the one that is selected", "то, что выбрано")
    case .shape: Wording("the outline of the image", "очертание картинки")
    case .points: Wording("the size in points", "размер в точках")
    case .pixels: Wording("the size in pixels, with the scale", "размер в пикселях, с масштабом")
    case .system: Wording("a system item", "системный элемент")
    case .barClass: Wording("the class of bar the image is for", "для какого класса бара картинка")
    case .reason: Wording("why, in words", "почему, словами")
    case .until: Wording("what lifts the refusal", "что снимет запрет")
    case .in: Wording("the tab that is meant", "о какой вкладке речь")
    case .root: Wording("down to the root screen", "до корневого экрана")
    case .hidesBar: Wording("hide the bar on that screen", "спрятать бар на этом экране")
    case .noID: Wording("a tab without an identifier", "вкладка без идентификатора")
    case .alpha: Wording("the opacity from 0 to 1", "непрозрачность от 0 до 1")
    case .explained: Wording("the screen says why", "экран говорит, почему")
    case .color: Wording("the colour", "цвет")
    case .affects: Wording("what a choice of a tab changes", "что меняет выбор вкладки")
    case .default: Wording("the child that is selected first", "какая вложенная выбрана сначала")
    case .order: Wording("the order in which they are shown", "в каком порядке показаны")
    case .automatic: Wording("search begins at once", "поиск начинается сразу")
    case .count: Wording("how many", "сколько")
    case .answer: Wording("the number of the answer", "номер ответа")
    case .seed:
      Wording("the same questions for the same number", "одно число — одни и те же вопросы")
    }
  }
}
