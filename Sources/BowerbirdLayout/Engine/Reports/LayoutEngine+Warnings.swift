/// Collects the warnings of a report from the items that have called ``LayoutNode/noteWarnings()``.
extension LayoutEngine {
  /// Returns the warnings of the items that have called ``LayoutNode/noteWarnings()``, in the order of their slots.
  ///
  /// An item that returns warnings stays in the list for the next report.
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
  /// Makes each report contain the item's ``LayoutItem/warningSentences()``, until the item returns no sentences.
  ///
  /// A call for an item that is not part of a layout has no effect.
  ///
  /// The item calls this method while it arranges its children, if it cannot meet a request.
  public func noteWarnings() { engine?.notes.note(warner: reference) }
}
