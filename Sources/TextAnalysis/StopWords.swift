/// Words that say nothing about what is looked for: function words, and those of asking.
public enum StopWords {
  private static let words: Set<String> = Set(
    """
    a about above all also an and any anything are as at be because been being but by can could did
    do does doing dont each else etc every few for from get gets goes got had has have having he her
    here him his how i if im in into is isnt it its just kind know let like lot make many may me
    might more most much must my name named need no not of off on one or other our out over own
    please really same she should so some something somewhere still such than that thats the their
    them then there these they thing things this those thingy to too up upon us use used very want
    was way we were what whats when where which while who why will with without would you your
    called call term ui app
    а без бы был была были было быть в вам вас весь во вот все всего всех вы где да даже для до его
    ее если есть еще же за здесь и из или им их к как какая какие какой ко когда кто ли либо меня
    мне мой может можно мы на над надо нам нас не него нее нет ни них но ну о об один одна одно он
    она они оно от очень по под при про с сам само свой себя со так такая такие такое такой там те
    тем то того тоже той только том тот тут ты у уже хочу чего чем что чтобы чтоб эта эти это этой
    этот этом эту я зовется зовут называют называется называются название называть термин слово
    штука штуки штуку штуковина фигня хрень которая которое которые который которую которой
    """.split(whereSeparator: \.isWhitespace).map(String.init))

  /// Whether the folded `word` is one of them.
  public static func contains(_ word: String) -> Bool {
    words.contains(word)
  }
}
