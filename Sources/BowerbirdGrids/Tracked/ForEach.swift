import BowerbirdLayout

/// What a builder gives for each element of some data.
///
/// ```swift
/// Grid(tracks: 4) {
///   ForEach(0..<4) { _ in Box() }
/// }
/// ```
public final class ForEach: GridGroup {}
