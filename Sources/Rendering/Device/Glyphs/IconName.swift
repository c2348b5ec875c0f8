/// An image name taken apart: an SF Symbol (`house.fill`), a Material symbol (`home_filled`), an
/// Android resource (`@drawable/ic_home_black_24dp`) or a file name.
struct IconName {
  /// The words of the name without decoration, for initials.
  let words: [String]
  /// Names to look for, the most exact first.
  let candidates: [String]
  /// Whether the name asks for the filled form.
  let isFilled: Bool

  init(_ image: String) {
    var name = image.lowercased()
    let isResource = name.hasPrefix("@") || name.hasPrefix("ic_")
    if let slash = name.lastIndex(of: "/") { name = String(name[name.index(after: slash)...]) }
    for ending in [".png", ".pdf", ".svg", ".xml", ".jpg"] where name.hasSuffix(ending) {
      name = String(name.dropLast(ending.count))
    }
    let usesDots = name.contains(".")
    let separator: Character = usesDots ? "." : "_"
    let all = name.split { $0 == separator || $0 == "-" || $0 == " " || !usesDots && $0 == "." }
      .map(String.init)
    let decoration = usesDots ? Self.variants : Self.affixes
    let bare = all.filter { !decoration.contains($0) }
    isFilled =
      all.contains(where: Self.filled.contains)
      || isResource && !all.contains(where: Self.outlined.contains)
    words = bare.isEmpty ? all : bare
    let text = String(separator)
    var names = [all.joined(separator: text), all.filter { $0 != "fill" }.joined(separator: text)]
    var rest = bare
    while !rest.isEmpty {
      names.append(rest.joined(separator: text))
      names.append(rest.joined(separator: usesDots ? "_" : "."))
      rest.removeLast()
    }
    candidates = names.filter { !$0.isEmpty }
  }

  /// Parts of an SF Symbol's name that only vary it.
  private static let variants: Set<String> = [
    "fill", "circle", "square", "badge", "slash", "rtl", "inverse",
  ]
  /// Parts of a resource's name that say nothing of the picture.
  private static let affixes: Set<String> = [
    "ic", "icon", "icn", "img", "tab", "tabbar", "bar", "baseline", "outline", "outlined",
    "filled", "fill", "round", "rounded", "sharp", "twotone", "black", "white", "grey", "selected",
    "normal", "active", "nav", "inactive", "24dp", "24", "24px", "18dp", "36dp", "48dp", "vector",
  ]
  private static let outlined: Set<String> = [
    "outline", "outlined", "border", "inactive", "normal",
  ]
  private static let filled: Set<String> = ["fill", "filled", "baseline", "selected", "active"]
}
