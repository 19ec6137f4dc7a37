import Bowerbird

/// A box with the traits that place it in the item around it.
struct PlacedBox {
  let box: Box
  let traits: [NotationTrait]

  /// Whether the box is declared elsewhere, so that `traits` replace the traits that the declaration gave it for grids.
  let isReference: Bool

  /// The box as an element of a grid of tracks or of a wrapping grid.
  var element: GridElement {
    if isReference {
      box.resetGridItemSettings()
      box.applyPlaces(traits)
    }
    return GridElement(box)
  }

  /// The box with its cell of a stack.
  ///
  /// Without a trait for its length, the cell is as long as its item's fit.
  var cell: GridContentBase {
    var content = length
    for trait in traits {
      switch trait {
      case .minLength(let length): content = auto(content) { $0.minLength(length) }
      case .maxLength(let length): content = auto(content) { $0.maxLength(length) }
      default: break
      }
    }
    var cell = content.cell
    for trait in traits {
      switch trait {
      case .canCollapse: cell.canCollapse = true
      case .margin(let insets): cell.margin = insets
      case .horizontalAlignment(let alignment): cell.horizontalAlignment = alignment
      case .verticalAlignment(let alignment): cell.verticalAlignment = alignment
      default: break
      }
    }
    return GridContentBase(box, cell: cell)
  }

  private var length: GridContentBase {
    for trait in traits {
      switch trait {
      case .constant(let length): return GridContentBase(box, cell: StackCell(.constant(length)))
      case .expanded(let share): return GridContentBase(box, cell: StackCell(.expanded(share)))
      default: break
      }
    }
    return GridContentBase(box, cell: StackCell(.auto))
  }

  private func auto(
    _ content: GridContentBase, _ change: (any GridAutoCellProtocol) -> any GridAutoCellProtocol
  ) -> GridContentBase { change(content).getInstance() }
}
