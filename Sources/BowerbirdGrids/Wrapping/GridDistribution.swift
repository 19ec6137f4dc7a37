/// A distribution of the free space along an axis, among cells, tracks, lines or the items of a line.
///
/// ```swift
/// Grid.wrapping(distribution: .spaceBetween) { for chip in chips { chip } }
/// ```
///
/// The cells, tracks, lines or items are called elements below. Without free space, the elements begin at the start,
/// whatever the distribution.
public enum GridDistribution: String, Hashable, Sendable, CaseIterable {
  /// All free space lies after the last element.
  case start

  /// All free space lies before the first element.
  case end

  /// Half of the free space lies before the first element, and half lies after the last element.
  case center

  /// Equal parts of the free space lie between neighbors; a single element lies at the start.
  case spaceBetween

  /// Equal parts of the free space lie on both sides of each element, so that the space between neighbors is twice the
  /// space at the edges.
  case spaceAround

  /// Equal parts of the free space lie before the first element, between neighbors and after the last element.
  case spaceEvenly

  /// Every element that may grow gets an equal share of the free space.
  case stretch
}

extension GridDistribution: CustomStringConvertible {
  /// The name of the distribution.
  public var description: String { rawValue }
}

/// The numbers of shares of the free space before, between and after elements that follow each other.
struct SpaceShares: Hashable {
  /// The number of shares before the first element.
  var before: Double

  /// The number of shares between two neighbors.
  var between: Double

  /// The number of shares after the last element.
  var after: Double

  /// Creates the shares of a distribution.
  ///
  /// For ``GridDistribution/stretch``, the shares leave all free space after the last element. These shares are used if
  /// no element can be stretched.
  init(_ distribution: GridDistribution) {
    switch distribution {
    case .start, .stretch: self.init(before: 0, between: 0, after: 1)
    case .end: self.init(before: 1, between: 0, after: 0)
    case .center: self.init(before: 1, between: 0, after: 1)
    case .spaceBetween: self.init(before: 0, between: 1, after: 0)
    case .spaceAround: self.init(before: 1, between: 2, after: 1)
    case .spaceEvenly: self.init(before: 1, between: 1, after: 1)
    }
  }

  private init(before: Double, between: Double, after: Double) {
    (self.before, self.between, self.after) = (before, between, after)
  }

  /// No free space around the elements.
  static let none = SpaceShares(before: 0, between: 0, after: 0)

  /// One share after each element, as if each element lay at the start of a stretched track.
  static let afterEach = SpaceShares(before: 0, between: 1, after: 1)

  /// Returns the sum of all shares for a number of elements; 0 if the elements stay at the start, even with free space.
  func count(of count: Int) -> Double {
    before == 0 && (between == 0 || count < 2) ? 0 : before + between * Double(max(0, count - 1)) + after
  }
}
