import BowerbirdSolver

// Relations with the number on the left: `100 == view.widthAnchor`.

/// Returns an inactive constraint that makes a length equal to a number.
public func == (left: Double, right: consuming LengthAnchor) -> LayoutConstraint { right == left }

/// Returns an inactive constraint that makes a length equal to a number.
@_disfavoredOverload
public func == (left: some LayoutNumber, right: consuming LengthAnchor) -> LayoutConstraint {
  right == left.layoutNumber
}

/// Returns an inactive constraint that keeps a length no less than a number.
public func <= (left: Double, right: consuming LengthAnchor) -> LayoutConstraint { right >= left }

/// Returns an inactive constraint that keeps a length no less than a number.
@_disfavoredOverload
public func <= (left: some LayoutNumber, right: consuming LengthAnchor) -> LayoutConstraint {
  right >= left.layoutNumber
}

/// Returns an inactive constraint that keeps a length no greater than a number.
public func >= (left: Double, right: consuming LengthAnchor) -> LayoutConstraint { right <= left }

/// Returns an inactive constraint that keeps a length no greater than a number.
@_disfavoredOverload
public func >= (left: some LayoutNumber, right: consuming LengthAnchor) -> LayoutConstraint {
  right <= left.layoutNumber
}
