import BowerbirdGrids
import BowerbirdLayout

/// Computes the places of a wrapping grid's items by arithmetic, without solver, constraints or the grid's own code.
///
/// The specification of flexible boxes shares free space step by step. This arithmetic shares it at once: there is one length
/// of a share at which all items, each within its bounds, fill the line. It is found by halving intervals.
struct WrappingArithmetic {
  /// The numbers of an item along its line.
  struct Item: Sendable {
    var fit: Double
    var least: Double
    var grow = 0.0
    var shrink = 1.0
    var minimum: Double?
    var maximum = Double.infinity
    var alignment: GridLineAlignment?

    /// The least length of the item.
    var floor: Double { minimum ?? min(least, maximum) }

    /// The greatest length of the item: a declared minimum beats a smaller maximum.
    var ceiling: Double { max(maximum, minimum ?? 0) }

    /// The length of the item without a share of the free space.
    var natural: Double { min(max(fit, floor), ceiling) }
  }

  /// A place along an axis.
  typealias Stretch = (near: Double, length: Double)

  let items: [Item]
  let said: WrappingDeclaration

  /// The numbers of the last item for each number of other items that are left over; empty if the last item is none that
  /// stands for them.
  var overflow: [Item] = []

  /// The number of items that need room in any case.
  private var count: Int { overflow.isEmpty ? items.count : items.count - 1 }

  private var gap: Double { said.spacing }

  // MARK: - Lines

  /// Returns the number of items that are left over, without the one that stands for them.
  func leftOut(_ length: Double) -> Int { count - lines(length).joined().count { $0 < count } }

  /// Returns the items of each line in a grid of a length, without items that are left over.
  func lines(_ length: Double) -> [[Int]] {
    var lines = linesWithoutOverflow(length)
    let placed = lines.joined().count
    guard !overflow.isEmpty, placed < count, let last = lines.popLast() else { return lines }
    // The greatest number of items that have room beside the text for the others.
    let kept = (0...last.count).last { kept in
      let naturals: [Double] = last.prefix(kept).map { items[$0].natural + gap }
      return kept == 0 || naturals.reduce(overflow[count - placed + last.count - kept].natural, +) <= length + 1e-7
    }
    return lines + [last.prefix(kept ?? 0) + [count]]
  }

  private func linesWithoutOverflow(_ length: Double) -> [[Int]] {
    var lines: [[Int]] = []
    for index in 0..<count {
      if let last = lines.last {
        let naturals: [Double] = (last + [index]).map { items[$0].natural }
        let together: Double = naturals.reduce(0, +) + gap * Double(last.count)
        if together <= length + 1e-7 {
          lines[lines.count - 1].append(index)
          continue
        }
      }
      if lines.count == said.lineLimit ?? .max { break }
      lines.append([index])
    }
    return lines
  }

  /// The need of the grid along its lines.
  var need: (fit: Double, least: Double) {
    if said.lineLimit == 0 { return (0, 0) }
    let naturals: [Double] = items.prefix(count).map(\.natural)
    let fit: Double = naturals.reduce(0, +) + gap * Double(max(0, count - 1))
    return (fit, items.map { $0.shrink >= 1 ? min($0.floor, $0.natural) : $0.natural }.max() ?? 0)
  }

  // MARK: - Along

  /// Returns the places of the items along their lines.
  func along(_ length: Double) -> [Stretch] {
    var places = [Stretch](repeating: (0, 0), count: items.count)
    let left = leftOut(length)
    for line in lines(length) {
      let lengths = lengths(line.map { $0 < count ? items[$0] : overflow[left] }, length)
      let sum: Double = lengths.reduce(0, +), rest = length - sum - gap * Double(line.count - 1)
      let spaces = Self.spaces(said.distribution, line.count, rest > 1e-7 ? rest : 0)
      var near = spaces.before
      for (index, length) in zip(line, lengths) {
        places[index] = (near, length)
        near += length + gap + spaces.between
      }
    }
    return places
  }

  private func lengths(_ line: [Item], _ length: Double) -> [Double] {
    let room = length - gap * Double(line.count - 1)
    let naturals: [Double] = line.map(\.natural), sum: Double = naturals.reduce(0, +)
    if sum > room + 1e-7 {
      // Only an item that is alone in its line may not fit.
      return line.map { item in
        if item.shrink == 0 || item.fit < item.natural { return item.natural }
        return min(max(item.floor, item.fit - min(1, item.shrink) * (item.fit - room)), item.ceiling)
      }
    }
    let isOwn = line.contains { $0.grow > 0 } || said.distribution != .stretch
    let grows: [Double] = line.map { isOwn ? $0.grow : 1 }
    func lengths(_ share: Double) -> [Double] {
      zip(line, grows).map { item, grow in
        grow == 0 ? item.natural : min(max(item.floor, item.fit + share * grow), item.ceiling)
      }
    }
    // Shares that sum up to less than 1 take that part of the initial free space.
    let taken: [Double] = zip(line, grows).map { $1 == 0 || $0.fit > $0.natural ? $0.natural : $0.fit }
    let atFirst: Double = room - taken.reduce(0, +)
    if grows.allSatisfy({ $0 == 0 }) { return lengths(0) }
    var low = 0.0, high = max(0, atFirst)
    for _ in 0..<200 {
      let middle = (low + high) / 2
      let sum: Double = lengths(middle).reduce(0, +)
      if sum > room { high = middle } else { low = middle }
    }
    return lengths(low)
  }

  private static func spaces(
    _ kind: GridDistribution, _ count: Int, _ rest: Double
  ) -> (before: Double, between: Double) {
    let number = Double(count)
    switch kind {
    case .start, .stretch: return (0, 0)
    case .end: return (rest, 0)
    case .center: return (rest / 2, 0)
    case .spaceBetween: return count == 1 ? (0, 0) : (0, rest / (number - 1))
    case .spaceAround: return (rest / number / 2, rest / number)
    case .spaceEvenly: return (rest / (number + 1), rest / (number + 1))
    }
  }

  // MARK: - Across

  /// The need of an item across its line.
  struct Across: Sendable {
    var fit: Double
    var least: Double

    /// The distance of the baseline from the top; `nil` for the bottom.
    var baseline: Double?
  }

  /// Returns the need of the lines across, in a grid of a length.
  func needAcross(_ across: [Across], _ length: Double) -> (fit: Double, least: Double) {
    let tracks = tracks(across, length), gaps = lineGap * Double(max(0, tracks.count - 1))
    return (tracks.reduce(gaps) { $0 + $1.fit }, tracks.reduce(gaps) { $0 + $1.least })
  }

  private var lineGap: Double { said.lineSpacing ?? said.spacing }

  /// Returns the distance of each item from the top of its line that aligns the baselines.
  private func drops(_ across: [Across], _ length: Double) -> [Double] {
    var drops = items.map { _ in 0.0 }
    for line in lines(length) where said.axis == .horizontal {
      let members = line.filter { alignment($0) == .baseline }
      let baselines = members.map { across[$0].baseline ?? across[$0].fit }
      for (index, baseline) in zip(members, baselines) { drops[index] = (baselines.max() ?? 0) - baseline }
    }
    return drops
  }

  private func alignment(_ index: Int) -> GridLineAlignment { items[index].alignment ?? said.alignment }

  private func tracks(_ across: [Across], _ length: Double) -> [(fit: Double, least: Double)] {
    let drops = drops(across, length)
    return lines(length).map { line in
      (line.map { across[$0].fit + drops[$0] }.max() ?? 0, line.map { across[$0].least + drops[$0] }.max() ?? 0)
    }
  }

  /// Returns the width of an item in lines that go down, unless it is stretched.
  static func width(_ across: Across, in room: Double) -> Double { max(across.least, min(across.fit, room)) }

  /// Returns the width of an item in lines that go down.
  func width(_ index: Int, _ across: [Across], in room: Double) -> Double {
    let item = across[index]
    if alignment(index) != .stretch { return Self.width(item, in: room) }
    let most = Across(fit: across.map(\.fit).max() ?? 0, least: across.map(\.least).max() ?? 0)
    return Self.width(most, in: room)
  }

  /// Returns the places of the items across their lines.
  ///
  /// - Parameters:
  ///   - across: The needs of the items.
  ///   - length: The grid's length along its lines.
  ///   - room: Its length across them.
  /// - Returns: The places.
  func across(_ across: [Across], _ length: Double, _ room: Double) -> [Stretch] {
    let lines = lines(length), drops = drops(across, length), isDown = said.axis == .vertical
    // An item that is left over has no height, and keeps the width for which its height was computed.
    let leftOut = items.indices.map { isDown ? width($0, across, in: room) : 0 }
    if lines.isEmpty { return leftOut.map { (0, $0) } }
    var lengths = tracks(across, length).map { max($0.least, min($0.fit, room)) }
    if isDown {
      for (number, line) in lines.enumerated() {
        lengths[number] = line.map { width($0, across, in: room) }.max() ?? 0
      }
      if items.indices.contains(where: { alignment($0) == .stretch }) {
        let most = Across(fit: across.map(\.fit).max() ?? 0, least: across.map(\.least).max() ?? 0)
        lengths = lengths.map { _ in Self.width(most, in: room) }
      }
    }
    let sum: Double = lengths.reduce(0, +), rest = room - sum - lineGap * Double(max(0, lines.count - 1))
    var before = 0.0, between = 0.0
    if rest > 0 {
      if said.lines == .stretch {
        let part = rest / Double(lines.count)
        if isDown { between = part } else { lengths = lengths.map { $0 + part } }
      } else {
        (before, between) = Self.spaces(said.lines, lines.count, rest)
      }
    }
    var places = [Stretch](repeating: (0, 0), count: items.count)
    var near = before, last = before
    for (line, length) in zip(lines, lengths) {
      for index in line {
        let available = length - drops[index]
        let isStretched = alignment(index) == .stretch
        let own = isStretched ? available : isDown ? width(index, across, in: room) : min(across[index].fit, available)
        let part: Double =
          switch alignment(index) {
          case .start, .baseline, .stretch: 0
          case .center: 0.5
          case .end: 1
          }
        places[index] = (near + drops[index] + part * (available - own), own)
      }
      last = near
      near += length + lineGap + between
    }
    for index in items.indices where !lines.joined().contains(index) { places[index] = (last, leftOut[index]) }
    return places
  }
}
