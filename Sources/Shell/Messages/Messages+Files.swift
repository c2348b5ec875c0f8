import FileAccess
import MarkupReading
import TabBar
import TabBarFiles
import TextAnalysis

extension Messages {
  /// Why a file could not be read or written.
  static func file(_ error: FileError) -> Wording {
    if error.path.isEmpty {
      return Wording("the name of the file is missing", "не указано имя файла")
    }
    let reason = SystemError.text(error.code)
    return error.isWriting
      ? Wording(
        "\(error.path) can’t be written: \(reason.en)", "\(error.path) не записать: \(reason.ru)")
      : Wording(
        "\(error.path) can’t be read: \(reason.en)", "\(error.path) не прочитать: \(reason.ru)")
  }

  /// Why the results could not be written.
  static func unwritableOutput(_ code: Int32) -> Wording {
    let reason = SystemError.text(code)
    return Wording(
      "the output can’t be written: \(reason.en)", "вывод не записать: \(reason.ru)")
  }

  /// Why a file of somebody's project gives no tab bar.
  static func interfaceFile(_ problem: InterfaceFile.Problem) -> Wording {
    switch problem {
    case .notFound(let path):
      return Wording("there is no readable file \(path)", "файла \(path) нет, или он не читается")
    case .markup(let path, let error):
      switch error {
      case .notWellFormed(let reason, let line, let column):
        return Wording(
          "\(path):\(line):\(column): the XML is broken: \(reason)",
          "\(path):\(line):\(column): XML повреждён: \(reason)")
      case .tooDeep(let line):
        return Wording(
          "\(path):\(line): elements are nested too deeply",
          "\(path):\(line): слишком глубокая вложенность")
      }
    case .unsupported(let path, let root):
      return Wording(
        "\(path) is no storyboard, xib or Android menu for a phone (it is: \(root))",
        "\(path) — не storyboard, xib или меню Android для телефона (это: \(root))")
    case .noTabBar(let path):
      return Wording("\(path) holds no tab bar", "в \(path) нет таб-бара")
    case .noSuchController(let number, let count):
      return Wording(
        "there is no tab bar controller \(number): the file has \(count)",
        "контроллера \(number) нет: в файле их \(count)")
    }
  }

  /// Why a saved session could not be loaded.
  static func sessionDocument(_ failure: SessionDocument.Failure, path: String) -> Wording {
    switch failure {
    case .damaged(let field):
      return Wording(
        "\(path) is no saved session, or is damaged" + (field.isEmpty ? "" : " at \(field)"),
        "\(path) — не сохранённый сеанс, или он повреждён" + (field.isEmpty ? "" : ": \(field)"))
    case .unknownFormat(let number):
      return Wording(
        "\(path) was saved in format \(number); this program knows \(SessionDocument.format)",
        "\(path) сохранён в формате \(number); эта программа знает \(SessionDocument.format)")
    case .inconsistent:
      return Wording(
        "\(path) contradicts itself and can’t be loaded",
        "\(path) противоречит сам себе, загрузить его нельзя")
    case .notEncodable:
      return Wording("the session can’t be saved", "сеанс не удаётся сохранить")
    }
  }
}
