import BowerbirdGrids
import BowerbirdLayout
import Testing

/// A way to hold a box: as it is, or in a container of one of the kinds.
///
/// Every kind has the fit of the box along both axes.
enum NestKind: String, CaseIterable, CustomTestStringConvertible {
  case leaf, boxWithChild, vertical, horizontal, verticalExpanded, fitTrack, shareTrack, fixedTrack, minmaxTrack,
    columns, wrapping, wrappingDown

  var testDescription: String { rawValue }

  /// The kinds that do not shrink below the fit of the box: their least length is their fit.
  ///
  /// The content of a share or of a column may overflow it, so such a nest shrinks.
  static let firm: [NestKind] = [.leaf, .boxWithChild, .vertical, .horizontal, .fitTrack, .fixedTrack, .minmaxTrack]

  /// Returns the box, or a container that holds it.
  func box(around box: Box) -> Box {
    let size = box.intrinsicSize ?? Size(width: 0, height: 0)
    switch self {
    case .leaf: return box
    case .boxWithChild: return holder(of: box)
    case .vertical: return Grid.vertical { box.auto() }
    case .horizontal: return Grid.horizontal { box.auto() }
    case .verticalExpanded: return Grid.vertical { box.expanded() }
    case .fitTrack: return tracks(.fit, .fit, box)
    case .shareTrack: return tracks(.fr(1), .fr(1), box)
    case .fixedTrack: return tracks(.pt(size.width), .pt(size.height), box)
    case .minmaxTrack: return tracks(.minmax(.pt(size.width), .fr(1)), .minmax(.pt(size.height), .fr(1)), box)
    case .columns: return columns(box)
    case .wrapping: return Grid.wrapping(alignment: .stretch, distribution: .stretch, lines: .stretch) { box }
    case .wrappingDown: return Grid.wrapping(along: .vertical, alignment: .stretch, distribution: .stretch) { box }
    }
  }

  private func holder(of box: Box) -> Box {
    let holder = Box("holder")
    holder.add(box)
    box.constraints { $0.edgesAnchor == holder.edgesAnchor }
    return holder
  }

  private func tracks(_ column: GridTrack, _ row: GridTrack, _ box: Box) -> Grid {
    Grid(columns: [column], rows: [row], spacing: 0) { box }
  }

  private func columns(_ box: Box) -> Box {
    let container = Box("container")
    container.grid.views = [box]
    return container
  }
}

/// A cell of a stack with margins.
enum MarginCell: String, CaseIterable, CustomTestStringConvertible {
  case auto, constant, boundedAuto, expanded, collapsing

  var testDescription: String { rawValue }

  /// Returns the content of the cell.
  func content(of box: Box) -> any GridContentProtocol {
    switch self {
    case .auto: box.auto()
    case .constant: box.constant(60)
    case .boundedAuto: box.auto().minLength(30).maxLength(70)
    case .expanded: box.expanded()
    case .collapsing: box.expanded().canCollapse()
    }
  }
}

/// A nest with a fit of 120 in width.
enum WideNest: String, CaseIterable, CustomTestStringConvertible {
  case leaf, fixedTracks, fittingTracks, minmaxTracks, columnsWithInsets, horizontal, boxWithChild

  var testDescription: String { rawValue }

  func box() -> Box {
    switch self {
    case .leaf: return fixed(120, 10)
    case .fixedTracks: return tracks(.pt(60))
    case .fittingTracks: return tracks(.fit)
    case .minmaxTracks: return tracks(.minmax(.pt(60), .fr(1)))
    case .columnsWithInsets: return columns()
    case .horizontal: return Grid.horizontal { fixed(120, 10).auto() }
    case .boxWithChild: return NestKind.boxWithChild.box(around: fixed(120, 10))
    }
  }

  private func tracks(_ track: GridTrack) -> Grid {
    Grid(tracks: [track, track], spacing: 0) {
      fixed(60, 10)
      fixed(60, 10)
    }
  }

  /// Returns a container of eleven gaps of 10 and two insets of 5.
  private func columns() -> Box {
    let container = Box("container")
    container.grid.interimSpace = 10
    container.grid.contentEdgeInsets = EdgeInsets(5)
    container.grid.views = [Box("view")]
    return container
  }
}
