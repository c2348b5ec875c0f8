import TextAnalysis

/// Words that people use for one another when they describe what is on a screen.
///
/// A group a line; a word may stand in several. Names of concepts are left to the labels.
enum Synonyms {
  private static let groups = """
    адрес место
    айфон iphone
    активный текущий выбранный
    андроид android
    батарея заряд аккумулятор
    бесконечный бесконечно
    большой крупный огромный
    быстро короткий мгновенно
    вверху сверху наверху вверх наверх верх верхний кверху
    вернуться возврат назад возвращаться
    видео ролик фильм
    висеть парить плавать плавающий
    включить включать включение
    вместе рядом
    внизу снизу вниз низ низу нижний книзу донизу
    внутри внутренний
    войти логин
    время часы
    вход войти авторизация
    выбрать выбирать выбор отметить отмечать
    выезжать выехать выдвигаться выползать вылезать подниматься
    выключить выключать отключить отключать
    галочка галка птичка отметка флажок
    главный основной
    говорить читать вслух
    два двойной дважды
    двигать перемещать передвигать двигаться подвинуть движение сдвинуть
    диктор голос
    добавить добавлять создать создавать
    ждать ожидание подождать
    заголовок название имя шапка
    загружать загрузка загрузить грузить грузиться подгружать качать скачивать
    зажать зажимать удерживать удержание держать подержать долгий
    закрыть закрывать свернуть убрать спрятать прятать скрыть
    звезда звездочка
    изменить менять изменять поменять
    иконка значок пиктограмма символ знак
    интернет сеть соединение связь
    исчезать исчезнуть исчезает пропадать пропасть пропал гаснуть скрываться скрыться прятаться уходить уезжать
    капля маркер метка булавка
    карта маршрут
    картинка изображение фото фотография фотка рисунок снимок
    квадрат квадратик квадратный клетка клеточка ячейка
    клавиатура клавиши
    кнопка кнопочка
    код смс пароль
    колокольчик уведомление
    компьютер комп ноутбук
    корзина удалить мусорка
    короткий краткий пара
    край бортик
    край кромка граница бортик
    круг кружок кружочек круглый кругляшок колечко кольцо
    крутиться крутить вращаться вертеться вращение крутилка колесико колесо спиннер
    купить оплата оплатить платить
    линия граница
    листать пролистывать перелистывать прокручивать прокрутка скроллить скролл
    логотип лого эмблема заставка
    маленький мелкий небольшой крошечный миниатюрный
    масштаб зум приблизить увеличить увеличивать уменьшить
    между промежуток расстояние зазор
    мигать моргать мерцать переливаться блик
    микрофон голос диктовать
    минус убавить уменьшить
    музыка трек песня
    мышь мышка курсор указатель
    навести наводить наведение ховер
    надпись подпись текст слова буквы
    нажать нажимать нажатие тапнуть тап тыкнуть ткнуть кликнуть клик щелкнуть щелчок касание коснуться жать тык тыкать
    накрывать перекрывать заслонять
    начало верх
    недоступный выключенный неактивный
    незрячий слепой скринридер
    непрочитанный новый
    низ подвал футер
    овал овальный капсула таблетка пилюля скругленный
    овальчик овал таблетка
    один единственный
    окно окошко окошечко
    окно окошко окошечко
    отзыв оценка оценить
    открыть открывать раскрыть раскрывать развернуть разворачивать
    отменить отмена отменять
    ошибка сбой неверный
    палец пальцем большой
    папка файл
    первый стартовый начальный запуск
    переключать переключить переключение сменить менять
    печатать набирать набор вводить ввод ввести писать вписать
    планшет айпад ipad
    плюс плюсик прибавить увеличить
    повернуть поворачивать поворот вращать
    поверх над
    под позади сзади за
    подсвечивать подсветка подсвечен выделять выделение
    подсказка подсказывать совет пояснение
    подтвердить подтверждать подтверждение уверен согласен
    подтвердить точно
    подчеркнутый ссылка
    показывает видно
    полоска полоса линия черта черточка дорожка лента
    посередине середина центр центральный посреди
    последний конец
    появляться появиться всплывать всплыть возникать показываться вылезать вылезти выскакивать выпадать
    предлагать предложение вариант варианты
    прилипать прилипла закрепить закреплен остается приклеить прибить фиксировать
    приложение программа
    пример образец
    прозрачный полупрозрачный
    прозрачный стекло
    прямоугольник плашка
    пустой пусто пустота ничего
    разводить развести раздвигать раздвинуть
    раздел секция
    размытый размытие мутный матовый
    редактировать править
    реклама баннер
    рядом возле около
    сбоку сторона боковой бок вбок
    светлый бледный блеклый
    сводить свести сжимать сжать щипок ущипнуть щипать
    сдвинуть смахнуть
    серый серенький
    складываться сворачиваться свернуть схлопнуть
    склеенный соединенный слитный
    скриншот снимок
    слева влево налево левый
    смахнуть смахивать смахивание свайп свайпнуть провести проводить
    сообщение уведомление
    сортировка упорядочить порядок
    сохранить сохранять
    список перечень
    справа вправо направо правый
    спросить спрашивать вопрос переспрашивать
    ссылка адрес
    столбец столбик колонка
    страница сайт веб
    стрелка стрелочка
    строка строчка ряд
    счетчик сколько количество
    таблица сетка
    телефон смартфон мобильник мобильный
    темный темнеть затемнение затемнять потемнеть затенение тень черный
    тонкий узкий
    тормозить медленный
    точка точечка
    точки троеточие многоточие
    треугольник треугольничек
    три несколько
    трясти потрясти встряхнуть
    тумблер рубильник переключатель выключатель
    тянуть потянуть тащить перетаскивать перетащить перетянуть оттянуть таскать вытягивать вытащить драг
    угол уголок угловой
    удалить удалять удаление стереть очистить очищать
    учить обучение обучающий обучать объяснять объясняющий объяснение знакомить
    файл документ
    фильтр отбор фильтровать отсеять
    цвет цветной
    цена стоимость
    чат переписка мессенджер беседа
    чекбокс галочка
    человек профиль аккаунт пользователь
    число цифра цифры количество номер
    широкий растянутый
    active current chosen selected
    add create new
    allow permission access
    app program application
    appear pop popup show emerge display
    arrow chevron
    attach clip
    back return previous
    battery charge
    big large huge
    blind screenreader
    blind seeing
    blink flash shimmer flicker pulse
    blur blurred frosted
    bottom low lower below beneath underneath
    box square rectangle
    button control
    buttons actions
    caption label
    chat conversation messenger
    choices options alternatives variants
    choose pick select selecting picked
    circle round circular
    close dismiss
    code sms password
    collapse fold shrink collapsible
    computer desktop laptop
    confirm sure ask
    cross x close
    dark darker darken dim dims shade black
    delete remove erase
    disabled unavailable inactive
    disappear vanish fade
    dot point spot
    download load
    drag pull move draggable
    edge side border
    edit change modify
    empty blank nothing
    error failure fail
    field input
    file document
    filter narrow
    finger thumb
    fingerprint face biometric
    float floating hovering hang
    full whole entire
    glass transparent translucent
    goes gone away
    grab drag take
    gray grey
    handle knob thumb grip
    hide hidden
    highlight glow lit
    highlighted coloured
    hint tip help explain
    hold holding
    hover mouse over
    icon symbol pictogram glyph sign
    inside within
    internet connection network offline
    joined glued connected together
    jump skip rewind
    keyboard keys
    last end
    line strip stripe bar row
    load loading wait
    logo brand
    magnifier search loupe find
    main primary chief
    map place
    message notification
    middle center centre
    minus subtract decrease
    mouse pointer cursor
    next beside near adjacent
    number count digit counter
    open expand unfold reveal
    oval pill rounded capsule
    over above cover covers overlay
    page site website
    panel pane sheet drawer
    part piece half
    path links trail
    person profile account user
    phone smartphone mobile
    picture image photo
    pin marker
    pinch squeeze
    plus add
    question ask
    reload refresh update
    review rate rating
    rotate turn spin
    scale track ruler
    screen display
    section tab part
    selected highlighted
    several multiple many
    shop store
    short brief quick
    slide rise come emerge
    small tiny little mini
    song music track
    sort order
    sortable sort
    spin rotate turn spinner spinning wheel
    spread apart enlarge
    star stars
    step stage
    stuck stick sticky sticks pinned fixed stay stays remain
    suggestion hint guess proposal
    swap replace change
    swipe flick slide
    switch toggle
    table grid
    talk voice speech
    tap press click touch hit push
    thin narrow
    tick check checkmark
    title heading header name
    top upper above
    transparent translucent
    trash bin delete
    trembling vibration buzz
    tutorial guide intro explain teach
    type enter write input typing
    undo cancel revert
    upload send attach
    video movie film
    window popup
    wrong error mistake
    zoom magnify enlarge scale
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
