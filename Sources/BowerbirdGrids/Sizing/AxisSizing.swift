/// How long the tracks of an axis are, as parts of the grid's length.
struct AxisSizing: Equatable {
  enum Length: Hashable {
    /// A constant and a part of the grid's length.
    case affine(Affine)

    /// A number of shares of what is left.
    case share(Double)

    /// As long as what it holds turns out to be, between two lengths.
    case live(least: Double, greatest: Double)
  }

  /// What is left, and by how many shares it is divided: so the division is the solver's, and 300 for 3 shares are 100 for each.
  struct Unit: Hashable {
    var rest: Affine
    var count = 1.0

    /// The length of a number of shares.
    func length(_ factor: Double) -> Affine { rest * factor / count }
  }

  /// Where the first track begins.
  var first = Affine()

  /// The length of one share; nil if there are none, or if constraints decide it.
  var unit: Unit?

  var lengths: [Length] = []

  /// How many shares of what is left lie before the first track, beside where it begins anyway.
  var sharesBefore = 0.0

  /// How many shares of what is left lie between two tracks, beside the gap.
  var sharesBetween = 0.0

  /// What lies between two tracks beside the gap.
  var space: Affine { sharesBetween == 0 ? Affine() : unit?.length(sharesBetween) ?? Affine() }

  /// Whether shares fill what is left by tracks whose lengths only a solution determines.
  var fillsLive = false

  /// Whether only a solution determines the length of any track.
  var hasLive: Bool { fillsLive || lengths.contains { if case .live = $0 { true } else { false } } }

  /// Which tracks have another length than in an earlier sizing; nil if there were others.
  func changes(since before: AxisSizing) -> [Bool]? {
    if lengths.count != before.lengths.count || sharesBetween != before.sharesBetween { return nil }
    let hasOtherShares = unit != before.unit
    return lengths.indices.map { track in
      if lengths[track] != before.lengths[track] { return true }
      if case .share = lengths[track] { return hasOtherShares }
      return false
    }
  }

  /// The length of a track, as far as it is known.
  func length(_ track: Int) -> Affine? {
    switch lengths[track] {
    case .affine(let length): length
    case .share(let factor): unit?.length(factor)
    case .live: nil
    }
  }
}

extension AxisSizing.Length {
  /// Whether both differ in a constant at most.
  func isLike(_ other: AxisSizing.Length) -> Bool {
    switch (self, other) {
    case (.affine(let one), .affine(let two)): one.slope == two.slope
    default: self == other
    }
  }
}
