import TextAnalysis

/// Words that people use for one another when they describe what is on a screen.
///
/// A group a line; a word may stand in several. Names of concepts are left to the labels.
enum Synonyms {
  private static let groups = """
    внизу снизу вниз низ низу нижний книзу донизу
    вверху сверху наверху вверх наверх верх верхний кверху
    слева влево налево левый
    справа вправо направо правый
    сбоку сторона боковой бок вбок
    посередине середина центр центральный посреди
    край кромка граница бортик
    угол уголок угловой
    рядом возле около сбоку соседний
    поверх над сверху накладываться перекрывать закрывать заслонять накрывать
    под позади сзади за
    внутри внутренний
    между промежуток расстояние зазор
    иконка значок пиктограмма символ знак
    картинка изображение фото фотография фотка рисунок снимок
    надпись подпись текст слова буквы
    заголовок название имя шапка
    круг кружок кружочек круглый кругляшок колечко кольцо
    точка точечка
    полоска полоса линия черта черточка дорожка лента
    квадрат квадратик квадратный клетка клеточка ячейка
    прямоугольник плашка плитка блок карточка
    овал овальный капсула таблетка пилюля скругленный
    треугольник треугольничек
    галочка галка птичка отметка флажок
    крестик крест закрыть
    стрелка стрелочка
    плюс плюсик прибавить увеличить
    минус убавить уменьшить
    звезда звездочка
    окно окошко окошечко
    экран дисплей страница
    страница сайт веб
    список перечень
    строка строчка ряд
    столбец столбик колонка
    таблица сетка
    кнопка кнопочка
    поле инпут форма
    меню перечень команды пункты
    раздел секция вкладка
    приложение программа
    телефон смартфон мобильник мобильный
    компьютер комп ноутбук
    планшет айпад ipad
    айфон iphone
    андроид android
    палец пальцем большой
    мышь мышка курсор указатель
    клавиатура клавиши
    микрофон голос диктовать
    лупа поиск искать найти
    корзина удалить мусорка
    нажать нажимать нажатие тапнуть тап тыкнуть ткнуть кликнуть клик щелкнуть щелчок касание коснуться жать тык тыкать
    зажать зажимать удерживать удержание держать подержать долгий
    смахнуть смахивать смахивание свайп свайпнуть провести проводить
    листать пролистывать перелистывать прокручивать прокрутка скроллить скролл
    тянуть потянуть тащить перетаскивать перетащить перетянуть оттянуть таскать вытягивать вытащить драг
    двигать перемещать передвигать двигаться подвинуть движение сдвинуть
    сводить свести сжимать сжать щипок
    разводить развести раздвигать раздвинуть
    масштаб зум приблизить увеличить увеличивать уменьшить
    повернуть поворачивать поворот вращать
    трясти потрясти встряхнуть
    навести наводить наведение ховер
    исчезать исчезнуть исчезает пропадать пропасть пропал гаснуть скрываться скрыться прятаться уходить уезжать
    появляться появиться всплывать всплыть возникать показываться вылезать вылезти выскакивать выпадать
    выезжать выехать выдвигаться выползать вылезать подниматься
    прилипать прилипла закрепить закреплен остается приклеить прибить фиксировать
    висеть парить плавать плавающий
    закрыть закрывать свернуть убрать спрятать прятать скрыть
    открыть открывать раскрыть раскрывать развернуть разворачивать
    складываться сворачиваться свернуть схлопнуть
    удалить удалять удаление стереть очистить очищать
    добавить добавлять создать создавать новый
    изменить менять изменять редактировать править поменять
    сохранить сохранять
    отменить отмена отменять
    подтвердить подтверждать подтверждение уверен согласен
    спросить спрашивать вопрос переспрашивать
    включить включать включение
    выключить выключать отключить отключать
    переключать переключить переключение сменить менять
    тумблер рубильник переключатель выключатель
    выбрать выбирать выбор отметить отмечать
    фильтр отбор фильтровать отсеять
    сортировка упорядочить порядок
    печатать набирать набор вводить ввод ввести писать вписать
    подсказка подсказывать совет пояснение
    предлагать предложение вариант варианты
    пример образец
    загружать загрузка загрузить грузить грузиться подгружать качать скачивать
    ждать ожидание подождать
    крутиться крутить вращаться вертеться вращение крутилка колесико колесо спиннер
    мигать моргать мерцать переливаться блик
    подсвечивать подсветка подсвечен выделять выделение
    цвет цветной окрасить красить закрасить
    темный темнеть затемнение затемнять потемнеть затенение тень черный
    светлый бледный блеклый
    прозрачный полупрозрачный
    серый серенький
    размытый размытие мутный матовый
    маленький мелкий небольшой крошечный миниатюрный
    большой крупный огромный
    тонкий узкий
    широкий растянутый
    короткий краткий пара
    число цифра цифры количество номер
    счетчик сколько количество
    непрочитанный новый
    пустой пусто пустота ничего
    ошибка сбой неверный
    интернет сеть соединение связь
    учить обучение обучающий обучать объяснять объясняющий объяснение знакомить
    первый стартовый начальный запуск
    вернуться возврат назад возвращаться
    начало верх
    главный основной
    активный текущий выбранный
    недоступный выключенный неактивный
    сообщение уведомление
    чат переписка мессенджер беседа
    товар магазин покупка
    купить оплата оплатить платить
    цена стоимость
    адрес место
    карта маршрут
    капля маркер метка булавка
    человек профиль аккаунт пользователь
    логотип лого эмблема заставка
    код смс пароль
    отзыв оценка оценить
    дата день месяц календарь
    время часы
    батарея заряд аккумулятор
    видео ролик фильм
    музыка трек песня
    файл документ
    скриншот снимок
    незрячий слепой скринридер
    быстро короткий мгновенно
    подряд несколько много
    один единственный
    склеенный соединенный слитный
    вместе рядом
    край бортик
    бесконечный бесконечно
    bottom low lower below beneath underneath
    top upper above
    edge side border
    next beside near adjacent
    middle center centre
    over above cover covers overlay
    behind under
    inside within
    icon symbol pictogram glyph sign
    picture image photo
    caption text words writing label
    title heading header name
    circle round circular ring
    dot point spot
    line strip stripe bar row
    box square rectangle block
    oval pill rounded capsule
    tick check checkmark
    cross x close
    arrow chevron
    plus add
    minus subtract decrease
    star stars
    window popup
    screen page display
    page site website
    table grid
    field input box
    button control
    menu commands options list
    choices options alternatives variants
    suggestion hint guess proposal
    hint tip help explain
    section tab part
    panel pane sheet drawer
    handle knob thumb grip
    scale track ruler
    app program application
    phone smartphone mobile
    computer desktop laptop
    mouse pointer cursor
    keyboard keys
    magnifier search loupe find
    trash bin delete
    tap press click touch hit push
    hold holding keep pressing
    swipe flick slide
    drag pull move draggable
    pinch squeeze
    spread apart enlarge
    zoom magnify enlarge scale
    rotate turn spin
    hover mouse over
    disappear vanish fade gone hide hidden goes
    appear pop popup show emerge display
    slide rise come emerge
    stuck stick sticky sticks pinned fixed stay stays remain
    float floating hovering hang
    close dismiss
    open expand unfold reveal
    collapse fold shrink collapsible
    delete remove clear erase
    add create new
    edit change modify
    undo cancel revert
    confirm sure ask
    switch toggle turn flip
    choose pick select selecting picked
    filter narrow
    sort order
    type enter write input typing
    load loading wait
    spin rotate turn spinner spinning wheel
    blink flash shimmer flicker pulse
    highlight glow lit
    gray grey pale light
    dark darker darken dim dims shade black
    transparent translucent
    blur blurred frosted
    small tiny little mini
    big large huge
    thin narrow
    short brief quick
    number count digit counter
    unread new
    empty blank nothing
    error failure fail
    internet connection network offline
    tutorial guide intro explain teach
    first start launch
    back return previous
    main primary chief
    active current chosen selected
    disabled unavailable inactive
    message notification
    chat conversation messenger
    shop store product
    buy pay purchase
    map place
    pin marker
    person profile account user
    logo brand
    code sms password
    review rate rating
    date day month calendar
    time clock
    battery charge
    video movie film
    song music track
    file document
    blind screenreader
    joined glued connected together
    several multiple many
    once one single
    path links trail
    step stage
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
