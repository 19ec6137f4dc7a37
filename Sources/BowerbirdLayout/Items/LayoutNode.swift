import BowerbirdSolver

/// The node of an item in a tree of items: its children, its content, and the constraints that involve it.
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
      engine?.pathNames.forget()
    }
  }

  // In spite of `@exclusivity(unchecked)`, the code of another module checks exclusivity when it reads a stored
  // property. The properties that other modules read for each item are therefore computed properties, which read stored
  // properties of this module.

  /// The item, which owns the node; nil after the release of a box.
  ///
  /// For an item of another class than ``Box`` or ``Guide``, the value is nil until the item takes part in a tree or a
  /// layout.
  public internal(set) var owner: (any LayoutItem)? {
    @inline(__always) get { storedOwner }
    @inline(__always) set { storedOwner = newValue }
  }

  @exclusivity(unchecked) private unowned(unsafe) var storedOwner: (any LayoutItem)?

  /// The node of the parent; nil for a root.
  public internal(set) var parent: LayoutNode? {
    @inline(__always) get { storedParent?.takeUnretainedValue() }
    set {
      storedParent = newValue.map { .passUnretained($0) }
      reference.above = newValue.map { .passUnretained($0.reference) }
    }
  }

  @exclusivity(unchecked) private var storedParent: Unmanaged<LayoutNode>?

  /// Whether the node is the root of its tree.
  var isRoot: Bool {
    @inline(__always) get { storedParent == nil }
  }

  /// Returns whether another node is the parent.
  @inline(__always)
  func isChild(of other: LayoutNode) -> Bool { storedParent?.toOpaque() == Unmanaged.passUnretained(other).toOpaque() }

  /// Calls a closure with the parent, if there is one, without reference counting.
  @discardableResult @inline(__always)
  func withParent<Answer>(_ body: (LayoutNode) -> Answer) -> Answer? { storedParent?._withUnsafeGuaranteedRef(body) }

  /// The children in order; the node keeps them alive.
  public var children: [any LayoutItem] {
    @inline(__always) get { storedChildren }
  }

  @exclusivity(unchecked) var storedChildren: [any LayoutItem] = []

  /// The index among the siblings at which the item was added; it may be out of date, because siblings come and go.
  @exclusivity(unchecked) var indexAdded: Int32 = 0

  /// The engine's table of frames and the node's slot in it; nil and -1 outside of an engine.
  ///
  /// Frames are read more often than anything else. With these two properties, reading a frame needs neither
  /// ``reference`` nor the engine, and no reference counting.
  @exclusivity(unchecked) private var frames: Unmanaged<SlotFrames>?
  @exclusivity(unchecked) private(set) var slot: Int32 = -1

  /// The engine of the tree; nil while the node has no slot in an engine.
  var engine: LayoutEngine? {
    @inline(__always) get { reference.engine }
    @inline(__always) set { reference.engine = newValue }
  }

  /// The engine of the tree whose root is this node; nil if the node is not a root, or if the tree has no engine yet.
  @exclusivity(unchecked) var ownEngine: LayoutEngine?

  /// The state that few items have; nil while the item has no such state.
  @exclusivity(unchecked) var extras: NodeExtras?

  /// The content of the item, if it has any.
  @exclusivity(unchecked) var content: NodeContent?

  /// The definitions of the item by one container, with a link to the definitions by other containers; nil if no
  /// container defines a number of the item.
  @exclusivity(unchecked) var definitions: ItemDefinitions?

  /// The last frame of the node in the tree that the node has left.
  ///
  /// The value is nil if the node has left no tree that was laid out, or if an alternative has left it out since.
  @exclusivity(unchecked) var formerFrame: FormerFrame?

  /// The number of calls of ``omit()`` that no call of ``admit()`` has undone yet.
  ///
  /// If the number is greater than 0, the item is left out of the layout.
  @exclusivity(unchecked) var omissions: Int32 = 0

  /// The direction that was set for this node and its subtree, or nil for the direction of the parent.
  @exclusivity(unchecked) var ownDirection: LayoutDirection?

  /// Whether ``LayoutItem/arrangeChildren()`` must be called before the next solve.
  @exclusivity(unchecked) var needsArrangement = false

  /// A Boolean value that indicates whether ``LayoutItem/reviewArrangement()`` is called after solves.
  ///
  /// The method is not called while the extents of the item are within ``steadyExtents``.
  @exclusivity(unchecked) public var reviewsArrangement = false { didSet { updateReadsSolutions() } }

  /// The ranges of extents in which the decisions of the item and of its extension are valid; nil if the decisions
  /// depend on no extent.
  ///
  /// The ranges are the overlap of ``decidedExtents`` and ``extensionExtents``. Every layout reads them, so they are
  /// stored here and not among the extras.
  @exclusivity(unchecked) var commonExtents: SteadyExtents?

  /// Whether the item is a reviewer, which the engine must check after each solution.
  ///
  /// This is so if the item reviews its arrangement, has decisions for certain extents, makes choices, or hands on
  /// lengths.
  @exclusivity(unchecked) private(set) var readsSolutions = false

  /// Updates ``readsSolutions``, and notifies the engine.
  func updateReadsSolutions() {
    let reads = reviewsArrangement || commonExtents != nil || !choices.isEmpty || handed != nil
    if reads == readsSolutions {
      if reads { reference.withEngine { $0.noteSolutionUses(of: self) } }
      return
    }
    readsSolutions = reads
    reference.withEngine { $0.noteReadsSolutions(of: self) }
  }

  /// A Boolean value that indicates whether the item arranges its children.
  ///
  /// If so, ``LayoutItem/arrangeChildren()`` is also called when children come, go, are hidden or shown, or change
  /// their content.
  public var arrangesChildren: Bool {
    @inline(__always) get { storedArrangesChildren }
    set {
      if newValue == storedArrangesChildren { return }
      storedArrangesChildren = newValue
      noteArrangesChildren()
    }
  }

  @exclusivity(unchecked) private var storedArrangesChildren = false

  /// A Boolean value that indicates whether the height that the item needs depends on its width.
  ///
  /// An item that arranges its children sets the property if its own arrangement depends on its width, as in a grid
  /// with lines that wrap. Layouts notice texts, and children whose heights depend on their widths, without the
  /// property.
  @exclusivity(unchecked) public var heightFollowsWidth = false

  /// Whether the stored needs of the item may be out of date; see ``boxNeeds``.
  @exclusivity(unchecked) var isBoxStale = false

  /// Whether a container has checked if another item depends on this item, and this item has not changed since.
  ///
  /// The next change of this item may change the result of the check. The item then notifies the containers of the
  /// items that share constraints with it; see ``noteFollowed()``.
  @exclusivity(unchecked) var wasCheckedForFollowers = false

  /// Whether a result of ``updatePinned(_:)`` is stored for the item or for an item inside of it.
  @exclusivity(unchecked) var hasStoredPins = false

  /// Whether ``LayoutItem/decideArrangement()`` must be called before the next solve.
  @exclusivity(unchecked) var needsDecision = false

  /// The size that the item will have in the next solution, as its container has computed; nil before the container
  /// computes this size, and after the next solution.
  package var forecast: Size? {
    get { storedForecast.flatMap { $0.solutions == engine?.solver.solutionCount ? $0.size : nil } }
    set { storedForecast = newValue.map { (engine?.solver.solutionCount ?? 0, $0) } }
  }

  @exclusivity(unchecked) private var storedForecast: (solutions: Int, size: Size)?

  /// For the width and the height, whether and how the container determines the length.
  @exclusivity(unchecked) var lengthDecision = AxisPair(LengthDecision.open)

  /// Whether a question asks for the smallest size of the item.
  ///
  /// If the item has computed a fit as a container, the flag gives this fit the priority 999. The fit then outweighs
  /// the content inside of the item.
  @exclusivity(unchecked) var isAskedForFit = false

  /// The content's resistance along each axis on which the container decides the length, as
  /// ``yieldLength(_:along:)`` has set it; nil for the content's own priorities.
  package internal(set) var yieldedLength: AxisPair<Priority?> {
    @inline(__always) get { storedYieldedLength }
    @inline(__always) set { storedYieldedLength = newValue }
  }

  @exclusivity(unchecked) private var storedYieldedLength = AxisPair<Priority?>(nil)

  /// The extensions that libraries add to the item.
  @exclusivity(unchecked) public var extensions: [any LayoutNodeExtension] = []

  /// An object that another module stores with the item; nil if no module has stored one.
  package var annotation: AnyObject? {
    @inline(__always) get { storedAnnotation }
    @inline(__always) set { storedAnnotation = newValue }
  }

  @exclusivity(unchecked) private var storedAnnotation: AnyObject?

  /// A Boolean value that indicates whether the item is hidden.
  ///
  /// A hidden item keeps its place, unless its container decides otherwise.
  @exclusivity(unchecked) public var isHidden = false {
    didSet { if isHidden != oldValue { parent?.childrenChanged() } }
  }

  /// A Boolean value that indicates whether the item's container leaves out the item.
  ///
  /// A wrapping grid leaves out the items for which it has no room, and an overflow item that it does not need. The
  /// item keeps its slot, and its ``frame`` is empty. The flag is reset when the item leaves its parent.
  @exclusivity(unchecked) package var isOmittedByContainer = false {
    didSet { if isOmittedByContainer { frames?._withUnsafeGuaranteedRef { $0.omitsItems = true } } }
  }

  /// Creates the node of an item.
  ///
  /// - Parameter name: The name in errors, reports and drawings.
  public init(name: String = "") {
    reference = ItemReference(name: name)
    reference.node = self
  }

  /// Stores the node's slot in an engine.
  func enterSlot(_ slot: Int32, of engine: LayoutEngine) {
    self.slot = slot
    reference.slot = slot
    reference.engine = engine
    frames = Unmanaged.passUnretained(engine.frames)
  }

  /// Removes the node's slot when the node leaves its engine.
  func leaveSlot() {
    handed?.forgetVersions()
    slot = -1
    reference.slot = -1
    reference.engine = nil
    frames = nil
  }

  /// The frame after the last layout, in the parent's coordinates.
  ///
  /// The frame is zero before the item's first layout, and while an alternative or a container leaves out the item or an
  /// item around it.
  public var frame: Rect {
    guard let frames, slot >= 0 else { return formerFrame?.frame ?? .zero }
    return frames._withUnsafeGuaranteedRef { $0.omitsItems && isInOmission ? .zero : $0.frame(at: slot) }
  }

  /// The frame that the last layout has written.
  ///
  /// Unlike ``frame``, this frame may have a size although a container leaves out the item.
  var writtenFrame: Rect {
    guard let frames, slot >= 0 else { return formerFrame?.frame ?? .zero }
    return frames._withUnsafeGuaranteedRef { $0.frame(at: slot) }
  }

  deinit {
    ownEngine?.dissolve()
    // Extensions may own children. The extensions are released first, so that the next call can release those children
    // one by one.
    if !extensions.isEmpty { extensions.removeAll() }
    releaseDescendants()
    if let extras { for item in extras.attachments { item.layoutNode.parent = nil } }
    reference.lose()
  }
}
