import TextAnalysis

// TB-088 to TB-105, TB-116 to TB-121

extension HelpTopic {
  static let moreParagraphs: [(left: Wording, right: Wording)] = [
    (
      Wording("new A B C D E F", "новый А Б В Г Д Е"),
      Wording(
        """
        On an iPhone: five items fit. Of six tabs the first four keep theirs; More takes the fifth \
        place and stands for the rest, here E and F.
        """,
        """
        На айфоне помещается пять элементов. Из шести вкладок свои места сохраняют первые четыре; \
        пятое занимает «Ещё», за ним остальные — здесь Д и Е.
        """)
    ),
    (
      Wording("tap more", "тап ещё"),
      Wording(
        """
        Opens the list of the rest, in array order, with Edit above it. More itself is selected \
        now; selectedIndex is NSNotFound.
        """,
        """
        Открывает список остальных в порядке массива, над ним кнопка «Править». Выбрано само \
        «Ещё», selectedIndex — NSNotFound.
        """)
    ),
    (
      Wording("tap E", "тап Д"),
      Wording(
        """
        A row shows its tab over the list, with a way back. The tab is selected, and yet More \
        stays highlighted. So it is when code selects E while it is behind More.
        """,
        """
        Строка показывает свою вкладку поверх списка, с кнопкой возврата. Выбрана вкладка, но \
        подсвеченным остаётся «Ещё». То же самое, когда Д выбирает код.
        """)
    ),
    (
      Wording("tap A; tap more", "тап А; тап ещё"),
      Wording(
        "Back at More, the tab that was open there shows again, not the list.",
        "При возврате к «Ещё» снова видна вкладка, которая была там открыта, а не список.")
    ),
    (
      Wording("tap more", "тап ещё"),
      Wording(
        "Tapped once more, More goes back to the list; on the list a tap changes nothing.",
        "Повторный тап по «Ещё» возвращает к списку; на самом списке он ничего не меняет.")
    ),
    (
      Wording(
        "customize begin; customize swap A E; customize done",
        "настройка начать; настройка обменять А Д; настройка готово"),
      Wording(
        """
        Edit lets the user choose the four tabs of the bar; More itself stays. `explain` names \
        the rule behind each of these.
        """,
        """
        «Править» даёт пользователю выбрать четыре вкладки бара; само «Ещё» остаётся. Правило за \
        каждым шагом назовёт команда «объяснить».
        """)
    ),
  ]
}
