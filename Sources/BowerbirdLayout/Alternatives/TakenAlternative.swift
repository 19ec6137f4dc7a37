/// The alternative of an item that a layout has taken.
public struct TakenAlternative {
  /// The item.
  public let item: ItemReference

  /// The name of the alternative.
  public let name: String

  /// The name of the alternative that an earlier report listed last for the item; nil if no earlier report listed any.
  public let former: String?

  /// A Boolean value that indicates whether earlier reports last listed another alternative of the item, or none.
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
  /// The first arrangement of the taken alternative, which fills the item; nil if there is none.
  package var takenArrangement: LayoutNode? { shownAlternatives?.taken?.arrangements.first?.layoutNode }

  /// The alternatives that are taken in this node's tree; the alternatives of outer items come first.
  ///
  /// Reading this property does not affect which alternatives the next report lists as changed. The values do not refer
  /// to a report: ``TakenAlternative/former`` is nil, and ``TakenAlternative/isChanged`` is false.
  package var takenAlternatives: [TakenAlternative] {
    topmost.ownEngine?.choices.compactMap { choice in
      guard let set = choice.alternatives, set.isShown else { return nil }
      return TakenAlternative(item: set.host, name: set.name(choice.taken), former: nil, isChanged: false)
    } ?? []
  }
}

extension LayoutEngine {
  /// Returns the taken alternatives, and marks the alternatives that have changed since they were last reported.
  ///
  /// The alternatives of outer items come first. The call records all of them as reported.
  func takenAlternatives() -> [TakenAlternative] {
    choices.compactMap { choice in
      guard let set = choice.alternatives, set.isShown else { return nil }
      let former = set.reported
      set.reported = choice.taken
      return TakenAlternative(
        item: set.host, name: set.name(choice.taken), former: former.map { set.name($0) },
        isChanged: former != choice.taken)
    }
  }
}

extension Alternatives {
  /// Whether no container leaves out the host or an item around it.
  fileprivate var isShown: Bool { host.node.map { !$0.isInOmission } ?? false }
}
