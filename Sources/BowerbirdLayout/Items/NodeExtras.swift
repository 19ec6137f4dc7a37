import BowerbirdSolver

/// The state of a node that few items have.
///
/// Most items are plain boxes, whose nodes are made and released without this state.
final class NodeExtras {
  @exclusivity(unchecked) var margins: LayoutMargins?
  @exclusivity(unchecked) var alternativeArranger: AlternativeArranger?
  @exclusivity(unchecked) var fitConstraints: FitConstraints?
  @exclusivity(unchecked) var lending: Lending?
  @exclusivity(unchecked) var holders: [ItemReference] = []

  /// The items that a program has removed from the item since its last arrangement; their grid may still list them.
  @exclusivity(unchecked) var removed: [ItemReference] = []
  @exclusivity(unchecked) var arrangementRole: ArrangementRole?
  @exclusivity(unchecked) var chain: ChainRecord?
  @exclusivity(unchecked) var contentChanges: [ItemReference]?
  @exclusivity(unchecked) var boxNeeds: BoxNeeds?
  @exclusivity(unchecked) var firstLength: GivenLength?
  @exclusivity(unchecked) var steadyExtents: SteadyExtents?
  @exclusivity(unchecked) var attachments: [any LayoutItem] = []
  @exclusivity(unchecked) var mistakes: [LayoutProblem] = []
  @exclusivity(unchecked) var losses: [LayoutConstraint] = []
  @exclusivity(unchecked) var scalarNames: [ScalarName] = []
  @exclusivity(unchecked) var scalarSlots: [Int32] = []
  @exclusivity(unchecked) var decidedExtents: SteadyExtents?
  @exclusivity(unchecked) var extensionExtents: SteadyExtents?

  /// The size for which the item decided last, and the size that the layout gave the root at that time.
  @exclusivity(unchecked) var decidedSize: (own: Size, root: Size?)?
  @exclusivity(unchecked) var handed: HandedLengths?
  @exclusivity(unchecked) var choices: [LayoutChoice] = []
}

// Arrays are changed in place, because a setter would copy the array for each appended element.

extension LayoutNode {
  /// The extras, which are made if there are none.
  private var madeExtras: NodeExtras {
    if let extras { return extras }
    let made = NodeExtras()
    extras = made
    return made
  }

  /// The margins of the item; nil until the program sets margins or reads their guide.
  var margins: LayoutMargins? {
    get { extras?.margins }
    set { if extras != nil || newValue != nil { madeExtras.margins = newValue } }
  }

  /// The arranger of the item's alternatives, if it has any.
  var alternativeArranger: AlternativeArranger? {
    get { extras?.alternativeArranger }
    set { if extras != nil || newValue != nil { madeExtras.alternativeArranger = newValue } }
  }

  /// The constraints to include and to exclude while the item computes its need for an alternative; nil at other times.
  var fitConstraints: FitConstraints? {
    get { extras?.fitConstraints }
    set { if extras != nil || newValue != nil { madeExtras.fitConstraints = newValue } }
  }

  /// The width or height for which a constraint between the item's two lengths determined the need along the other
  /// axis.
  ///
  /// The value is nil if no need was computed in this way; see ``needOfOwnTies(_:leading:content:inWidth:)``.
  var firstLength: GivenLength? {
    get { extras?.firstLength }
    set { if extras != nil || newValue != nil { madeExtras.firstLength = newValue } }
  }

  /// The items that the container shares with containers in other alternatives, if there are any.
  var lending: Lending? {
    get { extras?.lending }
    set { if extras != nil || newValue != nil { madeExtras.lending = newValue } }
  }

  /// The containers that share the item, in the order in which the item was added to them; empty if the item is not
  /// shared.
  var holders: [ItemReference] {
    get { extras?.holders ?? [] }
    _modify { yield &madeExtras.holders }
  }

  /// Records that a program has removed an item from this container.
  ///
  /// The container may list the item until its next arrangement. If the container becomes the arrangement of an
  /// alternative before, it does not share the item.
  func noteRemoval(of item: ItemReference) { if arrangesChildren { madeExtras.removed.append(item) } }

  /// The alternative of which the item is the arrangement; nil if the item is not the arrangement of an alternative.
  var arrangementRole: ArrangementRole? {
    get { extras?.arrangementRole }
    set { if extras != nil || newValue != nil { madeExtras.arrangementRole = newValue } }
  }

  /// The statements that chains have made about the item; nil if no chain has made any.
  var chain: ChainRecord? {
    get { extras?.chain }
    set { if extras != nil || newValue != nil { madeExtras.chain = newValue } }
  }

  /// The children whose content has changed since the last arrangement; nil if nothing has changed, or if more than the
  /// content of children has changed.
  ///
  /// The list does not keep the nodes alive, because the node of a released item would have an invalid owner.
  var contentChanges: [ItemReference]? {
    get { extras?.contentChanges }
    _modify { yield &madeExtras.contentChanges }
    set { if extras != nil || newValue != nil { madeExtras.contentChanges = newValue } }
  }

  /// The stored needs of a box whose own constraints arrange its children; nil before the needs are computed.
  var boxNeeds: BoxNeeds? {
    get { extras?.boxNeeds }
    set { if extras != nil || newValue != nil { madeExtras.boxNeeds = newValue } }
  }

  /// The extents in which the item's arrangement needs no review; nil if an item that reviews must review every
  /// solution.
  public var steadyExtents: SteadyExtents? {
    get { extras?.steadyExtents }
    set { if extras != nil || newValue != nil { madeExtras.steadyExtents = newValue } }
  }

  /// Items that are laid out with this item but are not its children: the guide of the margins.
  var attachments: [any LayoutItem] {
    get { extras?.attachments ?? [] }
    _modify { yield &madeExtras.attachments }
  }

  /// Mistakes in calls that return no report, such as adding an item to itself; the next report lists these mistakes.
  var mistakes: [LayoutProblem] {
    get { extras?.mistakes ?? [] }
    _modify { yield &madeExtras.mistakes }
  }

  /// Constraints that the release of one of their items has ended; the next report lists these constraints.
  var losses: [LayoutConstraint] {
    get { extras?.losses ?? [] }
    _modify { yield &madeExtras.losses }
  }

  /// The names of the node's extra numbers.
  var scalarNames: [ScalarName] {
    get { extras?.scalarNames ?? [] }
    _modify { yield &madeExtras.scalarNames }
  }

  /// The slots of the extra numbers in the engine, in the order of the numbers; each slot stores four extra numbers.
  var scalarSlots: [Int32] {
    get { extras?.scalarSlots ?? [] }
    _modify { yield &madeExtras.scalarSlots }
  }

  // MARK: - State that depends on solutions

  /// The ranges of extents in which the item's decisions are valid; nil if the decisions depend on no extent.
  ///
  /// If a solution has extents outside of these ranges, ``LayoutItem/decideArrangement()`` is called again.
  public var decidedExtents: SteadyExtents? {
    get { extras?.decidedExtents }
    set {
      if extras == nil && newValue == nil { return }
      madeExtras.decidedExtents = newValue
      noteDecided()
    }
  }

  /// The ranges of the item's extents in which the decisions of its extension are valid; nil if these decisions depend
  /// on no extent.
  public var extensionExtents: SteadyExtents? {
    get { extras?.extensionExtents }
    set {
      if extras == nil && newValue == nil { return }
      madeExtras.extensionExtents = newValue
      noteDecided()
    }
  }

  /// The lengths that the item hands on to the items inside of it, whose constraints cannot change these lengths; nil
  /// if the item hands on no length.
  var handed: HandedLengths? {
    get { extras?.handed }
    set {
      if extras == nil && newValue == nil { return }
      madeExtras.handed = newValue
      updateReadsSolutions()
    }
  }

  private func noteDecided() {
    guard let extras else { return }
    if let own = extras.decidedExtents, let other = extras.extensionExtents {
      commonExtents = own.narrowed(to: other)
    } else {
      commonExtents = extras.decidedExtents ?? extras.extensionExtents
    }
    updateReadsSolutions()
  }

  /// The choices between alternatives that the item makes.
  var choices: [LayoutChoice] {
    get { extras?.choices ?? [] }
    _modify {
      defer {
        engine?.choiceState.forgetOrder()
        updateReadsSolutions()
      }
      yield &madeExtras.choices
    }
  }
}
