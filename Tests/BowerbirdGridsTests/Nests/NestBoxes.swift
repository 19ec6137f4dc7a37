import BowerbirdGrids
import BowerbirdLayout

/// The boxes of a model, by name.
struct NestBoxes {
  private(set) var known: [String: Box] = [:]

  /// The outermost box.
  private(set) var root = Box("root")

  init(_ model: NestModel) { root = make(model) }

  /// The box with a name, or an unused box if there is none.
  subscript(_ name: String) -> Box { known[name] ?? Box("missing \(name)") }

  private mutating func make(_ model: NestModel) -> Box {
    let inner = model.children.map { make($0) }
    let box: Box
    switch model.kind {
    case .leaf(let width, let height): box = fixed(model.name, width, height)
    case .soft(let width, let height): box = Self.soft(width, height)
    case .words(let glyphs): box = text(model.name, glyphs)
    case .substitute(let fit, let least): box = NestSubstitute(fit: fit, least: least).box
    case .card: box = Self.card(inner[0])
    case .pair(let isVertical, let first, let second): box = makePair(model.name, isVertical, first, second)
    case .stack(let isVertical, let children): box = Self.stack(isVertical, children, inner)
    case .tracks(let isVertical, let tracks, let cross, let gap, _):
      box = Self.tracks(isVertical, tracks, cross, gap, inner)
    case .columns(let isVertical, let gap, let inset, _): box = Self.columns(isVertical, gap, inset, inner)
    case .wrapping(let said, let children): box = Self.wrapping(said, children, inner)
    }
    box.name = model.name
    box.grid.columns = model.covered
    box.grid.rows = model.covered
    box.gridItemAlignment(.fill)
    known[model.name] = box
    return box
  }

  /// Returns a box that takes the proposed width, up to a maximum.
  static func soft(_ width: Double, _ height: Double) -> Box {
    let box = Box()
    box.measure = { Measurement(size: Size(width: min(width, $0.width), height: height)) }
    return box
  }

  private static func card(_ child: Box) -> Box {
    let card = Box()
    card.add(child)
    child.constraints { $0.edgesAnchor == card.edgesAnchor }
    return card
  }

  private mutating func makePair(_ name: String, _ isVertical: Bool, _ first: Double, _ second: Double) -> Box {
    let pair = Box(), a = Box(name + ".first"), b = Box(name + ".second")
    pair.add([a, b])
    for (box, length) in [(a, first), (b, second)] {
      box.intrinsicSize = Size(width: isVertical ? 5 : length, height: isVertical ? length : 5)
      known[box.name] = box
    }
    a.contentHugging = AxisPriorities(.init(251))
    a.compressionResistance = AxisPriorities(.init(751))
    if isVertical {
      a.constraints { view in
        view.horizontalEdgesAnchor == pair.horizontalEdgesAnchor
        view.topAnchor == pair.topAnchor
        b.topAnchor == view.bottomAnchor
        b.bottomAnchor == pair.bottomAnchor
        b.horizontalEdgesAnchor == pair.horizontalEdgesAnchor
      }
    } else {
      a.constraints { view in
        view.verticalEdgesAnchor == pair.verticalEdgesAnchor
        view.leadingAnchor == pair.leadingAnchor
        b.leadingAnchor == view.trailingAnchor
        b.trailingAnchor == pair.trailingAnchor
        b.verticalEdgesAnchor == pair.verticalEdgesAnchor
      }
    }
    return pair
  }

  private static func stack(_ isVertical: Bool, _ children: [NestModel], _ inner: [Box]) -> Grid {
    let stack = Grid.vertical {
      for (child, box) in zip(children, inner) { content(of: box, as: child).margin(EdgeInsets(child.margin)) }
    }
    stack.orientation = isVertical ? .vertical : .horizontal
    return stack
  }

  /// Returns the cell of a stack with a box.
  static func content(of box: Box, as model: NestModel) -> any GridContentProtocol {
    switch model.cell {
    case .constant(let length): box.constant(length)
    case .auto(let least, let most): box.auto().minLength(least).maxLength(most)
    case .expanded(let share, let canCollapse): box.expanded(share).canCollapse(canCollapse)
    }
  }

  private static func tracks(
    _ isVertical: Bool, _ tracks: [GridTrack], _ cross: GridTrack, _ gap: Double, _ inner: [Box]
  ) -> Grid {
    var declaration = GridDeclaration()
    declaration.tracks = isVertical ? [cross] : tracks
    declaration.crossTracks = isVertical ? tracks : [cross]
    declaration.implicitTracks = isVertical ? [.fit] : [cross]
    declaration.contentMode = .fill
    declaration.flow = .rows
    declaration.spacing = GridSpacing(horizontal: gap, vertical: gap)
    declaration.contentAlignment = .topLeading
    let grid = Grid(tracks: 1) { inner }
    grid.declaration = declaration
    return grid
  }

  private static func wrapping(_ said: WrappingDeclaration, _ children: [NestModel], _ inner: [Box]) -> Grid {
    for (child, box) in zip(children, inner) {
      let line = child.inLine
      box.grow(line.grow).minLength(line.minimum).maxLength(line.maximum)
    }
    let grid = Grid.wrapping { inner }
    grid.wrapping = said
    return grid
  }

  private static func columns(_ isVertical: Bool, _ gap: Double, _ inset: Double, _ inner: [Box]) -> Box {
    let container = Box()
    container.grid.axis.direction = isVertical ? .vertical : .horizontal
    container.grid.interimSpace = gap
    container.grid.contentEdgeInsets = EdgeInsets(inset)
    container.grid.views = inner
    return container
  }
}
