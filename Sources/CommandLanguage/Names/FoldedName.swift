/// The form under which names of commands, options and keywords are looked up: case is ignored, and
/// ё is е (rule R9).
///
/// Much narrower than the folding of a search: hyphens, digits and everything else stay.
func foldedName(_ name: String) -> String {
  var isLowerASCII = true
  for byte in name.utf8 where byte >= 0x80 || (0x41...0x5A).contains(byte) {
    isLowerASCII = false
    break
  }
  if isLowerASCII { return name }
  var folded = String.UnicodeScalarView()
  var precededByE = false
  for scalar in name.unicodeScalars {
    let value = scalar.value
    switch value {
    case 0x41...0x5A, 0x410...0x42F:
      if let lower = Unicode.Scalar(value + 0x20) { folded.append(lower) }
    case 0x401, 0x451: folded.append("е")
    // A diaeresis that stands apart, as file names of macOS have it.
    case 0x308 where precededByE: break
    case 0..<0x80, 0x430...0x44F: folded.append(scalar)
    default: folded.append(contentsOf: scalar.properties.lowercaseMapping.unicodeScalars)
    }
    precededByE = value == 0x415 || value == 0x435
  }
  return String(folded)
}
