import BowerbirdLayout

/// What measuring asks of a cell again and again, looked up once.
///
/// Whoever keeps the cell keeps its item, so that reading it counts no references.
struct MeasuredCell {
  private let node: Unmanaged<LayoutNode>

  /// The stack in the cell, if the item is one.
  let inner: InnerStack?

  /// What the cell counts when room is shared; nil if it takes no part in it.
  let share: Double?

  let canCollapse: Bool

  /// Whether the item says nothing of its own size, so that it need not be asked.
  var isSilent = false

  /// The number of the grid's that is the cell's length along it, as soon as the cell was compiled.
  var length: LayoutAttribute?

  private let margins: Size
  private let fixedWidth: Double?
  private let fixedHeight: Double?

  init(_ content: GridContentBase) {
    let cell = content.cell
    node = .passUnretained(content.item.layoutNode)
    inner = (content.item as? Grid).flatMap { InnerStack($0) }
    share = cell.share
    canCollapse = cell.canCollapse
    margins = Size(
      width: Self.usable(cell.margin.left + cell.margin.right),
      height: Self.usable(cell.margin.top + cell.margin.bottom))
    fixedWidth = cell.horizontalAlignment.length
    fixedHeight = cell.verticalAlignment.length
  }

  private static func usable(_ margins: Double) -> Double { margins.isFinite ? margins : 0 }

  /// The length of the item as it would be in an auto cell, and its margins.
  func wantedLength(_ axis: Axis) -> Double {
    let fixed = axis == .horizontal ? fixedWidth : fixedHeight
    return max(0, (fixed ?? fittingLength(axis)) + margins[axis])
  }

  private func fittingLength(_ axis: Axis) -> Double {
    if let inner { return inner.fitting?.size[axis] ?? 0 }
    return isSilent ? 0 : node._withUnsafeGuaranteedRef { $0.solvedContent(axis) }
  }
}
