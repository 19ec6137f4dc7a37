/// A stack grid as plain values: what the arithmetic works on, and what real grids are made from.
struct StackModel {
  var isVertical: Bool
  var cells: [CellModel]
}

/// What lies in a cell.
indirect enum ViewModel {
  /// A box without content.
  case plain

  /// A box that always fits the same size.
  case fixed(Double, Double)

  /// So many glyphs, each 10 wide and 20 high, broken into lines where the width asks for it.
  case text(Int)

  /// A grid within the grid.
  case grid(StackModel)
}

/// How long a cell is along the grid.
enum LengthModel {
  case constant(Double)
  case auto(minimum: Double, maximum: Double)
  case expanded(Double, canCollapse: Bool)
}

/// Where a view lies across one axis of its cell.
enum PlaceModel: Equatable { case near, center, far }

/// How long a view is on one axis of its cell.
enum ExtentModel: Equatable { case fill, fitting, constant(Double) }

/// A cell of a model.
struct CellModel {
  var name: String
  var view: ViewModel
  var length: LengthModel
  var horizontal: (place: PlaceModel, extent: ExtentModel) = (.near, .fill)
  var vertical: (place: PlaceModel, extent: ExtentModel) = (.near, .fill)
  /// Top, left, bottom, right.
  var margin = (0.0, 0.0, 0.0, 0.0)
}
