import BowerbirdSolver

/// A mistake in a program that a layout reports and otherwise ignores.
public enum LayoutProblem {
  /// A program tried to add an item to itself or to one of its own descendants.
  case cycle(item: ItemReference, parent: ItemReference)

  /// A program tried to activate a constraint with an item that no longer exists.
  case missingItem(LayoutConstraint)

  /// A constraint relates numbers that cannot be compared: a position and a length, a position and a number, or positions
  /// along different axes.
  ///
  /// The constraint has no effect.
  case incomparable(LayoutConstraint)

  /// A chain was written for an item that has no parent.
  case noParent(ItemReference)

  /// A constraint was written outside of a closure of constraints, and was dropped without ever being active.
  case unusedConstraint(LayoutConstraint)

  /// The items of a constraint have no common ancestor, so the constraint has no effect until they have one.
  case noCommonAncestor(LayoutConstraint)

  /// A coefficient or the constant of a constraint is NaN, infinite or too large for the solver.
  ///
  /// The constraint has no effect until its numbers are corrected.
  case notFinite(LayoutConstraint)

  /// The priority of a constraint is not a number from 1 to 1000.
  ///
  /// The constraint has no effect until its priority is corrected.
  case invalidPriority(LayoutConstraint)

  /// The root was given a size that is negative or not finite.
  case invalidSize(ItemReference)

  /// The content of an item has a size that is negative or not finite, or a priority that is not a number from 1 to
  /// 1000.
  ///
  /// Such an extent counts as 0. A priority above 1000 counts as 999.99, and any other such priority as 1.
  case invalidContent(ItemReference)

  /// A label was given a font whose size is not a positive, finite number.
  ///
  /// The text has no extent.
  case invalidFont(ItemReference)

  /// A ratio of width to height is not a positive, finite number.
  ///
  /// The constraint has no effect.
  case invalidRatio(ItemReference, ratio: Double)

  /// A program tried to lay out an item that has a parent.
  case notARoot(ItemReference)

  /// A snapping grid is not valid, so frames are not snapped; see ``SnappingGrid/isValid``.
  case invalidGrid(SnappingGrid)

  /// Code that measures, arranges or reviews requested a layout of its own tree, and the request changed nothing.
  ///
  /// A question that code asks while it measures is not answered, and is reported in the same way.
  case nestedLayout(ItemReference)

  /// A program tried to add a root to another item during the root's own layout.
  case movedInLayout(item: ItemReference, parent: ItemReference)

  /// A program tried to remove a margins guide from its item, or to add it to another item.
  case fixedGuide(ItemReference)

  /// An item was given an empty list of alternatives, or a list without any usable alternative.
  case noAlternatives(ItemReference)

  /// An alternative is listed a second time, and has no effect in the second list.
  ///
  /// `host` is the item with the second list, and `user` the item with the first list; they may be the same item.
  case repeatedAlternative(host: ItemReference, alternative: String, user: ItemReference)

  /// An alternative leaves out, lists as its own or arranges an item that is not inside of the alternative's host.
  ///
  /// The problem is also reported if an alternative leaves out the host itself, or lists the host as its own.
  case outsideOfAlternative(ItemReference, host: ItemReference, alternative: String)

  /// The condition of an alternative mentions an item whose length the alternatives themselves decide.
  ///
  /// The condition is evaluated in a layout in which the alternative is taken.
  case circularAlternative(ItemReference, host: ItemReference, alternative: String)

  /// The condition of an alternative cannot be evaluated, and counts as false.
  ///
  /// The condition contains a position, an item that is not in the tree, or a number that is not finite.
  case unusableCondition(host: ItemReference, alternative: String)

  /// An alternative without a condition has no natural size, so its item asks for no room for it.
  ///
  /// Required constraints relate the alternative's items to other items. The alternative fits if, in a solution with it,
  /// no item lies beyond the edges, and no content that is tied is compressed.
  case unfittedAlternative(host: ItemReference, alternative: String)

  /// An alternative was not taken, because it did not qualify with the alternative that a later choice had taken.
  ///
  /// `by` is the host of the later choice, and `other` is the name of the later choice's alternative.
  case undoneAlternative(host: ItemReference, alternative: String, by: ItemReference, other: String)

  /// Code of an item has added another item too late for the layout, so the added item waits for the next layout.
  ///
  /// This happens in two cases. In the first case, the item with the code was itself added by code in this layout. In
  /// the second case, the code measured content, and an earlier call of the same item's code had added an item.
  case addedTooLate(ItemReference, by: ItemReference)

  /// Items of a tree kept changing constraints or measurements, so the layout of the root was stopped.
  ///
  /// The list of the items is empty if they are not known. Without a change, another layout in the same size keeps the
  /// frames and reports the problem again.
  case unsettled(ItemReference, changing: [ItemReference])
}

extension LayoutProblem: CustomStringConvertible {
  /// The mistake as a sentence that names the items, and the line if it is known.
  public var description: String {
    switch self {
    case .cycle(let item, let parent):
      "\(item.quotedPath) cannot be added to \(parent.quotedPath), because \(parent.quotedPath) is inside of \(item.quotedPath)."
    case .missingItem(let constraint):
      "\(constraint) cannot be active: one of its boxes no longer exists."
    case .noParent(let item):
      "A chain of \(item.quotedPath) needs its container: add \(item.quotedPath) to it first, or write container.layout(view)."
    case .incomparable(let constraint) where constraint.expression.termCount == 1:
      "\(constraint) has no meaning: only a length can be compared with a number; state the other item of a position."
    case .incomparable(let constraint):
      "\(constraint) has no meaning: a horizontal position, a vertical position and a length cannot be compared with each other."
    case .unusedConstraint(let constraint):
      "\(constraint) was dropped without ever being active: write it inside of constraints { … }, or set isActive."
    case .noCommonAncestor(let constraint):
      "\(constraint) waits: \(constraint.additionWanted ?? "\(list(constraint.itemNames)) have no common ancestor")."
    case .notFinite(let constraint):
      "\(constraint) does not count: one of its numbers is not finite, as after a division by 0."
    case .invalidPriority(let constraint):
      "\(constraint) does not count: its priority \(plain(constraint.priority.value)) is not a number from 1 to 1000."
    case .invalidSize(let item):
      "\(item.quotedPath) was given a size that is negative or not finite; a negative extent counts as 0, any other is replaced by the previous one."
    case .invalidContent(let item):
      "The content of \(item.quotedPath) has a size that is negative or not finite, or a priority that is not a number from 1 to 1000; such an extent counts as 0, and such a priority as 1 or 999.99."
    case .invalidFont(let item):
      "The font of \(item.quotedPath) has a size that is not a positive, finite number, so the text has no extent."
    case .invalidRatio(let item, let ratio):
      "The aspect ratio \(plain(ratio)) of \(item.quotedPath) does not count: a ratio is a positive, finite number."
    case .notARoot(let item):
      "\(item.quotedPath) has a parent and cannot be laid out on its own; lay out the root of its tree."
    case .invalidGrid(let grid):
      "A grid of \(plain(grid.cellWidth)) by \(plain(grid.cellHeight)) has no cells to snap to; frames were not snapped."
    case .nestedLayout(let item):
      "The layout of \(item.quotedPath) was requested during that layout; the request returned the frames known so far."
    case .movedInLayout(let item, let parent):
      "\(item.quotedPath) cannot be added to \(parent.quotedPath) during its own layout; it was not added."
    case .fixedGuide(let item):
      "The guide \(item.quotedPath) belongs to its item: it cannot be removed, and cannot be added to another item."
    case .noAlternatives(let item):
      "\(item.quotedPath) was given an empty list of alternatives, which has no effect."
    case .repeatedAlternative(let host, let alternative, let user):
      "'\(alternative)' is among the alternatives of \(user.quotedPath) already, and does not count a second time in \(host.quotedPath); create another Alternative."
    case .outsideOfAlternative(let item, let host, let alternative) where item === host:
      "'\(alternative)' of \(host.quotedPath) cannot leave out \(host.quotedPath) itself; list items inside of it."
    case .outsideOfAlternative(let item, let host, let alternative):
      "'\(alternative)' of \(host.quotedPath) cannot arrange \(item.quotedPath), which is not inside of \(host.quotedPath); add it there first."
    case .circularAlternative(let item, let host, let alternative):
      "The condition of '\(alternative)' is about \(item.quotedPath), which the alternatives of \(host.quotedPath) arrange; it is checked with '\(alternative)' taken."
    case .unusableCondition(let host, let alternative):
      "The condition of '\(alternative)' of \(host.quotedPath) cannot be evaluated and counts as false; compare lengths of items that are in the tree, with finite numbers."
    case .unfittedAlternative(let host, let alternative):
      "'\(alternative)' of \(host.quotedPath) has no natural size, because required constraints tie its content to other items, and \(host.quotedPath) asks for no room for it; state a condition with when:, or give \(host.quotedPath) a size."
    case .undoneAlternative(let host, let alternative, let other, let otherAlternative):
      "'\(alternative)' of \(host.quotedPath) was not taken, because its condition fails with '\(otherAlternative)' of \(other.quotedPath)."
    case .addedTooLate(let item, let caller):
      "Code of \(caller.quotedPath) added \(item.quotedPath), which waits for the next layout: the code of an item may add items once in a layout, and the code of items that are new in the layout may add none."
    case .unsettled(let item, let changing):
      "The layout of \(item.quotedPath) was stopped before it settled, because \(names(changing)) kept changing constraints or measurements."
    }
  }

  /// Returns the names of items as one text: all names of up to four items, or three names and the number of the other
  /// items.
  ///
  /// The text for an empty list is "its items".
  private func names(_ items: [ItemReference]) -> String {
    if items.isEmpty { return "its items" }
    if items.count <= 4 { return list(items.map { $0.path }) }
    return items.prefix(3).map { $0.quotedPath }.joined(separator: ", ") + " and \(items.count - 3) others"
  }

  private func list(_ names: [String]) -> String {
    var text = ""
    for (index, name) in names.enumerated() {
      if index > 0 { text += index == names.count - 1 ? " and " : ", " }
      text += quoted(name)
    }
    return text
  }
}
