/// Words that say nothing about what is looked for: function words, those of asking, and those of
/// complaining («не работает», "doesn't").
///
/// «Нет» and "nothing" are none of them: that there is nothing is what some screens say.
public enum StopWords {
  private static let words: Set<String> = Set(
    """
    a able about above after again all already also always am an and another any anything app are
    as at be because been before being broken bug but by call called can cannot could did didnt do
    does doesnt doing dont during each else etc ever every expected few for from get gets goes got
    had happen happens has have having he her here him his how i if im in instead into is isnt
    issue it its itself just kind know let like lot make many may me might more most much must my
    name named need never not of off on one or other others our out over own please problem really
    same she should since so some somebody someone something somewhere still such term than that
    thats the their them themselves then there these they thing things thingy this those though to
    too tries try trying ui until up upon us use used very want was way we went were what whats
    when where which while who why will with without wont work working works would yet you your
    а без бы был была были было быть в вам вас весь вместо во вот вроде все всегда всего всей всем
    всеми всему всех всею всю вы где да даже для до должен должна должно должны другая другие
    другим другими других другого другое другой другому другую его ее если есть еще же за затем
    зачем здесь зовется зовут и из или им их к каждая каждого каждое каждой каждую каждый как
    какая какие каким каких какое какой каком ко когда которая которое которой котором которому
    которую которые который которым которыми которых кто куда ли либо лишь любой меня мне могу
    могут моего моей моем моему может можно мои моими моих мой моя мы на над надо название
    называется называть называют называются нам например нас насколько не него нее ней нельзя нему
    нею ни никогда ним ними них но ну нужен нужно о об один одна одно он она они оно опять
    остальное остальные остальных от откуда оттуда очень по под пока получается после потом почему
    при про проблема просто работает работал работать с сам сама самая сами само самого самое
    самой самые самый свое своего своей своему свои своим своих свой своя себе себя сейчас слишком
    слово снова со сразу сюда так такая такие такими таких такого такое такой такому такую там
    твой те тем теми термин типа то того тоже той только том тому тот туда тут ты у уже фигня хотя
    хочется хочу хрень чего чем чему через что чтоб чтобы чью штука штуки штуковина штуку эта эти
    этим этими этих это этой этом этому этот эту я
    """.split(whereSeparator: \.isWhitespace).map(String.init))

  /// Whether the folded `word` is one of them.
  public static func contains(_ word: String) -> Bool {
    words.contains(word)
  }
}
