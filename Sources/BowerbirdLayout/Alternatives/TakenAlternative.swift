/// Which alternative of an item a layout has taken.
public struct TakenAlternative {
  /// The item.
  public let item: ItemReference

  /// The name of the alternative.
  public let name: String

  /// The name of the alternative that was taken in the layout before; nil if the item had none then.
  public let former: String?

  /// Whether the layout before had taken another one, or none.
  public let isChanged: Bool
}

extension TakenAlternative: CustomStringConvertible {
  /// The choice as a sentence, such as `'buttons' takes 'column' after 'row'.`.
  public var description: String {
    let ending = isChanged ? former.map { " after '\($0)'" } ?? "" : ""
    return "\(item.quotedPath) takes '\(name)'\(ending)."
  }
}

extension LayoutNode {
  /// What fills the item in the alternative that is taken, if it is a whole arrangement.
  package var takenArrangement: LayoutNode? { alternatives?.taken?.arrangements.first?.layoutNode }

  /// The alternatives that are taken in this node's tree, the outer ones first; no report tells less for it.
  package var takenAlternatives: [TakenAlternative] {
    topmost.ownEngine?.choices.compactMap { choice in
      choice.alternatives.map {
        TakenAlternative(item: $0.host, name: $0.name(choice.taken), former: nil, isChanged: false)
      }
    } ?? []
  }
}

extension LayoutEngine {
  /// Which alternatives are taken, the outer ones first; a report tells which of them are others than the last one told.
  func takenAlternatives() -> [TakenAlternative] {
    choices.compactMap { choice in
      guard let set = choice.alternatives else { return nil }
      let former = set.reported
      set.reported = choice.taken
      return TakenAlternative(
        item: set.host, name: set.name(choice.taken), former: former.map { set.name($0) },
        isChanged: former != choice.taken)
    }
  }
}
