import BowerbirdGrids
import BowerbirdLayout
import Testing

/// A kind of cell, in a container of its own with other items beside it.
enum NestCell: String, CaseIterable, CustomTestStringConvertible {
  // Of a stack.
  case auto, constant, bounded, atLeast, expanded, sharing, collapsing

  // Of a stack, with margins.
  case autoMargin, constantMargin, boundedMargin, expandedMargin

  // Of a grid of tracks.
  case fit, fitUpTo, share, fixed, minmaxFixed, minmaxFit, minmaxPoints, repeated

  // Of a container of columns.
  case column, columnInset

  // Of a line.
  case line, growing, lineDown

  /// A box that holds it.
  case card

  var testDescription: String { rawValue }

  /// Returns the container, along a row, with a nest in the cell.
  func container(of nest: NestModel) -> NestModel {
    switch self {
    case .auto, .autoMargin: stack(nest, .auto(minimum: 0, maximum: .infinity))
    case .constant, .constantMargin: stack(nest, .constant(50))
    case .bounded, .boundedMargin: stack(nest, .auto(minimum: 20, maximum: 45))
    case .atLeast: stack(nest, .auto(minimum: 70, maximum: .infinity))
    case .expanded, .expandedMargin: stack(nest, .expanded(1, canCollapse: false))
    case .sharing: stack(nest, .expanded(2, canCollapse: false), beside: .expanded(1, canCollapse: false))
    case .collapsing: stack(nest, .expanded(1, canCollapse: true))
    case .fit: tracks(nest, [.fit, .fr(1)])
    case .fitUpTo: tracks(nest, [.fit(upTo: 45), .fr(1)])
    case .share: tracks(nest, [.fr(1), .fr(1)])
    case .fixed: tracks(nest, [.pt(50), .fr(1)])
    case .minmaxFixed: tracks(nest, [.minmax(.pt(30), .fr(1)), .fr(1)])
    case .minmaxFit: tracks(nest, [.minmax(.fit, .fr(1)), .fr(1)])
    case .minmaxPoints: tracks(nest, [.minmax(.pt(30), .pt(60)), .fr(1)])
    case .repeated: tracks(nest, [.autoFill(.minmax(.pt(30), .fr(1)))])
    case .column: columns(nest, gap: 0, inset: 0)
    case .columnInset: columns(nest, gap: 1, inset: 3)
    case .line: lines(nest, .auto(minimum: 0, maximum: .infinity))
    case .growing: lines(nest, .expanded(1, canCollapse: false))
    case .lineDown: lines(nest, .auto(minimum: 0, maximum: .infinity), along: .vertical)
    case .card: NestModel("outer", .card(nest))
    }
  }

  private var margin: Double {
    switch self {
    case .autoMargin, .constantMargin, .boundedMargin, .expandedMargin: 4
    default: 0
    }
  }

  private func stack(
    _ nest: NestModel, _ cell: LengthModel, beside other: LengthModel = .auto(minimum: 0, maximum: .infinity)
  ) -> NestModel {
    var bar = NestModel("bar", .leaf(3, 3)), nest = nest, tail = NestModel("tail", .leaf(6, 6))
    bar.cell = .constant(10)
    nest.cell = cell
    nest.margin = margin
    tail.cell = other
    return NestModel("outer", .stack(isVertical: false, [bar, nest, tail]))
  }

  private func tracks(_ nest: NestModel, _ tracks: [GridTrack]) -> NestModel {
    let tail = NestModel("tail", .leaf(6, 6))
    return NestModel("outer", .tracks(isVertical: false, tracks, cross: .fr(1), gap: 2, [nest, tail]))
  }

  private func lines(_ nest: NestModel, _ cell: LengthModel, along axis: Axis = .horizontal) -> NestModel {
    var nest = nest, said = WrappingDeclaration()
    nest.cell = cell
    (said.axis, said.spacing, said.alignment) = (axis, 2, .stretch)
    return NestModel("outer", .wrapping(said, [nest, NestModel("tail", .leaf(6, 6))]))
  }

  private func columns(_ nest: NestModel, gap: Double, inset: Double) -> NestModel {
    var nest = nest, tail = NestModel("tail", .leaf(6, 6))
    nest.covered = 7
    tail.covered = 5
    return NestModel("outer", .columns(isVertical: false, gap: gap, inset: inset, [nest, tail]))
  }
}
