import BowerbirdLayout

/// A group of the items that a builder returns for each element of some data.
///
/// ```swift
/// Grid(tracks: 4) {
///   ForEach(0..<4) { _ in Box() }
/// }
/// ```
public final class ForEach: GridGroup {}
