import BowerbirdSolver

// Relations with the number on the left: `100 == view.widthAnchor`.

/// Returns an inactive constraint that makes a length equal to a number.
public func == (left: Double, right: consuming LengthAnchor) -> LayoutConstraint { right == left }

/// Returns an inactive constraint that makes a length equal to a number.
@_disfavoredOverload
public func == (left: some LayoutNumber, right: consuming LengthAnchor) -> LayoutConstraint {
  right == left.layoutNumber
}

/// Returns an inactive constraint by which a length is at least a number.
public func <= (left: Double, right: consuming LengthAnchor) -> LayoutConstraint { right >= left }

/// Returns an inactive constraint by which a length is at least a number.
@_disfavoredOverload
public func <= (left: some LayoutNumber, right: consuming LengthAnchor) -> LayoutConstraint {
  right >= left.layoutNumber
}

/// Returns an inactive constraint by which a length is at most a number.
public func >= (left: Double, right: consuming LengthAnchor) -> LayoutConstraint { right <= left }

/// Returns an inactive constraint by which a length is at most a number.
@_disfavoredOverload
public func >= (left: some LayoutNumber, right: consuming LengthAnchor) -> LayoutConstraint {
  right <= left.layoutNumber
}
