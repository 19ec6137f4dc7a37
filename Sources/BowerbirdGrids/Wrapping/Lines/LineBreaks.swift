import BowerbirdLayout

/// The breaks between the lines of a wrapping grid, as the range of items in each line.
struct LineBreaks: Equatable {
  /// The indices of the items of each line.
  private(set) var lines: [Range<Int>] = []

  /// The index of the first item that is left out; the number of items if no item is left out.
  private(set) var end = 0

  /// The number of items in the first line before the line makes room for an overflow item.
  private(set) var countInFirst = 0

  /// Creates the breaks of a grid without items.
  init() {}

  /// Breaks lines: a new line begins where the next item does not fit.
  ///
  /// - Parameters:
  ///   - count: The number of items.
  ///   - mostLines: The greatest number of lines.
  ///   - fits: A closure that returns whether the items of a range fit into one line. The closure has returned true for
  ///     the range without its last item, unless that range has only one item.
  init(_ count: Int, mostLines: Int, fits: (Range<Int>) -> Bool) {
    while end < count && lines.count < mostLines {
      let first = end
      end += 1
      while end < count && fits(first..<end + 1) { end += 1 }
      lines.append(first..<end)
    }
    countInFirst = lines.first?.count ?? 0
  }

  /// Breaks the lines of items whose lengths are known before the solve.
  ///
  /// - Parameters:
  ///   - items: The items.
  ///   - overflow: The item that stands for the items that are left out; nil if there is no such item.
  ///   - declaration: The declaration of the grid.
  ///   - room: The length of the grid, with a range of lengths around it. The call narrows the range to the lengths
  ///     that have the same breaks.
  init(
    _ items: [WrappedItem], _ overflow: OverflowItem?, _ declaration: WrappingDeclaration, in room: inout SizingInterval
  ) {
    var length = 0.0, first = -1
    self.init(items.count, mostLines: declaration.mostLines) { range in
      if range.lowerBound != first { (first, length) = (range.lowerBound, items[range.lowerBound].natural) }
      let longer = length + declaration.gap + items[range.upperBound - 1].natural
      if !room.holds(longer) { return false }
      length = longer
      return true
    }
    guard let overflow, leavesOut(items.count), let last = lines.last else { return }
    var count = last.count
    while count > 0 {
      let kept = last.prefix(count)
      let standing = overflow.standing(for: items.count - kept.endIndex)
      if room.holds(kept.reduce(standing.natural) { $0 + items[$1].natural + declaration.gap }) { break }
      count -= 1
    }
    keep(count)
  }

  // MARK: - Overflow items

  /// Returns whether the lines leave out some of `count` items; false if there are no lines.
  func leavesOut(_ count: Int) -> Bool { end < count && !lines.isEmpty }

  /// Keeps a number of items in the last line, beside the overflow item, and leaves out the rest of the line.
  mutating func keep(_ count: Int) {
    guard let last = lines.popLast() else { return }
    end = last.lowerBound + count
    lines.append(last.lowerBound..<end)
  }

  /// Adds the overflow item to the end of the last line, if any items are left out.
  ///
  /// If no item is left out, or if there are no lines, the overflow item itself is left out, and comes after all items.
  ///
  /// - Parameters:
  ///   - overflow: The overflow item.
  ///   - items: The items without the overflow item.
  /// - Returns: The items, including the overflow item.
  mutating func add(_ overflow: OverflowItem, to items: [WrappedItem]) -> [WrappedItem] {
    if !leavesOut(items.count) { return items + [overflow.standing(for: items.count)] }
    var listed = items
    listed.insert(overflow.standing(for: items.count - end), at: end)
    if let last = lines.popLast() { lines.append(last.lowerBound..<end + 1) }
    end += 1
    return listed
  }

  /// The index of each item's line, indexed by item; items that are left out have no entry.
  var lineOfEach: [Int] { lines.indices.flatMap { line in lines[line].map { _ in line } } }
}

extension SizingInterval {
  /// Returns whether a needed length fits into the grid, with a tolerance for rounding.
  ///
  /// The call narrows the interval's range to the grid lengths for which the result is the same.
  mutating func holds(_ needed: Double) -> Bool {
    narrow(toSignOf: Affine.whole - (needed - GridTolerances.repeated * needed)) == .plus
  }
}
