import BowerbirdLayout

/// The part of a column grid that does not depend on the container's size: the columns and rows that each view covers.
struct ColumnPlan {
  /// One view with the columns and rows that it covers.
  struct Entry {
    let view: any LayoutItem
    let across: ColumnSequence.Tracks
    let down: ColumnSequence.Tracks
  }

  private(set) var columns: ColumnRuler
  private(set) var rows: ColumnRuler
  private(set) var entries: [Entry] = []
  private(set) var errors: [ColumnGridError] = []

  /// Creates the plan for the views of a container.
  init(of grid: ColumnGrid) {
    columns = ColumnRuler(count: 1, space: 0, nearInset: 0, farInset: 0)
    rows = columns
    let views = usableViews(of: grid)
    measure(grid)
    place(views, of: grid)
  }

  // MARK: - Views

  private mutating func usableViews(of grid: ColumnGrid) -> [any LayoutItem] {
    let views = grid.views
    var seen = Set<ObjectIdentifier>(minimumCapacity: views.count)
    var usable: [any LayoutItem] = []
    usable.reserveCapacity(views.count)
    for view in views {
      let node = view.layoutNode
      if let container = grid.reference.node, node.isAbove(container) {
        errors.append(.containsItsContainer(view: node.name))
      } else if !seen.insert(ObjectIdentifier(node)).inserted {
        errors.append(.listedTwice(view: node.name))
      } else {
        usable.append(view)
      }
    }
    return usable
  }

  // MARK: - Lengths

  private mutating func measure(_ grid: ColumnGrid) {
    let content = grid.contentEdgeInsets, layout = grid.layoutEdgeInsets
    let isMirrored = grid.reference.node?.direction == .rightToLeft
    let left = usable(content.left + layout.left, "left inset")
    let right = usable(content.right + layout.right, "right inset")
    var space = usable(grid.interimSpace, "interim space")
    if space < 0 {
      errors.append(.negativeSpace(space))
      space = 0
    }
    let usesColumns = grid.axis.direction != .vertical, usesRows = grid.axis.direction != .horizontal
    columns = ColumnRuler(
      count: usesColumns ? grid.axis.columns : 1, space: usesColumns ? space : 0,
      nearInset: isMirrored ? right : left, farInset: isMirrored ? left : right)
    rows = ColumnRuler(
      count: usesRows ? grid.axis.rows : 1, space: usesRows ? space : 0,
      nearInset: usable(content.top + layout.top, "top inset"),
      farInset: usable(content.bottom + layout.bottom, "bottom inset"))
  }

  private mutating func usable(_ length: Double, _ name: String) -> Double {
    if length.isFinite { return length }
    errors.append(.unusableLength(name: name))
    return 0
  }

  // MARK: - Tracks of views

  private mutating func place(_ views: [any LayoutItem], of grid: ColumnGrid) {
    let isFlowing = grid.axis.direction != .any
    let grids = views.map { $0.grid }
    let whole = [ColumnSequence.Tracks](repeating: .init(start: 0, span: 1), count: views.count)
    var across = whole, down = whole
    if grid.axis.direction != .vertical {
      let spans = grids.map { $0.columns }
      let sequence = ColumnSequence(
        spans: spans, offsets: grids.map { $0.offset.columns }, count: columns.count, isFlowing: isFlowing)
      across = sequence.tracks
      columns.parts = sequence.parts
      check(sequence, spans, views, .horizontal)
    }
    if grid.axis.direction != .horizontal {
      let spans = grids.map { $0.rows }
      let sequence = ColumnSequence(
        spans: spans, offsets: grids.map { $0.offset.rows }, count: rows.count, isFlowing: isFlowing)
      down = sequence.tracks
      rows.parts = sequence.parts
      check(sequence, spans, views, .vertical)
    }
    entries = views.indices.map { Entry(view: views[$0], across: across[$0], down: down[$0]) }
  }

  private mutating func check(
    _ sequence: ColumnSequence, _ spans: [Int], _ views: [any LayoutItem], _ axis: Axis
  ) {
    if sequence.count < 1 {
      if !views.isEmpty { errors.append(.noTracks(axis: axis, count: sequence.count)) }
      return
    }
    for index in spans.indices where spans[index] < 0 {
      errors.append(.negativeSpan(view: views[index].layoutNode.name, axis: axis, span: spans[index]))
    }
    for index in sequence.misfits {
      let tracks = sequence.tracks[index]
      errors.append(
        .doesNotFit(
          view: views[index].layoutNode.name, axis: axis, start: tracks.start, span: tracks.span, count: sequence.count)
      )
    }
  }
}
