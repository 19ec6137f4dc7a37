/// Collects warnings for the report from the items that have noted that they may have some.
extension LayoutEngine {
  /// Returns the warnings of all items of the tree, outer items first.
  ///
  /// Items that have any are asked again for the next report.
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
  /// Makes the reports of layouts list the item's warnings, as long as it has any.
  ///
  /// The item calls this when it arranges its children, because it then knows what it cannot meet.
  public func noteWarnings() { engine?.notes.note(warner: reference) }
}
