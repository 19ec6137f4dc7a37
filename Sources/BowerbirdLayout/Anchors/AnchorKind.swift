/// The kind of number that an anchor represents.
///
/// Both sides of a relation must be of the same kind. Kinds exist for the type checker only and have no values.
public protocol AnchorKind {}

/// A kind of anchor that is a position on an axis, as opposed to a length.
public protocol PositionKind: AnchorKind {}

/// Horizontal positions: leading, trailing, left, right and centerX.
public enum HorizontalPosition: PositionKind {}

/// Vertical positions: top, bottom, centerY and the baselines.
public enum VerticalPosition: PositionKind {}

/// Widths, heights and distances between two positions.
public enum Length: AnchorKind {}
