import TextAnalysis

/// Words that people use for one another when they describe what is on a screen.
///
/// A group a line; a word may stand in several. Names of concepts are left to the labels.
enum Synonyms {
  private static let groups = """
    внизу снизу вниз низ низу нижний
    вверху сверху наверху вверх наверх верх верхний
    слева влево налево левый
    справа вправо направо правый
    сбоку сторона боковой бок
    посередине середина центр центральный
    край кромка граница бортик
    угол уголок
    иконка значок пиктограмма символ
    картинка изображение фото фотография фотка рисунок
    надпись подпись текст слова
    круг кружок кружочек круглый
    точка точечка
    полоска полоса линия черта черточка
    квадрат квадратик квадратный клетка клеточка
    прямоугольник плашка плитка блок
    окно окошко окошечко
    список перечень
    строка строчка
    кнопка кнопочка
    приложение программа
    телефон смартфон мобильник
    айфон iphone
    андроид android
    нажать нажимать нажатие тапнуть тап тыкнуть ткнуть кликнуть клик касание коснуться жать
    зажать зажимать удерживать удержание держать
    смахнуть смахивать свайп свайпнуть провести проводить
    листать пролистывать перелистывать прокручивать прокрутка скроллить скролл
    тянуть потянуть тащить перетаскивать перетянуть оттянуть таскать
    двигать перемещать передвигать двигаться подвинуть
    исчезать исчезнуть исчезает пропадать пропасть пропал гаснуть скрываться скрыться прятаться уходить
    появляться появиться всплывать всплыть возникать показываться вылезать вылезти выскакивать
    выезжать выехать выдвигаться выползать вылезать
    закрыть закрывать свернуть убрать
    открыть открывать раскрыть раскрывать развернуть разворачивать
    удалить удалять удаление стереть очистить очищать
    включить включать включение
    выключить выключать отключить отключать
    переключать переключить переключение
    выбрать выбирать выбор отметить отмечать
    печатать набирать набор вводить ввод ввести писать
    загружать загрузка загрузить грузить грузиться подгружать
    крутиться крутить вращаться вертеться вращение
    темный темнеть затемнение затемнять потемнеть затенение
    прозрачный полупрозрачный
    серый серенький
    маленький мелкий небольшой крошечный
    большой крупный огромный
    число цифра цифры количество
    пустой пусто пустота
    ошибка сбой
    учить обучение обучающий обучать объяснять объясняющий объяснение
    вернуться возврат назад возвращаться
    bottom lower below beneath underneath
    top upper above
    edge side border
    icon symbol pictogram glyph
    picture image photo
    caption text words writing
    circle round circular
    dot point
    line strip stripe
    box square rectangle
    tap press click touch hit
    hold holding keep
    swipe flick slide
    drag pull move
    disappear vanish fade gone hide hidden
    appear pop popup show emerge
    slide rise come
    close dismiss
    open expand unfold reveal
    delete remove clear erase
    switch toggle turn
    choose pick select
    type enter write input
    load loading wait
    spin rotate turn
    gray grey
    dark darker darken dim dims
    transparent translucent
    small tiny little mini
    big large huge
    number count digit
    phone smartphone mobile
    hint tip help
    empty blank nothing
    error failure fail
    tutorial guide intro explain teach
    back return
    """

  /// For the stem of each word of the groups, the stems of the other words.
  static func related(_ stemmer: Stemmer) -> [String: [String]] {
    var related: [String: [String]] = [:]
    for group in groups.split(separator: "\n") {
      var stems: [String] = []
      for word in FoldedText(String(group)).words {
        let stem = stemmer.stem(word.text)
        if !stems.contains(stem) { stems.append(stem) }
      }
      for stem in stems {
        for other in stems where other != stem && related[stem]?.contains(other) != true {
          related[stem, default: []].append(other)
        }
      }
    }
    return related
  }
}
