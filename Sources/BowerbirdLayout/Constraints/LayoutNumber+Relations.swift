import BowerbirdSolver

// Relations with the number on the left: `100 == view.widthAnchor`.

/// The constraint that a length is a number, not active yet.
public func == (left: Double, right: consuming LengthAnchor) -> LayoutConstraint { right == left }

/// The constraint that a length is a number, not active yet.
@_disfavoredOverload
public func == (left: some LayoutNumber, right: consuming LengthAnchor) -> LayoutConstraint {
  right == left.layoutNumber
}

/// The constraint that a length is at least a number, not active yet.
public func <= (left: Double, right: consuming LengthAnchor) -> LayoutConstraint { right >= left }

/// The constraint that a length is at least a number, not active yet.
@_disfavoredOverload
public func <= (left: some LayoutNumber, right: consuming LengthAnchor) -> LayoutConstraint {
  right >= left.layoutNumber
}

/// The constraint that a length is at most a number, not active yet.
public func >= (left: Double, right: consuming LengthAnchor) -> LayoutConstraint { right <= left }

/// The constraint that a length is at most a number, not active yet.
@_disfavoredOverload
public func >= (left: some LayoutNumber, right: consuming LengthAnchor) -> LayoutConstraint {
  right <= left.layoutNumber
}
