/// A stack grid as plain values, from which grids and expected frames are made.
struct StackModel {
  var isVertical: Bool
  var cells: [CellModel]
}

/// The view in a cell.
indirect enum ViewModel {
  /// A box without content.
  case plain

  /// A box of fixed size.
  case fixed(Double, Double)

  /// A number of glyphs, each 10 wide and 20 high, broken into lines as the width requires.
  case text(Int)

  /// A nested grid.
  case grid(StackModel)
}

/// The length of a cell along the grid.
enum LengthModel {
  case constant(Double)
  case auto(minimum: Double, maximum: Double)
  case expanded(Double, canCollapse: Bool)
}

/// The alignment of a view along one axis of its cell.
enum PlaceModel: Equatable { case near, center, far }

/// The length of a view along one axis of its cell.
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
