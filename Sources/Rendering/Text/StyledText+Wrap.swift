internal import TextAnalysis

extension StyledText {
  /// The text broken at spaces into lines of at most `cells`.
  ///
  /// A word that is longer than a line is broken after punctuation or before a capital within, as
  /// symbols and addresses have them, else between any two clusters. A dash stays at the end of the
  /// line, as Russian and English typography both have it. An empty text is no line at all.
  ///
  /// With `keepsWords` a word that is longer than a line stands whole on a line of its own.
  func wrapped(to cells: Int, keepsWords: Bool = false) -> [StyledText] {
    let limit = max(2, cells)
    var lines: [StyledText] = []
    var line = StyledText("")
    var used = 0
    for word in words(limit, longest: keepsWords ? .max : limit) {
      let needed = word.width
      if used > 0, used + 1 + needed > limit {
        lines.append(line)
        line = StyledText("")
        used = 0
      }
      if used > 0 {
        let style = line.runs.last?.style == word.runs.first?.style ? word.runs.first?.style : []
        line.appendVisible(" ", style ?? [])
        used += 1
      }
      line = line + word
      used += needed
    }
    if used > 0 { lines.append(line) }
    return lines
  }

  /// The words, none longer than `longest`, each dash with the word before it.
  private func words(_ limit: Int, longest: Int) -> [StyledText] {
    var words: [StyledText] = []
    var word = StyledText("")
    var used = 0
    func finish() {
      if used == 0 { return }
      let isDash = ["—", "–", "-"].contains(word.plain)
      if isDash, let last = words.last, last.width + 1 + used <= limit {
        words[words.count - 1] = last + " " + word
      } else {
        words.append(word)
      }
      word = StyledText("")
      used = 0
    }
    for run in runs {
      for character in run.text {
        if character == " " {
          finish()
          continue
        }
        let needed = DisplayWidth.width(of: character)
        if used + needed > longest {
          let rest = word.splitOff(at: longest)
          finish()
          word = rest
          used = rest.width
        }
        word.appendVisible(String(character), run.style)
        used += needed
      }
    }
    finish()
    return words
  }

  /// Takes off what stands behind the last good place to break an overlong word of one line.
  private mutating func splitOff(at limit: Int) -> StyledText {
    let characters = runs.flatMap { run in run.text.map { ($0, run.style) } }
    var place = characters.count
    for index in stride(from: characters.count - 1, to: characters.count / 2, by: -1) {
      let (before, after) = (characters[index - 1].0, characters[index].0)
      if "/-_.:".contains(before) || after.isUppercase && before.isLowercase {
        place = index
        break
      }
    }
    var rest = StyledText("")
    var kept = StyledText("")
    for (index, (character, style)) in characters.enumerated() {
      if index < place {
        kept.appendVisible(String(character), style)
      } else {
        rest.appendVisible(String(character), style)
      }
    }
    self = kept
    return rest
  }

  /// The text cut to `cells`, with `ellipsis` in place of what had to go.
  func truncated(to cells: Int, ellipsis: String) -> StyledText {
    if width <= cells { return self }
    var left = max(0, cells - DisplayWidth.width(of: ellipsis))
    var result = StyledText("")
    for run in runs {
      let part = DisplayWidth.prefix(of: run.text, fitting: left)
      result.appendVisible(part, run.style)
      left -= DisplayWidth.width(of: part)
      if part.utf8.count < run.text.utf8.count { break }
    }
    result.appendVisible(DisplayWidth.prefix(of: ellipsis, fitting: cells), [])
    return result
  }
}
