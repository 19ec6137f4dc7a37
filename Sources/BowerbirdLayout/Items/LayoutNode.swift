import BowerbirdSolver

/// An item's place in a tree of items: its children, its content, and what constraints speak of it.
///
/// Every item has one node of its own, for life.
public final class LayoutNode {
  /// What anchors and constraints hold instead of the node itself.
  public let reference: ItemReference

  /// The name that errors, reports and drawings use.
  public var name: String {
    get { reference.name }
    set {
      reference.name = newValue
      engine?.repeatedNames = nil
    }
  }

  /// The item, which outlives its node; known as soon as the item has taken part in anything.
  @exclusivity(unchecked) public internal(set) unowned(unsafe) var owner: (any LayoutItem)?

  /// The node of the parent.
  @exclusivity(unchecked) public internal(set) unowned(unsafe) var parent: LayoutNode? {
    didSet { reference.above = parent.map { Unmanaged.passUnretained($0.reference) } }
  }

  /// The children in their order, kept alive.
  @exclusivity(unchecked) public internal(set) var children: [any LayoutItem] = []

  /// The place among the parent's children that the item was added at; others may have come and gone since.
  @exclusivity(unchecked) var placeAdded: Int32 = 0

  /// What libraries add to the item.
  @exclusivity(unchecked) public var extensions: [any LayoutNodeExtension] = []

  /// Items that the engine lays out with this one, but that are not children: the guide of the margins.
  @exclusivity(unchecked) var attachments: [any LayoutItem] = []

  /// The table with the node's frame, and its place there, or -1: nothing is read as often as frames, and from here they are
  /// read without a look at the reference or the engine, and without counting references.
  @exclusivity(unchecked) private var frames: Unmanaged<FrameTable>?
  @exclusivity(unchecked) private(set) var slot: Int32 = -1

  /// The engine of the tree, once it has taken the node in.
  var engine: LayoutEngine? {
    @inline(__always) get { reference.engine }
    @inline(__always) set { reference.engine = newValue }
  }

  /// The engine of the tree that this node is the root of.
  @exclusivity(unchecked) var ownEngine: LayoutEngine?

  /// What the item says about its content, if it says anything.
  @exclusivity(unchecked) var content: NodeContent?

  /// The margins of the item, if it was given any.
  @exclusivity(unchecked) var margins: LayoutMargins?

  /// Where the node was in the tree that it was taken out of.
  @exclusivity(unchecked) var resting: RestingPlace?

  /// Mistakes that no call could report, for the next report.
  @exclusivity(unchecked) var mistakes: [LayoutProblem] = []

  /// Constraints that items took along that are gone, for the next report.
  @exclusivity(unchecked) var losses: [LayoutConstraint] = []

  /// By how many owners the item is left out of the layout, where it stays in the tree of items.
  @exclusivity(unchecked) var omissions: Int32 = 0

  /// What arranges the item's alternatives, if it has any.
  @exclusivity(unchecked) var chooser: AlternativeChooser?

  /// In which alternative it is asked what the item needs, where that is not the one that is taken.
  @exclusivity(unchecked) var asked: AskedAlternative?

  /// What the item has lent, if it is a part of an alternative.
  @exclusivity(unchecked) var lending: Lending?

  /// What chains of statements have said about the item.
  @exclusivity(unchecked) var chain: ChainRecord?

  /// The names of the node's extra numbers.
  @exclusivity(unchecked) var scalarNames: [ScalarName] = []

  /// The slots of those numbers in the engine, four to a slot.
  @exclusivity(unchecked) var scalarSlots: [Int32] = []

  /// The direction that was set for this node and what is below it.
  @exclusivity(unchecked) var ownDirection: LayoutDirection?

  /// Whether ``LayoutItem/arrangeChildren()`` is to be called.
  @exclusivity(unchecked) var needsArrangement = false

  /// The children whose content has changed since the last arrangement; nil if anything else has.
  @exclusivity(unchecked) var contentChanges: [LayoutNode]?

  /// Whether the item wants ``LayoutItem/reviewArrangement()`` to be called after each solve.
  @exclusivity(unchecked) public var reviewsArrangement = false { didSet { noteLooking() } }

  /// At which extents of the item no review is wanted; nil if one always is.
  @exclusivity(unchecked) public var steadyExtents: SteadyExtents?

  /// The extents of the item for which its arrangement holds; nil if it depends on none.
  ///
  /// ``LayoutItem/decideArrangement()`` is called again where a solution has others.
  @exclusivity(unchecked) public var decidedExtents: SteadyExtents? { didSet { noteDecided() } }

  /// The extents for which an extension's arrangement holds.
  @exclusivity(unchecked) public var extensionExtents: SteadyExtents? { didSet { noteDecided() } }

  /// The extents for which both arrangements hold; nil if they depend on none.
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

  /// The lengths that the item hands to what it holds, where nothing inside may pull at its own.
  @exclusivity(unchecked) var handed: HandedLengths? { didSet { noteLooking() } }

  /// Whether a solution may change the item's arrangement.
  @exclusivity(unchecked) private(set) var looksAtSolutions = false

  private func noteLooking() {
    let looks = reviewsArrangement || commonExtents != nil || !choices.isEmpty || handed != nil
    if looks == looksAtSolutions {
      if looks { engine?.noteInterest(of: self) }
      return
    }
    looksAtSolutions = looks
    engine?.noteReviewing(of: self)
  }

  /// Whether the item arranges its children: ``LayoutItem/arrangeChildren()`` is then called too when children come, go, are
  /// hidden or shown, or change their content.
  @exclusivity(unchecked) public var arrangesChildren = false

  /// What was found of a box whose own constraints arrange its children, and whether that may be another length by now.
  @exclusivity(unchecked) var boxNeeds: BoxNeeds?
  @exclusivity(unchecked) var isBoxStale = false

  /// Whether it was asked since the last change whether the item only follows what it is tied to.
  @exclusivity(unchecked) var mayFollow = false

  /// Whether ``LayoutItem/decideArrangement()`` is to be called.
  @exclusivity(unchecked) var needsDecision = false

  /// The size that the item is going to have, while its container has decided that and no solution says so yet.
  public var forecast: Size? {
    get { storedForecast.flatMap { $0.solutions == engine?.solutionCount ? $0.size : nil } }
    set { storedForecast = newValue.map { (engine?.solutionCount ?? 0, $0) } }
  }

  @exclusivity(unchecked) private var storedForecast: (solutions: Int, size: Size)?

  /// Whether the container alone decides the width, so that the content has no rows.
  @exclusivity(unchecked) private(set) var hasDecidedWidth = false

  /// Whether the container alone decides the height, so that the content has no rows.
  @exclusivity(unchecked) private(set) var hasDecidedHeight = false

  /// Whether it is asked how large the item would be by itself, so that nothing in it has a say beside what it needs.
  @exclusivity(unchecked) var isAskedForFit = false

  /// Notes who decides a length.
  func setDecided(_ isDecided: Bool, _ axis: Axis) {
    if axis == .horizontal { hasDecidedWidth = isDecided } else { hasDecidedHeight = isDecided }
  }

  /// How strongly the content resists being compressed where the container decides the width; nil where it does not.
  var yieldedWidth: Priority?

  /// How strongly the content resists being compressed where the container decides the height; nil where it does not.
  var yieldedHeight: Priority?

  /// What another module notes about the item.
  @exclusivity(unchecked) public var annotation: AnyObject?

  /// Whether the item is not to be shown; it keeps its place.
  @exclusivity(unchecked) public var isHidden = false {
    didSet { if isHidden != oldValue { parent?.childrenChanged() } }
  }

  /// Makes the node of an item.
  ///
  /// - Parameter name: What errors, reports and drawings call the item.
  public init(name: String = "") {
    reference = ItemReference(name: name)
    reference.node = self
  }

  /// Notes that the node has a place in an engine's arrays.
  func settle(_ slot: Int32, of engine: LayoutEngine) {
    self.slot = slot
    reference.slot = slot
    reference.engine = engine
    frames = Unmanaged.passUnretained(engine.frames)
  }

  /// Notes that the node has no place in any engine's arrays.
  func unsettle() {
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
    // They may hold on to the children.
    if !extensions.isEmpty { extensions.removeAll() }
    releaseDescendants()
    for item in attachments { item.layoutNode.parent = nil }
    reference.lose()
  }
}
