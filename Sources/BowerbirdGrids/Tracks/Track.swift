/// A column or row of a grid, as a ``GridPlan`` describes it.
///
/// ```swift
/// Track(.fixed(80))
/// Track(.content, minimum: 20, maximum: 120)
/// Track(.fraction(1), holdsContent: true)             // a share, but never less than its items need
/// ```
public struct Track: Hashable, Sendable {
  /// The rule for the length.
  public var size: TrackSize

  /// The least length.
  public var minimum: Double

  /// The greatest length; infinity if there is no limit.
  public var maximum: Double

  /// A Boolean value that indicates whether the track is never shorter than its items need; always true for
  /// ``TrackSize/content``.
  public var holdsContent: Bool

  /// A Boolean value that indicates whether a fixed length may shrink to the minimum if the grid lacks room.
  public var shrinks = false

  /// A Boolean value that indicates whether a share has length 0 if there is no free space, instead of the length of
  /// its content.
  public var collapses = false

  /// The gap after this track, if it differs from the gap of the axis.
  public var gap: Double?

  /// Creates a track.
  ///
  /// - Parameters:
  ///   - size: The rule for the length.
  ///   - minimum: The least length.
  ///   - maximum: The greatest length.
  ///   - holdsContent: Whether the track is never shorter than its items need.
  ///   - gap: The gap after the track, if it differs from the gap of the axis.
  public init(
    _ size: TrackSize, minimum: Double = 0, maximum: Double = .infinity, holdsContent: Bool = false,
    gap: Double? = nil
  ) {
    self.size = size
    self.minimum = minimum
    self.maximum = maximum
    self.holdsContent = holdsContent || size == .content
    self.gap = gap
  }

  /// A Boolean value that indicates whether a fixed length can shrink to a smaller minimum.
  var yields: Bool { if case .fixed(let length) = size { minimum < length && shrinks } else { false } }

  /// A Boolean value that indicates whether the track may be longer than its content if there is free space.
  var isStretchable: Bool { size == .content && maximum == .infinity }

  /// A Boolean value that indicates whether the track is a share whose length depends only on its factor: the share has
  /// no minimum and no maximum, and ignores its content.
  var isPlainShare: Bool { isFlexible && minimum <= 0 && maximum == .infinity && !holdsContent }

  /// A Boolean value that indicates whether the track is a share of the free space.
  public var isFlexible: Bool { if case .fraction = size { true } else { false } }
}
