internal import CEditShim

/// Whether the C library reads and writes characters as UTF-8.
public enum CharacterLocale: Equatable, Sendable {
  /// The user's own locale is UTF-8.
  case asSet
  /// The user's locale is not UTF-8 or is not installed; a UTF-8 one took the place of its
  /// character part.
  case replaced
  /// The system has no UTF-8 locale: a line can't be edited, only read.
  case notUTF8

  /// Sets the locale from the environment, with UTF-8 characters whatever it says.
  ///
  /// Has to come first in a program: in the C locale libedit drops every Cyrillic letter typed.
  /// Numbers keep their C form.
  public static func prepare() -> CharacterLocale {
    switch sh_locale_prepare() {
    case .as_set: .asSet
    case .replaced: .replaced
    case .not_utf8: .notUTF8
    }
  }
}
