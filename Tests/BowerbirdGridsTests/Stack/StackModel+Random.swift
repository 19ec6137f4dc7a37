import BowerbirdGrids
import BowerbirdLayout
import BowerbirdTestSupport

extension StackModel {
  /// Returns a random grid with nested grids down to a depth.
  static func random(_ random: inout SplitMix64, depth: Int, name: String = "v") -> StackModel {
    StackModel(
      isVertical: random.oneIn(2),
      cells: (0..<random.whole(0...5)).map { CellModel.random(&random, depth: depth, name: "\(name).\($0)") })
  }
}

extension CellModel {
  /// Returns a random cell.
  static func random(_ random: inout SplitMix64, depth: Int, name: String) -> CellModel {
    var cell = CellModel(
      name: name, view: ViewModel.random(&random, depth: depth, name: name), length: .random(&random))
    if random.oneIn(2) { cell.horizontal = place(&random) }
    if random.oneIn(2) { cell.vertical = place(&random) }
    if random.oneIn(3) {
      cell.margin = (margin(&random), margin(&random), margin(&random), margin(&random))
    }
    return cell
  }

  private static func margin(_ random: inout SplitMix64) -> Double { Double(random.whole(-2...20)) }

  private static func place(_ random: inout SplitMix64) -> (place: PlaceModel, extent: ExtentModel) {
    (random.pick([.near, .center, .far]), random.pick([.fitting, .fill, .constant(Double(random.whole(0...60)))]))
  }
}

extension LengthModel {
  /// Returns a random length.
  static func random(_ random: inout SplitMix64) -> LengthModel {
    switch random.whole(0...5) {
    case 0, 1: .constant(Double(random.whole(0...60)))
    case 2: .auto(minimum: 0, maximum: .infinity)
    case 3:
      .auto(minimum: Double(random.whole(0...40)), maximum: random.oneIn(2) ? .infinity : Double(random.whole(40...90)))
    default: .expanded(Double(random.whole(0...3)), canCollapse: random.oneIn(3))
    }
  }
}

extension ViewModel {
  /// Returns a random view.
  static func random(_ random: inout SplitMix64, depth: Int, name: String) -> ViewModel {
    switch random.whole(0...(depth > 0 ? 5 : 3)) {
    case 0: .plain
    case 1: .fixed(Double(random.whole(1...80)), Double(random.whole(1...60)))
    case 2, 3: .text(random.whole(1...30))
    default: .grid(.random(&random, depth: depth - 1, name: name))
    }
  }
}

/// A grid made from a model, with its views by name.
final class StackSpecimen {
  let grid: Grid
  private(set) var views: [String: Box] = [:]

  init(_ model: StackModel) {
    grid = model.isVertical ? Grid.vertical {} : Grid.horizontal {}
    for cell in model.cells { insert(cell, at: .min) }
  }

  /// Makes the view of a cell and inserts it into the grid.
  func insert(_ cell: CellModel, at index: Int) {
    let box = makeView(cell)
    views[cell.name] = box
    grid.addGridContent(at: index) { StackSpecimen.content(of: cell, box) }
  }

  /// Returns the content of a cell with a box.
  static func content(of cell: CellModel, _ box: Box) -> any GridContentProtocol {
    let margin = EdgeInsets(
      top: cell.margin.0, left: cell.margin.1, bottom: cell.margin.2, right: cell.margin.3)
    let content: any GridContentProtocol
    switch cell.length {
    case .constant(let value): content = box.constant(value)
    case .auto(let minimum, let maximum): content = box.auto().minLength(minimum).maxLength(maximum)
    case .expanded(let factor, let canCollapse): content = box.expanded(factor).canCollapse(canCollapse)
    }
    return content.margin(margin).horizontalAlignment(horizontal(cell.horizontal))
      .verticalAlignment(vertical(cell.vertical))
  }

  private func makeView(_ cell: CellModel) -> Box {
    switch cell.view {
    case .plain: return plain(cell.name)
    case .fixed(let width, let height): return fixed(cell.name, width, height)
    case .text(let glyphs): return text(cell.name, glyphs)
    case .grid(let model):
      let inner = StackSpecimen(model)
      inner.grid.name = cell.name
      views.merge(inner.views) { first, _ in first }
      return inner.grid
    }
  }

  private static func horizontal(_ way: (place: PlaceModel, extent: ExtentModel)) -> GridHorizontalAlignment {
    switch (way.place, way.extent) {
    case (_, .fill): .fill
    case (.near, .fitting): .autoLeft
    case (.center, .fitting): .autoCenter
    case (.far, .fitting): .autoRight
    case (.near, .constant(let width)): .constantLeft(width: width)
    case (.center, .constant(let width)): .constantCenter(width: width)
    case (.far, .constant(let width)): .constantRight(width: width)
    }
  }

  private static func vertical(_ way: (place: PlaceModel, extent: ExtentModel)) -> GridVerticalAlignment {
    switch (way.place, way.extent) {
    case (_, .fill): .fill
    case (.near, .fitting): .autoTop
    case (.center, .fitting): .autoCenter
    case (.far, .fitting): .autoBottom
    case (.near, .constant(let height)): .constantTop(height: height)
    case (.center, .constant(let height)): .constantCenter(height: height)
    case (.far, .constant(let height)): .constantBottom(height: height)
    }
  }
}
