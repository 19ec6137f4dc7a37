import BowerbirdSolver

/// The size that layouts give the root, and the rows that set it.
struct GivenSize {
  /// For each axis, the row that sets the root's extent; nil if there is no such row.
  private var handles = AxisPair<ConstraintHandle?>(nil)

  /// The size that a layout or a trial gave the root last; nil if none has.
  private(set) var last: Size?

  /// The size that the present or the latest layout gives the root; nil if the constraints determine the root's size.
  private(set) var pending: Size? { didSet { noteTies(ifChanged: (oldValue == nil) != (pending == nil)) } }

  /// The size for which rows must still be made; nil if there are no rows to make.
  private var toMake: Size?

  /// The number of times that an extent became given or stopped being given.
  ///
  /// Lengths are pinned only while the root has a given size; see ``HandedLengths``.
  private(set) var lengthTieChanges = 0

  /// The row that sets the root's extent along an axis; nil if there is no such row.
  subscript(axis: Axis) -> ConstraintHandle? {
    get { handles[axis] }
    set {
      noteTies(ifChanged: (handles[axis] == nil) != (newValue == nil))
      handles[axis] = newValue
    }
  }

  /// The existing rows of both extents.
  var rows: [ConstraintHandle] { Axis.allCases.compactMap { handles[$0] } }

  /// Returns whether the root's extent along an axis is given, or is about to be given by the present layout.
  func isGiven(_ axis: Axis) -> Bool { pending != nil || self[axis] != nil }

  /// Whether no extent has a row.
  var isEmpty: Bool { handles.horizontal == nil && handles.vertical == nil }

  /// Returns whether the present rows already give the root a certain size.
  func gives(_ size: Size) -> Bool { last == size && handles.horizontal != nil && handles.vertical != nil }

  /// Gives the root a size in the present layout.
  ///
  /// `makesRows` is true if the solver has no rows of the size yet, so that they must be made.
  mutating func give(_ size: Size, makesRows: Bool) {
    if makesRows { (toMake, last) = (size, size) }
    pending = size
  }

  /// Lets the constraints determine the root's size in the present solve.
  mutating func release() { pending = nil }

  /// Records the size that the rows are about to get.
  mutating func note(_ size: Size) { last = size }

  /// Whether rows of a size must still be made.
  var hasSizeToMake: Bool { toMake != nil }

  /// Removes and returns the size for which rows must still be made; nil if there are no rows to make.
  mutating func takeSizeToMake() -> Size? {
    defer { toMake = nil }
    return toMake
  }

  /// Forgets the rows, which are no longer in the solver.
  mutating func forgetRows() { for axis in Axis.allCases { self[axis] = nil } }

  /// Forgets all sizes that trials or questions have given to a tree without a layout.
  mutating func forgetSizes() { (last, pending, toMake) = (nil, nil, nil) }

  private mutating func noteTies(ifChanged isChanged: Bool) { if isChanged { lengthTieChanges += 1 } }
}
