import BowerbirdSolver

/// An item's place in a tree of items: its children, its content, and the constraints that mention it.
///
/// Every item has one node of its own, for its whole life.
public final class LayoutNode {
  /// The reference that anchors and constraints hold instead of the node.
  public let reference: ItemReference

  /// The name of the item in errors, reports and drawings.
  public var name: String {
    get { reference.name }
    set {
      reference.name = newValue
      engine?.repeatedNames = nil
    }
  }

  /// The item, which owns the node; it is nil until the item has first taken part in a tree or a layout.
  @exclusivity(unchecked) public internal(set) unowned(unsafe) var owner: (any LayoutItem)?

  /// The node of the parent.
  @exclusivity(unchecked) public internal(set) unowned(unsafe) var parent: LayoutNode? {
    didSet { reference.above = parent.map { Unmanaged.passUnretained($0.reference) } }
  }

  /// The children in order; the node keeps them alive.
  @exclusivity(unchecked) public internal(set) var children: [any LayoutItem] = []

  /// The index at which the item was added to its parent; it may be out of date, because siblings come and go.
  @exclusivity(unchecked) var placeAdded: Int32 = 0

  /// The extensions that libraries add to the item.
  @exclusivity(unchecked) public var extensions: [any LayoutNodeExtension] = []

  /// Items that are laid out with this one but are not children: the guide of the margins.
  @exclusivity(unchecked) var attachments: [any LayoutItem] = []

  /// The table of frames and the node's slot in it, or -1.
  ///
  /// Nothing is read as often as frames. From here, reading one needs neither the reference nor the engine, and no
  /// reference counting.
  @exclusivity(unchecked) private var frames: Unmanaged<FrameTable>?
  @exclusivity(unchecked) private(set) var slot: Int32 = -1

  /// The engine of the tree, once it has added the node.
  var engine: LayoutEngine? {
    @inline(__always) get { reference.engine }
    @inline(__always) set { reference.engine = newValue }
  }

  /// The engine of the tree that this node is the root of.
  @exclusivity(unchecked) var ownEngine: LayoutEngine?

  /// The content of the item, if it has any.
  @exclusivity(unchecked) var content: NodeContent?

  /// The margins of the item, if it was given any.
  @exclusivity(unchecked) var margins: LayoutMargins?

  /// The last place of the node in the tree that it has left.
  @exclusivity(unchecked) var resting: RestingPlace?

  /// Mistakes that no call could report; the next report mentions them.
  @exclusivity(unchecked) var mistakes: [LayoutProblem] = []

  /// Constraints that released items took along; the next report mentions them.
  @exclusivity(unchecked) var losses: [LayoutConstraint] = []

  /// The number of owners that leave the item out of the layout, while it stays in the tree of items.
  @exclusivity(unchecked) var omissions: Int32 = 0

  /// The arranger of the item's alternatives, if it has any.
  @exclusivity(unchecked) var alternativeArranger: AlternativeArranger?

  /// The alternative for which the item's need is asked, if it is not the one that is taken.
  @exclusivity(unchecked) var asked: AskedAlternative?

  /// The children that the item has lent to alternatives, if there are any.
  @exclusivity(unchecked) var lending: Lending?

  /// The statements that chains have made about the item.
  @exclusivity(unchecked) var chain: ChainRecord?

  /// The names of the node's additional numbers.
  @exclusivity(unchecked) var scalarNames: [ScalarName] = []

  /// The slots of the additional numbers in the engine; a slot holds four numbers.
  @exclusivity(unchecked) var scalarSlots: [Int32] = []

  /// The direction that was set for this node and its subtree.
  @exclusivity(unchecked) var ownDirection: LayoutDirection?

  /// Whether ``LayoutItem/arrangeChildren()`` must be called.
  @exclusivity(unchecked) var needsArrangement = false

  /// The children whose content has changed since the last arrangement, or nil if there have been other changes.
  @exclusivity(unchecked) var contentChanges: [LayoutNode]?

  /// A Boolean value that indicates whether ``LayoutItem/reviewArrangement()`` is called after each solve.
  @exclusivity(unchecked) public var reviewsArrangement = false { didSet { noteLooking() } }

  /// The extents of the item that need no review, or nil if every solution is reviewed.
  @exclusivity(unchecked) public var steadyExtents: SteadyExtents?

  /// The extents of the item for which its decisions hold, or nil if they depend on no extent.
  ///
  /// If a solution has other extents, ``LayoutItem/decideArrangement()`` is called again.
  @exclusivity(unchecked) public var decidedExtents: SteadyExtents? { didSet { noteDecided() } }

  /// The extents of the item for which the decisions of its extension hold.
  @exclusivity(unchecked) public var extensionExtents: SteadyExtents? { didSet { noteDecided() } }

  /// The extents for which the decisions of both hold, or nil if they depend on no extent.
  @exclusivity(unchecked) private(set) var commonExtents: SteadyExtents?

  private func noteDecided() {
    if let own = decidedExtents, let other = extensionExtents {
      commonExtents = own.narrowed(to: other)
    } else {
      commonExtents = decidedExtents ?? extensionExtents
    }
    noteLooking()
  }

  /// The choices between alternatives that the item makes.
  @exclusivity(unchecked) var choices: [LayoutChoice] = [] {
    didSet {
      engine?.orderedChoices = nil
      noteLooking()
    }
  }

  /// The lengths that the item hands to its content, so that no inner item pulls at its own lengths.
  @exclusivity(unchecked) var handed: HandedLengths? { didSet { noteLooking() } }

  /// Whether a solution may change the item's arrangement.
  @exclusivity(unchecked) private(set) var readsSolutions = false

  private func noteLooking() {
    let looks = reviewsArrangement || commonExtents != nil || !choices.isEmpty || handed != nil
    if looks == readsSolutions {
      if looks { engine?.noteInterest(of: self) }
      return
    }
    readsSolutions = looks
    engine?.noteReviewing(of: self)
  }

  /// A Boolean value that indicates whether the item arranges its children.
  ///
  /// If so, ``LayoutItem/arrangeChildren()`` is also called when children come, go, are hidden or shown, or change
  /// their content.
  @exclusivity(unchecked) public var arrangesChildren = false

  /// The needs of a box whose own constraints arrange its children, and whether they may be out of date.
  @exclusivity(unchecked) var boxNeeds: BoxNeeds?
  @exclusivity(unchecked) var isBoxStale = false

  /// Whether a container has asked, since the last change, if the item only follows others: a change must notify it.
  @exclusivity(unchecked) var mayFollow = false

  /// Whether ``LayoutItem/decideArrangement()`` must be called.
  @exclusivity(unchecked) var needsDecision = false

  /// The size that the container has decided for the item, until a solution contains it.
  public var forecast: Size? {
    get { storedForecast.flatMap { $0.solutions == engine?.solutionCount ? $0.size : nil } }
    set { storedForecast = newValue.map { (engine?.solutionCount ?? 0, $0) } }
  }

  @exclusivity(unchecked) private var storedForecast: (solutions: Int, size: Size)?

  /// Whether the container alone decides the width; the content then has no rows along that axis.
  @exclusivity(unchecked) private(set) var hasDecidedWidth = false

  /// Whether the container alone decides the height; the content then has no rows along that axis.
  @exclusivity(unchecked) private(set) var hasDecidedHeight = false

  /// Whether a question asks for the item's fit; its own needs then outweigh those of the items inside it.
  @exclusivity(unchecked) var isAskedForFit = false

  /// Notes whether the container alone decides a length.
  func setDecided(_ isDecided: Bool, _ axis: Axis) {
    if axis == .horizontal { hasDecidedWidth = isDecided } else { hasDecidedHeight = isDecided }
  }

  /// The content's resistance if the container decides the width, or nil for the content's own priorities.
  var yieldedWidth: Priority?

  /// The content's resistance if the container decides the height, or nil for the content's own priorities.
  var yieldedHeight: Priority?

  /// An object that another module stores with the item.
  @exclusivity(unchecked) public var annotation: AnyObject?

  /// A Boolean value that indicates whether the item is hidden; a hidden item keeps its place.
  @exclusivity(unchecked) public var isHidden = false {
    didSet { if isHidden != oldValue { parent?.childrenChanged() } }
  }

  /// Whether the container of the item has no room for it at present.
  ///
  /// The item keeps its numbers, which are those of an empty frame. The flag is reset when the item leaves its parent.
  @exclusivity(unchecked) public var isOmittedByContainer = false

  /// Makes the node of an item.
  ///
  /// - Parameter name: The name in errors, reports and drawings.
  public init(name: String = "") {
    reference = ItemReference(name: name)
    reference.node = self
  }

  /// Stores the node's slot in an engine.
  func assign(_ slot: Int32, of engine: LayoutEngine) {
    self.slot = slot
    reference.slot = slot
    reference.engine = engine
    frames = Unmanaged.passUnretained(engine.frames)
  }

  /// Removes the node's slot, as it leaves its engine.
  func leaveSlot() {
    handed?.forgetVersions()
    slot = -1
    reference.slot = -1
    reference.engine = nil
    frames = nil
  }

  /// The frame after the last layout, in the parent's coordinates.
  public var frame: Rect {
    guard let frames, slot >= 0 else { return resting?.frame ?? .zero }
    return frames._withUnsafeGuaranteedRef { $0.frame(at: slot) }
  }

  deinit {
    ownEngine?.dissolve()
    // The extensions may reference the children.
    if !extensions.isEmpty { extensions.removeAll() }
    releaseDescendants()
    for item in attachments { item.layoutNode.parent = nil }
    reference.lose()
  }
}
