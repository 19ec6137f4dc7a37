import BowerbirdGrids
import BowerbirdLayout
import BowerbirdTestSupport

/// A tree of grids of all three kinds as data; its boxes can be made at any time, and are changed together with it.
final class MixedModel {
  enum Kind {
    case box(Size?)
    case text(Int)
    case label(String)
    case stack(GridOrientation)
    case tracks
    case columns
    case wrapping
    case choosing(MixedChoice)

    /// A box whose children are tied to it by constraints.
    case free
  }

  enum Cell {
    case constant(Double)
    case auto
    case expanded(Double)
  }

  let name: String
  var kind: Kind
  var children: [MixedModel] = []

  // Properties in a stack.
  var cell = Cell.auto
  var margin = EdgeInsets.zero
  var isCentred = false

  // Properties in a grid of tracks.
  var span = GridSpan.single
  var alignment: GridAlignment?

  // Properties in columns.
  var columns = 1

  // In a line.
  var grow = 0.0

  // As a grid of lines.
  var said = WrappingDeclaration()

  // In a free box.
  var ties: [MixedTie] = []
  var languageDirection: LayoutDirection?

  // Properties of a grid of tracks, or of a container with columns.
  var tracks: [GridTrack] = [.fr(1)]
  var mode = GridContentMode.fill
  var flow = GridFlow.rows
  var spacing = 0.0
  var inset = 0.0
  var direction = GridAxisDirection.horizontal

  init(_ name: String, _ kind: Kind) {
    self.name = name
    self.kind = kind
  }

  var isGrid: Bool {
    switch kind {
    case .box, .text, .label, .free: false
    case .stack, .tracks, .columns, .wrapping, .choosing: true
    }
  }

  var isBox: Bool { if case .box = kind { true } else { false } }

  /// Whether the children are tied by constraints of their own.
  var isFree: Bool { if case .free = kind { true } else { false } }

  /// The model and all its descendants.
  var all: [MixedModel] { [self] + children.flatMap(\.all) }
}

/// The boxes of a model, by name.
struct MixedBoxes {
  private(set) var known: [String: Box] = [:]
  var constraints: [Int: LayoutConstraint] = [:]

  subscript(_ model: MixedModel) -> Box { known[model.name] ?? Box("missing \(model.name)") }

  /// Makes a box with all its descendants.
  mutating func make(_ model: MixedModel) -> Box {
    let inner = model.children.map { make($0) }
    let box: Box
    switch model.kind {
    case .box, .text, .columns, .choosing: box = Box()
    case .label(let text): box = Label(text)
    case .free:
      box = Box()
      box.add(inner)
    case .tracks: box = Grid(tracks: model.tracks) { inner }
    case .wrapping: box = Grid.wrapping { inner }
    case .stack:
      box = Grid.vertical { for (child, item) in zip(model.children, inner) { child.content(of: item) } }
    }
    box.name = model.name
    known[model.name] = box
    apply(model)
    if case .columns = model.kind { box.grid.views = inner }
    if case .choosing(let choice) = model.kind { declareAlternatives(of: model, choice) }
    return box
  }

  /// Sets the properties of a box, except its children, from its model.
  func apply(_ model: MixedModel) {
    let box = self[model]
    box.gridSpan(model.span).gridItemAlignment(model.alignment)
    if let direction = model.languageDirection { box.layoutDirection = direction }
    box.grow(model.grow)
    box.grid.columns = model.columns
    box.grid.rows = model.columns
    switch model.kind {
    case .box(let size): box.intrinsicSize = size
    case .text(let glyphs): setText(of: box, glyphs)
    case .label(let text): (box as? Label)?.text = text
    case .free, .choosing: break
    case .stack(let orientation): (box as? Grid)?.orientation = orientation
    case .tracks: (box as? Grid)?.declaration = model.declaration
    case .columns: model.applyColumns(to: box)
    case .wrapping: (box as? Grid)?.wrapping = model.said
    }
  }

  /// Sets the children of a grid or a free box from its model.
  func applyChildren(of model: MixedModel) {
    let inner = model.children.map { self[$0] }
    switch model.kind {
    case .tracks, .wrapping: (self[model] as? Grid)?.setContent { inner }
    case .columns: self[model].grid.views = inner
    case .free: applyChildren(of: self[model], inner)
    case .choosing(let choice): declareAlternatives(of: model, choice)
    case .box, .text, .label, .stack: break
    }
  }
}

extension MixedModel {
  /// Returns the cell of a stack with the box of this model.
  func content(of box: Box) -> any GridContentProtocol {
    let content: any GridContentProtocol
    switch cell {
    case .constant(let length): content = box.constant(length)
    case .auto: content = box.auto()
    case .expanded(let share): content = box.expanded(share)
    }
    if !isCentred { return content.margin(margin) }
    return content.margin(margin).horizontalAlignment(.autoCenter).verticalAlignment(.autoCenter)
  }

  var declaration: GridDeclaration {
    var declaration = GridDeclaration()
    declaration.tracks = tracks
    declaration.contentMode = mode
    declaration.flow = flow
    declaration.spacing = GridSpacing(horizontal: spacing, vertical: spacing)
    return declaration
  }

  func applyColumns(to box: Box) {
    box.grid.axis.direction = direction
    box.grid.axis.columns = 12
    box.grid.axis.rows = 12
    box.grid.interimSpace = spacing
    box.grid.contentEdgeInsets = EdgeInsets(top: inset, left: inset, bottom: inset, right: inset)
  }
}

extension MixedModel: CustomStringConvertible {
  /// One line for each model; children are indented.
  var description: String {
    var text = "\(name) \(kind), cell \(cell) margin \(margin.top)\(isCentred ? " centred" : "")"
    text += ", span \(span.column)×\(span.row), columns \(columns)"
    if isGrid { text += ", \(tracks) \(mode) \(flow), \(direction), spacing \(spacing), inset \(inset)" }
    if case .wrapping = kind { text += ", \(said)" }
    if grow != 0 { text += ", grows \(grow)" }
    for child in children {
      text += "\n" + child.description.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n")
    }
    return text
  }
}
