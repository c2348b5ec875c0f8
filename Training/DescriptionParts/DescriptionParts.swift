import Glossary
import TextAnalysis

/// Prints, for each line of standard input, what speaks for each concept that it may describe: what
/// Training/fit.py fits the weights of a description's score to.
///
/// A line holds, with tabs between them: how many words are known or may be, how much of the text is in
/// labels, how near it is to something else by its words and by their context, and for each concept its
/// id and the parts of its score in the order of `ScorePart.Kind`, with spaces between them. An argument
/// is a glossary to read in place of the shipped one.
@main
enum DescriptionParts {
  static func main() throws {
    let own = CommandLine.arguments.dropFirst().map { GlossarySource.path($0, name: $0) }
    let library = try GlossaryLibrary.open(
      sources: own.isEmpty ? [.shipped] : own, cacheFolder: nil)
    while let line = readLine() {
      let sample = try library.sample(of: line)
      let concepts = sample.concepts.map { concept in
        let values = ScorePart.Kind.allCases.map { kind in
          concept.parts.first { $0.kind == kind }?.value ?? 0
        }
        return ([concept.id] + values.map { "\($0)" }).joined(separator: " ")
      }
      let head = ["\(sample.terms)", "\(sample.names)"] + sample.somethingElse.map { "\($0)" }
      print((head + concepts).joined(separator: "\t"))
    }
  }
}
