import TextAnalysis

/// Prints, for each line of standard input, the stems that the look-up compares, a space between them:
/// what Training/train.py learns from.
@main
enum StemLines {
  static func main() {
    let stemmer = Stemmer()
    while let line = readLine() {
      print(stemmer.stems(of: FoldedText(line)).joined(separator: " "))
    }
  }
}
