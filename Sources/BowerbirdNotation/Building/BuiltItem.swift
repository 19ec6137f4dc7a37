import Bowerbird

/// An item of a document, with the box made for the item and the built items inside of the item.
final class BuiltItem {
  let item: NotationItem
  let box: Box

  /// The box as a grid; nil if the box is not a grid.
  private let grid: Grid?

  /// The items that the item declares outside of its alternatives, in the order of the text.
  let children: [BuiltItem]

  /// For each alternative of the item, the items that the alternative declares, in the order of the text.
  let arrangements: [[BuiltItem]]

  /// Creates the boxes of an item and of all items inside of the item, without adding the boxes to each other.
  init(_ item: NotationItem) {
    self.item = item
    let made = BuiltItem.make(item)
    box = made.box
    grid = made.grid
    var children: [BuiltItem] = [], arrangements: [[BuiltItem]] = []
    for statement in item.content {
      switch statement {
      case .item(let child): children.append(BuiltItem(child))
      case .alternative(let alternative): arrangements.append(BuiltItem.items(in: alternative))
      case .constraint, .reference: break
      }
    }
    self.children = children
    self.arrangements = arrangements
    box.apply(item.traits)
    switch item.kind {
    case .label: made.label?.applyText(item.traits)
    case .columns: box.applyColumns(item.traits)
    case .tracks: grid?.applyTracks(item.traits)
    case .wrapping: grid?.applyLines(item.traits)
    case .box, .vertical, .horizontal: break
    }
  }

  private static func items(in alternative: NotationAlternative) -> [BuiltItem] {
    var items: [BuiltItem] = []
    for case .item(let item) in alternative.content { items.append(BuiltItem(item)) }
    return items
  }

  /// A new box, also as a label and as a grid if the box has one of these types.
  private struct Made {
    var box: Box
    var label: Label?
    var grid: Grid?

    init(_ box: Box) { self.box = box }

    init(_ label: Label) {
      box = label
      self.label = label
    }

    init(_ grid: Grid, _ name: String) {
      box = grid
      self.grid = grid
      grid.name = name
    }
  }

  private static func make(_ item: NotationItem) -> Made {
    let name = item.name ?? ""
    switch item.kind {
    case .box, .columns: return Made(Box(name))
    case .label: return Made(Label(item.text ?? "", name: item.name))
    case .vertical: return Made(Grid.vertical { [GridContentBase]() }, name)
    case .horizontal: return Made(Grid.horizontal { [GridContentBase]() }, name)
    case .tracks: return Made(Grid(tracks: [.fr(1)]) { [GridElement]() }, name)
    case .wrapping: return Made(Grid.wrapping { [GridElement]() }, name)
    }
  }

  /// Calls a closure with this item, and then with all items inside of this item.
  func forEach(_ body: (BuiltItem) -> Void) {
    body(self)
    for child in children { child.forEach(body) }
    for arrangement in arrangements { for item in arrangement { item.forEach(body) } }
  }

  /// Adds boxes to the item's box: as children, as views of columns, or as the content of a grid.
  func put(_ contents: [PlacedBox]) {
    switch item.kind {
    case .box, .label: for content in contents { box.add(content.box) }
    case .columns:
      var views: [any LayoutItem] = []
      for content in contents { views.append(content.box) }
      box.grid.views = views
    case .vertical, .horizontal:
      var cells: [GridContentBase] = []
      for content in contents { cells.append(content.cell) }
      _ = grid?.addGridContent { cells }
    case .tracks, .wrapping:
      var elements: [GridElement] = []
      for content in contents { elements.append(content.element) }
      grid?.setContent { elements }
    }
  }
}
