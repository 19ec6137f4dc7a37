import BowerbirdLayout

/// An item of a wrapping grid, with the numbers from which the lines are computed.
struct WrappedItem {
  let item: any LayoutItem

  /// The need of the item along its line; nil if the need is unknown before the solve.
  let need: LengthNeed?

  /// The item's fit, which is the length before the item grows or shrinks; 0 if the need is unknown before the solve.
  ///
  /// In CSS, this is the flex base size.
  private(set) var basis = 0.0

  /// The basis, limited to the range from `least` to `greatest`; 0 if the need is unknown before the solve.
  ///
  /// The lines are broken by these lengths. In CSS, this is the hypothetical main size.
  private(set) var natural = 0.0

  /// The least length to which the item shrinks; the declared least length if the need is unknown before the solve.
  private(set) var least = 0.0

  /// The greatest length to which the item grows; infinity if there is no limit.
  private(set) var greatest: Double

  /// The number of shares of the free space that the item gets.
  let grow: Double

  /// The factor by which the item shrinks: 1 to shrink to the length of its line, 0 to keep its length.
  let shrink: Double

  /// Whether the item's own required constraints determine its length.
  private(set) var isFirm = false

  /// The position of the item across its line.
  let alignment: GridLineAlignment

  /// Reads the need and the settings of an item.
  ///
  /// - Parameters:
  ///   - element: The element of the item.
  ///   - declaration: The declaration of the item's grid.
  init(_ element: GridElement, in declaration: WrappingDeclaration) {
    item = element.item
    let node = item.layoutNode, traits = element.settings.wrapping
    need = item.layoutNode.needInLines(declaration.axis)
    alignment = traits.alignment ?? declaration.alignment
    greatest = traits.greatest == .infinity ? .infinity : traits.greatest.asLength
    guard let need else {
      (grow, shrink) = (0, traits.shrink.asLength)
      least = traits.least?.asLength ?? 0
      greatest = max(greatest, least)
      return
    }
    // An item whose required constraints determine its length neither grows nor shrinks.
    if case .own(_, isRequired: true) = node.pull(declaration.axis, content: need.fit, ignoringTies: true) {
      isFirm = true
    }
    (grow, shrink) = isFirm ? (0, 0) : (traits.grow.asLength, traits.shrink.asLength)
    (basis, natural, least) = (need.fit, need.fit, need.fit)
    if isFirm {
      greatest = .infinity
    } else {
      let declared = traits.least?.asLength
      greatest = max(greatest, declared ?? 0)
      least = declared ?? min(need.least, greatest)
      natural = min(max(need.fit, least), greatest)
    }
  }

  /// Whether the length of the item is unknown before the solve.
  var isLive: Bool { need == nil }

  /// The length with which the item counts in the grid's least length: `least` if the item shrinks with the factor 1 or
  /// more, and `natural` if not.
  var leastInLine: Double { shrink >= 1 ? min(least, natural) : natural }
}

extension LayoutNode {
  /// Returns the need of the item in a line; nil if the need is unknown before the solve.
  ///
  /// Optional constraints that tie the item to other items are ignored, because they give way to the line.
  func needInLines(_ axis: Axis) -> LengthNeed? {
    guard let owner else { return nil }
    var cell = GridCell(owner, area: GridArea(columns: 0..<1, rows: 0..<1))
    cell.request.ties = .required
    return cell.request.itemNeed(axis, isHeld: true)
  }

  /// Returns whether constraints determine the item's length, so that the item's line or cell cannot set the length.
  func hasOwnLength(_ axis: Axis) -> Bool {
    if case .own = pull(axis, content: nil, ignoringTies: true) { return true }
    return hasRequiredTie(axis)
  }
}
