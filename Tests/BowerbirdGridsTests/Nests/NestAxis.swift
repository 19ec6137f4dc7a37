import BowerbirdGrids
import BowerbirdLayout

/// One axis of a container: the needs of its items along it, and their places in a given length.
struct NestAxis {
  typealias Need = NestArithmetic.Need
  typealias Stretch = NestArithmetic.Stretch

  private let model: NestModel
  private let needs: [Need]
  private let isHorizontal: Bool

  /// The number of columns, or nil as long as it is unknown.
  private let count: Int?

  /// The width of the container, once it is known.
  private let width: Double?

  init(of model: NestModel, isHorizontal: Bool, needs: [Need], count: Int?, width: Double? = nil) {
    self.width = width
    self.model = model
    self.isHorizontal = isHorizontal
    self.needs = needs
    self.count = count
  }

  /// The fit and the least length of the container.
  var need: Need {
    switch model.kind {
    case .leaf, .soft, .words, .pair, .substitute: Need(fit: 0, least: 0)
    case .card: needs[0]
    case .stack(let isVertical, _): isVertical == isHorizontal ? stackAcross : stackAlong
    case .tracks: lanes.need
    case .columns(let isVertical, let gap, let inset, _):
      isVertical == isHorizontal ? columnsAcross(inset) : columnsAlong(gap, inset)
    case .wrapping(let said, _): NestLines(model, said).need(isHorizontal: isHorizontal, needs, width: width)
    }
  }

  /// Returns the places of the items in a container of a given length.
  func stretches(_ length: Double) -> [Stretch] {
    switch model.kind {
    case .leaf, .soft, .words, .pair, .substitute: return []
    case .card: return [(0, length)]
    case .stack(let isVertical, let children):
      if isVertical == isHorizontal { return children.map { Self.inner((0, length), $0.margin) } }
      return zip(cells(in: length), children).map { Self.inner($0, $1.margin) }
    case .tracks:
      let lanes = lanes, tracks = lanes.stretches(length)
      return needs.indices.map { tracks[lanes.track(of: $0, in: length)] }
    case .columns(let isVertical, let gap, let inset, let children):
      if isVertical == isHorizontal { return children.map { _ in Self.inner((0, length), inset) } }
      return Self.columns(children, gap, inset, length)
    case .wrapping(let said, _):
      // The start of an item may depend on both lengths; see `NestArithmetic.place`.
      return isHorizontal ? NestLines(model, said).widths(length).map { (0, $0) } : []
    }
  }

  /// Returns a cell without its two margins.
  private static func inner(_ cell: Stretch, _ margin: Double) -> Stretch {
    (cell.near + margin, max(0, cell.length - 2 * margin))
  }

  // MARK: - Stacks

  private var stackAcross: Need {
    let wanted = zip(needs, model.children).map { Need(fit: $0.fit + 2 * $1.margin, least: $0.least + 2 * $1.margin) }
    return Need(fit: wanted.map(\.fit).max() ?? 0, least: wanted.map(\.least).max() ?? 0)
  }

  /// The needs along the stack; auto cells are never shortened, so their fit is also their least length.
  private var stackAlong: Need {
    var sum = Need(fit: 0, least: 0)
    for (need, child) in zip(needs, model.children) {
      let fit = Self.unlimited(child, need.fit)
      sum.fit += fit
      if case .expanded = child.cell {
        sum.least += NestArithmetic.sharesCount ? Self.unlimited(child, need.least) : 0
      } else {
        sum.least += fit
      }
    }
    return sum
  }

  /// Returns the length of a cell in a stack without a given length.
  private static func unlimited(_ child: NestModel, _ wanted: Double) -> Double {
    switch child.cell {
    case .constant(let length): length
    case .auto(let least, let most): min(max(wanted + 2 * child.margin, least), most)
    case .expanded(_, let canCollapse): canCollapse ? 0 : wanted + 2 * child.margin
    }
  }

  /// Returns the cells: expanded ones share the rest after constant and auto ones; without a rest they act like auto
  /// cells.
  private func cells(in length: Double) -> [Stretch] {
    var rest = length, shares = 0.0
    for (need, child) in zip(needs, model.children) {
      if case .expanded(let share, _) = child.cell { shares += share } else { rest -= Self.unlimited(child, need.fit) }
    }
    var near = 0.0
    return zip(needs, model.children).map { need, child in
      defer { near += self.length(of: child, need.fit, rest, shares) }
      return (near, self.length(of: child, need.fit, rest, shares))
    }
  }

  private func length(of child: NestModel, _ wanted: Double, _ rest: Double, _ shares: Double) -> Double {
    // A rest of 0 may be rounded to a tiny positive number.
    if case .expanded(let share, _) = child.cell, rest > 1e-9 { return rest * share / shares }
    return Self.unlimited(child, wanted)
  }

  // MARK: - Tracks

  private var lanes: NestTracks { NestTracks(of: model, isHorizontal: isHorizontal, needs: needs, count: count) }

  // MARK: - Columns

  private func columnsAcross(_ inset: Double) -> Need {
    Need(fit: (needs.map(\.fit).max() ?? 0) + 2 * inset, least: (needs.map(\.least).max() ?? 0) + 2 * inset)
  }

  private func columnsAlong(_ gap: Double, _ inset: Double) -> Need {
    func length(_ number: (Need) -> Double) -> Double {
      let pitch = zip(needs, model.children).map { (number($0) + gap) / Double($1.covered) }.max() ?? 0
      return 12 * pitch - gap + 2 * inset
    }
    return Need(fit: length(\.fit), least: NestArithmetic.sharesCount ? length(\.least) : 11 * gap + 2 * inset)
  }

  private static func columns(_ children: [NestModel], _ gap: Double, _ inset: Double, _ length: Double) -> [Stretch] {
    let room = length - 2 * inset
    let pitch = max(0, (room + gap) / 12)
    var before = 0
    return children.map { child in
      defer { before += child.covered }
      return (inset + Double(before) * pitch, max(0, Double(child.covered) * pitch - gap))
    }
  }
}
