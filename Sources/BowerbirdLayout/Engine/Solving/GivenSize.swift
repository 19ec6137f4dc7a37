import BowerbirdSolver

/// The size that layouts give the root, and the rows that set it.
struct GivenSize {
  /// The row of the given width.
  var width: ConstraintHandle? { didSet { noteTies(ifChanged: (oldValue == nil) != (width == nil)) } }

  /// The row of the given height.
  var height: ConstraintHandle? { didSet { noteTies(ifChanged: (oldValue == nil) != (height == nil)) } }

  /// The size that the root was given last.
  var last: Size?

  /// The size that the present layout gives the root; nil if the root finds its own size.
  var pending: Size? { didSet { noteTies(ifChanged: (oldValue == nil) != (pending == nil)) } }

  /// The size whose rows are still to be made; nil if there are no rows to make.
  var toMake: Size?

  /// The number of times that an extent became given or stopped being given.
  ///
  /// Lengths are pinned only while the root has a given size; see ``HandedLengths``.
  private(set) var lengthTieChanges = 0

  /// The row of an extent.
  subscript(axis: Axis) -> ConstraintHandle? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// The existing rows of both extents.
  var rows: [ConstraintHandle] { [width, height].compactMap { $0 } }

  /// Returns whether the root has a given extent, or is about to get one.
  func isGiven(_ axis: Axis) -> Bool { pending != nil || self[axis] != nil }

  /// Returns whether the rows give a size already.
  func gives(_ size: Size) -> Bool { last == size && width != nil && height != nil }

  /// Forgets the rows, which are no longer in the solver.
  mutating func forgetRows() { (width, height) = (nil, nil) }

  /// Forgets the sizes of a tree that has never been laid out.
  mutating func forgetSizes() { (last, pending, toMake) = (nil, nil, nil) }

  private mutating func noteTies(ifChanged isChanged: Bool) { if isChanged { lengthTieChanges += 1 } }
}
