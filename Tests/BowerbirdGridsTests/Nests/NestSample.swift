import BowerbirdGrids
import BowerbirdLayout
import Testing

/// A nest for a cell: one container of each kind, with various contents.
struct NestSample: Sendable, CustomTestStringConvertible {
  let name: String
  let model: NestModel

  /// Whether the nest contains text; its lines are horizontal, so its axes cannot be exchanged.
  let hasText: Bool

  var testDescription: String { name }

  init(_ name: String, _ kind: NestModel.Kind) {
    self.name = name
    model = NestModel("nest", kind)
    hasText = model.all.contains { item in
      switch item.kind {
      case .soft, .words: true
      case .leaf, .card, .pair, .stack, .tracks, .columns, .wrapping, .substitute: false
      }
    }
  }
}

extension NestSample {
  static let all = leaves + boxes + rows + columnsOfCells + tracks + lanes + containers + lines + deep

  private static func item(
    _ name: String, _ kind: NestModel.Kind, _ cell: LengthModel = .auto(minimum: 0, maximum: .infinity),
    margin: Double = 0, covered: Int = 6
  ) -> NestModel {
    var item = NestModel(name, kind)
    item.cell = cell
    item.margin = margin
    item.covered = covered
    return item
  }

  private static let a = item("a", .leaf(30, 8)), b = item("b", .leaf(22, 12))
  private static let text = item("text", .soft(60, 9))
  private static let share = LengthModel.expanded(1, canCollapse: false)

  private static let leaves = [
    NestSample("leaf", .leaf(52, 20)), NestSample("soft", .soft(52, 20)), NestSample("words", .words(9)),
  ]

  private static let boxes = [
    NestSample("card", .card(item("a", .leaf(52, 20)))), NestSample("card of text", .card(text)),
    NestSample("pair", .pair(isVertical: false, 30, 22)), NestSample("pair across", .pair(isVertical: true, 30, 22)),
  ]

  private static let rows = [
    NestSample("row of auto", .stack(isVertical: false, [a, b])),
    NestSample(
      "row of all",
      .stack(
        isVertical: false,
        [item("a", .leaf(40, 5), .constant(10)), item("b", .leaf(20, 6)), item("c", .leaf(22, 7), share)])),
    NestSample(
      "row of shares",
      .stack(
        isVertical: false,
        [item("a", .leaf(30, 8), share), item("b", .leaf(22, 9), .expanded(2, canCollapse: false))])),
    NestSample(
      "row of a collapsing share",
      .stack(isVertical: false, [a, item("b", .leaf(22, 9), .expanded(1, canCollapse: true))])),
    NestSample(
      "row with margins",
      .stack(isVertical: false, [item("a", .leaf(20, 8), margin: 3), item("b", .leaf(20, 9), share, margin: 2)])),
    NestSample(
      "row of bounded", .stack(isVertical: false, [item("a", .leaf(30, 8), .auto(minimum: 10, maximum: 25)), b])),
    NestSample("row of text", .stack(isVertical: false, [a, item("text", .soft(60, 9), share)])),
  ]

  private static let columnsOfCells = [
    NestSample("column of auto", .stack(isVertical: true, [a, b])),
    NestSample("column of shares", .stack(isVertical: true, [item("a", .leaf(30, 8), share), b])),
    NestSample("column with margins", .stack(isVertical: true, [item("a", .leaf(46, 8), margin: 3), b])),
    NestSample("column of text", .stack(isVertical: true, [a, text])),
  ]

  private static func lane(_ tracks: [GridTrack], cross: GridTrack = .fit, gap: Double = 2) -> NestModel.Kind {
    .tracks(isVertical: false, tracks, cross: cross, gap: gap, [a, b])
  }

  private static let tracks = [
    NestSample("fit", lane([.fit, .fit])), NestSample("fr", lane([.fr(1), .fr(2)])),
    NestSample("pt", lane([.pt(30), .pt(20)])), NestSample("fit and fr", lane([.fit, .fr(1)])),
    NestSample("minmax of pt and fr", lane([.minmax(.pt(20), .fr(1)), .minmax(.pt(25), .fr(1))])),
    NestSample("minmax of fit and fr", lane([.minmax(.fit, .fr(1)), .minmax(.fit, .fr(1))])),
    NestSample("minmax of pt and pt", lane([.minmax(.pt(10), .pt(40)), .pt(5)])),
    NestSample("minmax of pt and fit", lane([.minmax(.pt(25), .fit), .fit])),
    NestSample("fit up to", lane([.fit(upTo: 24), .fit])),
    NestSample("rows of fr", lane([.fit, .fit], cross: .fr(1))),
    NestSample("repeated", lane([.autoFill(.minmax(.pt(20), .fr(1)))])),
    NestSample(
      "fit of text", .tracks(isVertical: false, [.fit, .fit], cross: .fit, gap: 2, [a, text])),
    NestSample(
      "fr of text", .tracks(isVertical: false, [.fit, .fr(1)], cross: .fit, gap: 2, [a, text])),
  ]

  private static let lanes = [
    NestSample("lane of fit", .tracks(isVertical: true, [.fit, .fit], cross: .fit, gap: 2, [a, b])),
    NestSample("lane of fr", .tracks(isVertical: true, [.fr(1), .fr(1)], cross: .fr(1), gap: 0, [a, b])),
    NestSample("lane of text", .tracks(isVertical: true, [.fit, .fit], cross: .fit, gap: 2, [a, text])),
  ]

  private static let containers = [
    NestSample("columns", .columns(isVertical: false, gap: 0, inset: 0, [a, b])),
    NestSample("columns with gaps", .columns(isVertical: false, gap: 1, inset: 3, [a, b])),
    NestSample("rows", .columns(isVertical: true, gap: 0, inset: 2, [a, b])),
    NestSample("columns of text", .columns(isVertical: false, gap: 0, inset: 0, [a, text])),
  ]

  private static func wrap(
    _ axis: Axis = .horizontal, _ alignment: GridLineAlignment = .start, _ distribution: GridDistribution = .start,
    _ lines: GridDistribution = .start, limit: Int? = nil
  ) -> WrappingDeclaration {
    var said = WrappingDeclaration()
    (said.axis, said.spacing, said.lineSpacing) = (axis, 3, 2)
    (said.alignment, said.distribution, said.lines, said.lineLimit) = (alignment, distribution, lines, limit)
    return said
  }

  private static let lines = [
    NestSample("lines", .wrapping(wrap(), [a, b])),
    NestSample("stretched lines", .wrapping(wrap(.horizontal, .stretch, .stretch, .stretch), [a, b])),
    NestSample("lines at the end", .wrapping(wrap(.horizontal, .end, .spaceBetween, .spaceAround), [a, b])),
    NestSample("one line", .wrapping(wrap(limit: 1), [a, b])),
    NestSample("lines of text", .wrapping(wrap(.horizontal, .stretch), [a, text])),
    NestSample("lines of shares", .wrapping(wrap(), [a, item("b", .leaf(22, 12), share)])),
    NestSample(
      "lines of bounded", .wrapping(wrap(), [item("a", .leaf(30, 8), .auto(minimum: 10, maximum: 25)), b])),
    NestSample("lines down", .wrapping(wrap(.vertical, .center), [a, b])),
    NestSample("stretched lines down", .wrapping(wrap(.vertical, .stretch, .stretch, .stretch), [a, b])),
    NestSample("lines down of text", .wrapping(wrap(.vertical), [a, text])),
  ]

  private static let deep = [
    NestSample(
      "tracks of a stack of columns",
      .tracks(
        isVertical: false, [.fit, .fr(1)], cross: .fr(1), gap: 2,
        [
          item(
            "stack", .stack(isVertical: true, [item("columns", .columns(isVertical: false, gap: 0, inset: 1, [a]))])),
          b,
        ])),
    NestSample(
      "a card of shares of tracks",
      .card(
        item(
          "stack",
          .stack(
            isVertical: false,
            [item("tracks", .tracks(isVertical: true, [.fit, .fr(1)], cross: .fit, gap: 2, [a, b]), share)])))),
  ]
}
