import BowerbirdLayout
import BowerbirdSolver
import BowerbirdTestSupport

@testable import BowerbirdGrids

/// An item of a random tree of stacks, column containers and grids with repeated tracks.
///
/// The tree has no constraints between items. Some items have constraints on one of their own lengths.
struct RepeatedModel {
  enum Kind {
    case leaf(Size)
    case label(String)
    case stack(GridOrientation)
    case tracks(GridDeclaration)
    case columns(GridAxisDirection, gap: Double)
  }

  /// A constraint on one length of an item.
  struct Bound {
    let attribute: LayoutAttribute
    let relation: Relation
    let length: Double
    let priority: Double
  }

  var kind: Kind
  var children: [RepeatedModel] = []
  var cell = StackCell(.auto)
  var alignment: GridAlignment?
  var bound: Bound?

  /// Makes the item, with all items inside of it.
  ///
  /// - Parameter boxes: The items are appended to this list, inner items first.
  /// - Returns: The item.
  func make(_ boxes: inout [Box]) -> Box {
    let inner = children.map { $0.make(&boxes) }, box: Box
    switch kind {
    case .leaf(let size):
      box = Box()
      box.intrinsicSize = size
    case .label(let text): box = Label(text, font: .cells)
    case .stack(let orientation):
      let cells = zip(inner, children).map { GridContentBase($0, cell: $1.cell) }
      box = orientation == .vertical ? Grid.vertical { cells } : Grid.horizontal { cells }
    case .tracks(let declaration):
      let grid = Grid(tracks: 1) { inner }
      grid.declaration = declaration
      box = grid
    case .columns(let direction, let gap):
      box = Box()
      box.grid.axis.direction = direction
      box.grid.interimSpace = gap
      box.grid.views = inner
    }
    box.name = "\(boxes.count)"
    box.gridItemAlignment(alignment)
    (box.grid.columns, box.grid.rows) = (3, 3)
    if let bound {
      let constraint = LayoutConstraint(
        expression: LayoutExpression(box.layoutNode.reference, bound.attribute), relation: bound.relation)
      (constraint.constant, constraint.priority) = (bound.length, Priority(bound.priority))
      constraint.isActive = true
    }
    boxes.append(box)
    return box
  }
}

/// Makes random trees of repeated tracks.
struct RepeatedGenerator {
  var random: SplitMix64

  init(seed: Int) { random = SplitMix64(seed: UInt64(seed)) }

  /// Returns a container with up to two levels of containers inside of it.
  mutating func tree() -> RepeatedModel {
    var model = RepeatedModel(kind: .stack(.vertical))
    model.children = (0..<random.whole(1...2)).map { _ in item(depth: 2) }
    return model
  }

  private mutating func item(depth: Int) -> RepeatedModel {
    var model: RepeatedModel
    if depth == 0 || random.oneIn(4) {
      model = RepeatedModel(kind: random.oneIn(2) ? .label(words()) : .leaf(Size(width: length(16), height: length(8))))
    } else {
      model = RepeatedModel(kind: container())
      model.children = (0..<random.whole(1...3)).map { _ in item(depth: depth - 1) }
    }
    model.cell = random.pick([StackCell(.auto), StackCell(.auto), StackCell(.expanded(1)), StackCell(.constant(12))])
    if random.oneIn(3) { model.alignment = random.pick([.fill, .topLeading, .center]) }
    if random.oneIn(5) {
      model.bound = RepeatedModel.Bound(
        attribute: random.oneIn(2) ? .width : .height, relation: random.pick([.equal, .lessOrEqual, .greaterOrEqual]),
        length: length(20), priority: random.pick([1000, 1000, 950, 620, 120]))
    }
    return model
  }

  private mutating func container() -> RepeatedModel.Kind {
    switch random.whole(0...6) {
    case 0, 1: return .stack(random.oneIn(2) ? .vertical : .horizontal)
    case 2: return .columns(random.pick([.horizontal, .vertical]), gap: random.oneIn(2) ? 0 : 2)
    default:
      var declaration = GridDeclaration()
      declaration.tracks = [track()]
      if random.oneIn(3) { declaration.tracks.insert(random.pick([.fit, .fr(2), .pt(5)]), at: 0) }
      if random.oneIn(2) { declaration.flow = .columns }
      if random.oneIn(4) { declaration.contentMode = .scroll }
      declaration.spacing = GridSpacing(length(3) - 1)
      return .tracks(declaration)
    }
  }

  private mutating func track() -> GridTrack {
    let least = 3 + length(9)
    switch random.whole(0...4) {
    case 0: return .autoFill(.pt(least))
    case 1: return .autoFit(.minmax(.pt(least), .fr(1)))
    default: return .autoFill(.minmax(.pt(least), .fr(1)))
    }
  }

  private mutating func words() -> String {
    (0..<random.whole(1...5)).map { _ in random.pick(["a", "of", "blue", "moss", "feathers"]) }.joined(separator: " ")
  }

  /// Returns a whole length from 1 to a limit.
  private mutating func length(_ limit: Int) -> Double { Double(random.whole(1...limit)) }

  mutating func size() -> Size { Size(width: 4 + length(76), height: 4 + length(56)) }
}
