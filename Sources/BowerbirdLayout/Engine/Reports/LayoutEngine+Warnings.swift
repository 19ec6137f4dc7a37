/// Collects the warnings of the report from the items that have called ``LayoutNode/noteWarnings()``.
extension LayoutEngine {
  /// Returns the warnings of all items of the tree, outer items first.
  ///
  /// An item with warnings is asked again for the next report.
  func warnings() -> [LayoutWarning] {
    var warnings: [LayoutWarning] = []
    for item in notes.takeWarners() where item.isIn(self) {
      guard let node = item.node else { continue }
      let sentences = (node.owner?.warningSentences() ?? []) + node.extensions.flatMap { $0.warningSentences(of: node) }
      if !sentences.isEmpty { notes.note(warner: item) }
      warnings += sentences.map { LayoutWarning(item: item, sentence: $0) }
    }
    return warnings
  }
}

extension LayoutNode {
  /// Adds the item's warnings to the report of each layout until the item has no warnings any more.
  ///
  /// The item calls this method while it arranges its children, as soon as it knows which requests it cannot meet.
  public func noteWarnings() { engine?.notes.note(warner: reference) }
}
