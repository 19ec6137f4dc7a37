import BowerbirdLayout

/// Which items are in which line of a wrapping grid.
struct LineBreaking: Equatable {
  /// The items of each line, by their places.
  private(set) var lines: [Range<Int>] = []

  /// The place of the first item that is left over.
  private(set) var end = 0

  /// No items.
  init() {}

  /// Breaks lines: a new one begins where the next item does not fit.
  ///
  /// - Parameters:
  ///   - count: How many items there are.
  ///   - mostLines: The greatest number of lines.
  ///   - fits: Whether the items of a range, of which all but the last fit, fit into a line.
  init(_ count: Int, mostLines: Int, fits: (Range<Int>) -> Bool) {
    while end < count && lines.count < mostLines {
      let first = end
      end += 1
      while end < count && fits(first..<end + 1) { end += 1 }
      lines.append(first..<end)
    }
  }

  /// Breaks the lines of items of known lengths.
  ///
  /// - Parameters:
  ///   - items: The items.
  ///   - declaration: What was said about their grid.
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

  /// The line of each item that is in one.
  var lineOfEach: [Int] { lines.indices.flatMap { line in lines[line].map { _ in line } } }
}

extension SizingRoom {
  /// Whether so much fits into the length, but for what rounding may have taken from it.
  mutating func holds(_ needed: Double) -> Bool {
    !isNegative(Affine.whole - (needed - GridTolerances.repeated * needed))
  }
}
