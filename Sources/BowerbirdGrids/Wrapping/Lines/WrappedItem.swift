import BowerbirdLayout

/// One item of a wrapping grid, with all that its line has to know of it.
struct WrappedItem {
  let item: any LayoutItem

  /// What the item needs along its line; nil where only a solution determines that.
  let need: LengthNeed?

  /// The length from which the item grows and shrinks.
  private(set) var basis = 0.0

  /// The length that it has where nothing is shared and nothing is missing.
  private(set) var natural = 0.0

  /// The length that it shrinks to at least.
  private(set) var least = 0.0

  /// The length that it grows to at most.
  private(set) var greatest: Double

  /// The shares that it takes of what is left.
  let grow: Double

  /// How much it gives way.
  let shrink: Double

  /// Whether required constraints of the item's own say how long it is.
  private(set) var isFirm = false

  /// Where it lies across its line.
  let alignment: GridLineAlignment

  /// Asks an item what it needs.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - declaration: What was said about its grid.
  init(_ item: any LayoutItem, in declaration: WrappingDeclaration) {
    self.item = item
    let node = item.layoutNode, traits = node.knownTraits?.wrapping ?? WrappingTraits()
    need = item.layoutNode.needInLines(declaration.axis)
    alignment = traits.alignment ?? declaration.alignment
    greatest = traits.greatest == .infinity ? .infinity : traits.greatest.asLength
    guard let need else {
      (grow, shrink) = (0, traits.shrink.asLength)
      return
    }
    // What required constraints say of the item's own length holds: it neither grows nor shrinks.
    if case .own(_, isRequired: true) = node.pull(declaration.axis, content: need.fit) { isFirm = true }
    (grow, shrink) = isFirm ? (0, 0) : (traits.grow.asLength, traits.shrink.asLength)
    (basis, natural, least) = (need.fit, need.fit, need.fit)
    if isFirm {
      greatest = .infinity
    } else {
      least = min(traits.least?.asLength ?? need.least, greatest)
      natural = min(max(need.fit, least), greatest)
    }
  }

  /// Whether only a solution determines how long the item is.
  var isLive: Bool { need == nil }

  /// The length below which something in the item is cut off, or it reaches over its line.
  var leastInLine: Double { shrink >= 1 ? min(least, natural) : natural }
}

extension LayoutNode {
  /// What the item needs as its lines see it; nil where only a solution determines that.
  ///
  /// Optional constraints that tie the item to something else give way to its line.
  func needInLines(_ axis: Axis) -> LengthNeed? {
    guard let owner else { return nil }
    var cell = GridCell(owner, area: GridArea(columns: 0..<1, rows: 0..<1))
    cell.ignoresWishes = true
    return cell.itemNeed(axis, isHeld: true)
  }

  /// Whether constraints of its own say how long the item is, whatever its line says.
  func hasOwnLength(_ axis: Axis) -> Bool {
    switch pull(axis, content: nil) {
    case .none: false
    case .own: true
    case .tied: hasRequiredTie(axis)
    }
  }
}
