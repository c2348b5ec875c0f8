public import Glossary
public import TextAnalysis

/// The card of one concept: everything that the glossary knows about it, to read from the top.
public enum ConceptCard {
  /// Draws the card for `width` cells.
  ///
  /// - Parameters:
  ///   - concept: The concept.
  ///   - contrasts: The deciding sentences that name it, in the order they shall be shown.
  ///   - lookUp: Finds another concept by id, for the names of neighbours; an id that it does not
  ///     know is shown as it is.
  ///   - language: The language of the texts and headings.
  ///   - theme: Frames and colour.
  ///   - width: Cells a line may take; 20 and more keep every line inside.
  public static func draw(
    _ concept: Concept, contrasts: [Contrast] = [],
    lookUp: @escaping (String) -> Concept? = { _ in nil },
    language: Language, theme: Theme = .plain, width: Int
  ) -> String {
    let page = Page(language: language, theme: theme, width: max(20, width))
    var blocks: [[StyledText]] = [
      page.title(of: concept) + page.definition(of: concept), page.picture(of: concept),
    ]
    blocks.append(page.section(.names, page.names(of: concept)))
    blocks.append(page.section(.platformsAndSymbols, page.symbols(of: concept)))
    blocks.append(
      page.section(.confusedWith, page.contrasts(contrasts, of: concept.id, lookUp: lookUp)))
    blocks.append(page.section(.inReport, page.paragraph(concept.texts(in: language).example)))
    blocks.append(page.section(.note, page.paragraph(concept.texts(in: language).note ?? "")))
    blocks.append(page.relations(of: concept, lookUp: lookUp))
    blocks.append(page.section(.sources, page.sources(of: concept)))
    return page.join(blocks)
  }
}
