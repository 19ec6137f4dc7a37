/// What becomes of the room that is left along an axis.
///
/// ```swift
/// Grid.wrapping(distribution: .spaceBetween) { for chip in chips { chip } }
/// ```
///
/// Where nothing is left, everything begins at the start, whatever the distribution.
public enum GridDistribution: String, Hashable, Sendable, CaseIterable {
  /// It lies behind everything.
  case start

  /// It lies before everything.
  case end

  /// Half of it lies before, half behind.
  case center

  /// It lies between neighbours, equally much between any two; behind, if there is only one thing.
  case spaceBetween

  /// It lies around each: between two neighbours twice as much as at the edges.
  case spaceAround

  /// It lies before, between and behind, equally much everywhere.
  case spaceEvenly

  /// It lies nowhere: everything is longer by an equal share.
  case stretch
}

extension GridDistribution: CustomStringConvertible {
  /// Its name.
  public var description: String { rawValue }
}

/// How many shares of what is left lie before, between and behind things that follow each other.
struct SpaceShares: Hashable {
  /// The shares before the first.
  var before: Double

  /// The shares between any two.
  var between: Double

  /// The shares behind the last.
  var after: Double

  /// What a distribution means where nothing is stretched.
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

  /// Equally much behind each, as if each were stretched and what is in it were not.
  static let behindEach = SpaceShares(before: 0, between: 1, after: 1)

  /// How many shares there are where so many things follow each other; 0 if nothing moves.
  func count(of count: Int) -> Double {
    before == 0 && (between == 0 || count < 2) ? 0 : before + between * Double(max(0, count - 1)) + after
  }
}
