import BowerbirdLayout

/// The assignment of items to the lines of a wrapping grid.
struct LineBreaking: Equatable {
  /// The indices of the items of each line.
  private(set) var lines: [Range<Int>] = []

  /// The index of the first item that is left over.
  private(set) var end = 0

  /// Creates an assignment of no items.
  init() {}

  /// Breaks lines: a new line begins where the next item does not fit.
  ///
  /// - Parameters:
  ///   - count: The number of items.
  ///   - mostLines: The greatest number of lines.
  ///   - fits: Returns whether the items of a range fit into a line, given that all but the last do.
  init(_ count: Int, mostLines: Int, fits: (Range<Int>) -> Bool) {
    while end < count && lines.count < mostLines {
      let first = end
      end += 1
      while end < count && fits(first..<end + 1) { end += 1 }
      lines.append(first..<end)
    }
  }

  /// Breaks the lines of items whose lengths are known before the solve.
  ///
  /// - Parameters:
  ///   - items: The items.
  ///   - declaration: The declaration of their grid.
  ///   - room: The length of the grid.
  init(_ items: [WrappedItem], _ declaration: WrappingDeclaration, in room: inout SizingRoom) {
    var length = 0.0, first = -1
    self.init(items.count, mostLines: declaration.mostLines) { range in
      if range.lowerBound != first { (first, length) = (range.lowerBound, items[range.lowerBound].natural) }
      let longer = length + declaration.gap + items[range.upperBound - 1].natural
      if !room.holds(longer) { return false }
      length = longer
      return true
    }
  }

  /// The indices of the lines of the items, without items that are left over.
  var lineOfEach: [Int] { lines.indices.flatMap { line in lines[line].map { _ in line } } }
}

extension SizingRoom {
  /// Returns whether a needed length fits into the room, with a tolerance for rounding.
  mutating func holds(_ needed: Double) -> Bool {
    !isNegative(Affine.whole - (needed - GridTolerances.repeated * needed))
  }
}
