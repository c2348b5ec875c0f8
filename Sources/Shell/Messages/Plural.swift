/// Plural forms as CLDR has them: one and other in English; one, few and many in Russian.
enum Plural {
  /// The English form for `count`.
  static func en(_ count: Int, one: String, other: String) -> String {
    "\(count) \(abs(count) == 1 ? one : other)"
  }

  /// The Russian form for `count`: 1 вкладка, 2 вкладки, 5 вкладок.
  static func ru(_ count: Int, one: String, few: String, many: String) -> String {
    let tens = abs(count) % 100
    let ones = abs(count) % 10
    if tens >= 11, tens <= 14 { return "\(count) \(many)" }
    if ones == 1 { return "\(count) \(one)" }
    if ones >= 2, ones <= 4 { return "\(count) \(few)" }
    return "\(count) \(many)"
  }
}
