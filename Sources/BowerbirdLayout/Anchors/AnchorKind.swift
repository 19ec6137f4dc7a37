/// What an anchor measures; both sides of a relation have to measure the same.
///
/// The kinds are names for the compiler and have no values.
public protocol AnchorKind {}

/// A kind that is a place on an axis, as opposed to a length.
public protocol PositionKind: AnchorKind {}

/// Places from left to right: leading, trailing, left, right and centerX.
public enum HorizontalPosition: PositionKind {}

/// Places from top to bottom: top, bottom, centerY and the baselines.
public enum VerticalPosition: PositionKind {}

/// Widths, heights and distances between two places.
public enum Length: AnchorKind {}
