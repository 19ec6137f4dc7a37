import BowerbirdLayout

/// The item of a wrapping grid that stands for the items that are left out.
final class OverflowItem {
  let element: GridElement
  private let declaration: WrappingDeclaration
  private let label: (label: Label, text: (Int) -> String)?

  /// The measured item for each number of left-out items, because each number has its own text.
  private var known: [Int: WrappedItem] = [:]

  /// Creates the item from the elements of a grid; nil if no element is marked.
  ///
  /// In vertical lines, a label keeps its own text. With a text for the number of left-out items, its width would
  /// depend on the breaks between lines. These breaks depend on heights, and heights depend on widths.
  init?(_ elements: [GridElement], in declaration: WrappingDeclaration) {
    for element in elements {
      guard let mark = element.item.layoutNode.knownTraits?.overflow else { continue }
      self.element = element
      self.declaration = declaration
      let text = declaration.axis == .horizontal ? mark.text : nil
      label = text.flatMap { text in (element.item as? Label).map { ($0, text) } }
      return
    }
    return nil
  }

  /// Returns the item measured with the text for a number of left-out items.
  func standing(for count: Int) -> WrappedItem {
    if let known = known[count] { return known }
    let made =
      label.map { label, text in label.pretending(text(count)) { WrappedItem(element, in: declaration) } }
      ?? WrappedItem(element, in: declaration)
    known[count] = made
    return made
  }

  /// Sets the text for a number of items that are left out.
  ///
  /// If the text changes, the grid is arranged once more. The result is the same, because the lengths of
  /// ``standing(for:)`` do not depend on the text that the label has.
  func show(_ count: Int) {
    guard let label else { return }
    let text = label.text(count)
    if label.label.text != text { label.label.text = text }
  }
}
