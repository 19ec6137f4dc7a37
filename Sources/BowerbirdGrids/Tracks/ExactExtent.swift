/// What is known of the fractions of an axis whose tracks are exactly as long as they say.
///
/// A fraction's share does not depend on what its items need; so what they need is told here, where it counts for the length
/// that the grid itself wants.
public struct ExactExtent: Hashable, Sendable {
  /// The length that the tracks with fractions would have if they held their content.
  public var sharesContent: Double

  /// The length of a fraction of 1, where it is decided from the solution; nil where the constraints decide it.
  public var share: Double?

  /// How strongly the grid wants it.
  public var rank: GridRank

  /// Makes an extent.
  ///
  /// - Parameters:
  ///   - sharesContent: The length that the tracks with fractions would have if they held their content.
  ///   - share: The length of a fraction of 1, where it is decided from the solution.
  ///   - rank: How strongly the grid wants it.
  public init(_ sharesContent: Double = 0, share: Double? = nil, rank: GridRank = GridRank()) {
    self.sharesContent = sharesContent
    self.rank = rank
    self.share = share
  }
}
