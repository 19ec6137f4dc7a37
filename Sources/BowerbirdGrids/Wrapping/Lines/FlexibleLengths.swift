import BowerbirdLayout

/// The lengths and starts of the items of one line.
///
/// The rules are those of "Resolving Flexible Lengths" for flexible boxes in CSS. Growing items share the free space;
/// shrinking items share the missing room. An item that would pass its least or greatest length gets this bound as its
/// length, and the other items share again.
struct FlexibleLengths {
  /// The length of each item, as a function of the grid's length.
  private(set) var lengths: [Affine]

  /// The start of each item, as a function of the grid's length.
  private(set) var starts: [Affine] = []

  private let items: ArraySlice<WrappedItem>
  private let gaps: Double
  private let isGrowing: Bool
  private let factors: [Double]
  private var isFixed: [Bool]

  /// Whether the items fill the line exactly.
  private var isFilled = false

  /// Divides the room of a line among its items, and places the items.
  ///
  /// - Parameters:
  ///   - items: The items of the line.
  ///   - declaration: The declaration of the grid.
  ///   - room: The length of the line; the call narrows the range to the lengths at which the results are the same
  ///     functions.
  init(_ items: ArraySlice<WrappedItem>, _ declaration: WrappingDeclaration, in room: inout SizingInterval) {
    self.items = items
    gaps = declaration.gap * Double(max(0, items.count - 1))
    // A line of several items always has room for these items, because an item without room begins a new line.
    let fits = items.count > 1 || room.holds(items.reduce(0) { $0 + $1.natural })
    isGrowing = fits
    let stretches = fits && declaration.distribution == .stretch && !items.contains { $0.grow > 0 }
    factors = items.map { fits ? $0.growFactor(stretches: stretches) : $0.shrink }
    lengths = items.map { Affine($0.natural) }
    isFixed = zip(items, factors).map { item, factor in
      factor == 0 || (fits ? item.basis > item.natural : item.basis < item.natural)
    }
    share(in: &room)
    place(SpaceShares(declaration.distribution), declaration.gap)
  }

  // MARK: - Lengths

  private mutating func share(in room: inout SizingInterval) {
    let atFirst = free
    while isFixed.contains(false) {
      let sum = zip(factors, isFixed).reduce(0) { $1.1 ? $0 : $0 + $1.0 }
      var free = free, isPart = false
      if sum < 1 {
        let part = atFirst * sum
        isPart = room.narrow(toSignOf: isGrowing ? part - free : free - part) == .minus
        if isPart { free = part }
      }
      give(free, sum)
      if fixBeyondBounds(in: &room) { continue }
      isFilled = !isPart
      return
    }
  }

  /// The free space of the line if each item that is not fixed has its ``WrappedItem/basis`` as its length.
  ///
  /// The free space is negative if room is missing.
  private var free: Affine {
    var free = Affine.whole - gaps
    for (index, item) in items.enumerated() { free -= isFixed[index] ? lengths[index] : Affine(item.basis) }
    return free
  }

  /// Gives each item that is not fixed its part of the free space, or of the missing room.
  private mutating func give(_ free: Affine, _ sum: Double) {
    var weights = factors
    if !isGrowing { weights = zip(factors, items).map { $0 * $1.basis } }
    let total = isGrowing ? sum : zip(weights, isFixed).reduce(0) { $1.1 ? $0 : $0 + $1.0 }
    for (index, item) in items.enumerated() where !isFixed[index] {
      lengths[index] = total > 0 ? free * weights[index] / total + item.basis : Affine(item.basis)
    }
  }

  /// Fixes items at the bounds that they violate: all items that are too short, or all items that are too long.
  ///
  /// If there are items of both kinds, the sum of all corrections decides. A correction is the bound minus the length
  /// that the item would have. If the sum is negative, the items that are too long are fixed. If not, the items that
  /// are too short are fixed.
  ///
  /// - Returns: Whether any item was fixed.
  private mutating func fixBeyondBounds(in room: inout SizingInterval) -> Bool {
    var short: [Int] = [], long: [Int] = [], violation = Affine()
    for (index, item) in items.enumerated() where !isFixed[index] {
      let wanted = lengths[index]
      if room.narrow(toSignOf: wanted - item.least) == .minus {
        short.append(index)
        lengths[index] = Affine(item.least)
      } else if item.greatest != .infinity, room.narrow(toSignOf: Affine(item.greatest) - wanted) == .minus {
        long.append(index)
        lengths[index] = Affine(item.greatest)
      }
      violation += lengths[index] - wanted
    }
    let fixes = short.isEmpty || !long.isEmpty && room.narrow(toSignOf: violation) == .minus ? long : short
    for index in fixes { isFixed[index] = true }
    return !fixes.isEmpty
  }

  // MARK: - Places

  private mutating func place(_ shares: SpaceShares, _ gap: Double) {
    var rest = Affine.whole - gaps
    for length in lengths { rest -= length }
    let count = isGrowing && !isFilled ? shares.count(of: lengths.count) : 0
    let unit = count > 0 ? rest / count : Affine()
    var start = unit * shares.before
    for length in lengths {
      starts.append(start)
      start += length
      start = start + unit * shares.between + gap
    }
  }
}

extension WrappedItem {
  /// Returns the number of shares of the free space that the item gets.
  ///
  /// In a line that is stretched, each item gets one share if it may have several lengths: its bounds differ, and its
  /// own constraints do not determine its length.
  ///
  /// - Parameter stretches: Whether the line is stretched.
  /// - Returns: The number of shares.
  func growFactor(stretches: Bool) -> Double { stretches && least < greatest && !isFirm ? 1 : grow }
}
