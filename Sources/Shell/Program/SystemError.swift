import TextAnalysis

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What an `errno` means.
enum SystemError {
  /// In both languages for the ones that files meet; the system's own words for any other.
  static func text(_ code: Int32) -> Wording {
    switch code {
    case ENOENT: Wording("no such file or folder", "такого файла или папки нет")
    case EACCES, EPERM: Wording("permission denied", "нет прав")
    case EISDIR: Wording("it is a folder", "это папка")
    case ENOTDIR:
      Wording("a part of the path is no folder", "одна из частей пути — не папка")
    case EEXIST: Wording("it exists already", "уже существует")
    case ENOSPC, EDQUOT: Wording("no space left", "нет места")
    case EROFS: Wording("the file system is read-only", "файловая система только для чтения")
    case ELOOP: Wording("too many links", "слишком много ссылок")
    case ENAMETOOLONG: Wording("the name is too long", "слишком длинное имя")
    case EFBIG: Wording("the file is too large", "файл слишком большой")
    case EMFILE, ENFILE: Wording("too many open files", "открыто слишком много файлов")
    case EBADF: Wording("it is closed", "он закрыт")
    case EINTR: Wording("interrupted", "прервано")
    case EPIPE: Wording("nobody reads it any more", "его больше никто не читает")
    case EIO: Wording("the device failed", "сбой устройства")
    default: Wording(systemText(code), "ошибка системы \(code): \(systemText(code))")
    }
  }

  private static func systemText(_ code: Int32) -> String {
    // The program has one thread, so the text is not written over while it is copied.
    guard let text = strerror(code) else { return "errno \(code)" }
    return String(cString: text)
  }
}
