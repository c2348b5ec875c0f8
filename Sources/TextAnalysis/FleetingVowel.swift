/// The Russian `stem` without the vowel that comes and goes before its last consonant.
///
/// «Список» and «списка», «шторка» and «шторок», «палец» and «пальца» have one stem each this way.
/// The rule also shortens stems whose vowel stays («блок»): what matters is that all forms of a
/// word agree.
func withoutFleetingVowel(_ stem: String) -> String {
  var letters = Array(stem.unicodeScalars)
  if letters.last == "ь" { letters.removeLast() }
  let count = letters.count
  guard count >= 4, "кцнлр".unicodeScalars.contains(letters[count - 1]) else {
    return String(letters)
  }
  if "оеь".unicodeScalars.contains(letters[count - 2]), isConsonant(letters[count - 3]) {
    letters.remove(at: count - 2)
  }
  return String(letters)
}

private func isConsonant(_ letter: Unicode.Scalar) -> Bool {
  "бвгджзйклмнпрстфхцчшщ".unicodeScalars.contains(letter)
}

extension String {
  init(_ scalars: [Unicode.Scalar]) {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    self.init(view)
  }
}
