/// The length of the cell that a box lies in, and the length that the cell hands on to the box.
///
/// A container knows two lengths of each item in it, the fit and the least length. If the length of the box's cell is
/// unknown before the solve, rows of the container hold the fit in the cell, as the rows of a leaf's content would.
/// The box itself is as long as the number that its cell hands on. The constraints inside of the box cannot change this
/// number, so they do not affect the cell a second time.
struct CellLength {
  /// The length of the cell between its margins, which constraints of the container determine.
  let length: LayoutAttribute

  /// The number that the engine keeps equal to `length`.
  let handed: LayoutAttribute

  /// The row that sets `handed`; nil while no container hands a length on to the box.
  var row: LayoutConstraint?
}

extension LayoutNode {
  /// The need of a box in a cell whose length is unknown before the solve, if the container alone determines the box's
  /// length.
  ///
  /// The result is nil for other items. It is also nil if a constraint of the program involves the length of the box, or
  /// ties an item in the box to an item outside: the solver then weighs that constraint together with those of the cell.
  ///
  /// - Parameter axis: The axis.
  /// - Returns: The fit and the least length, or nil.
  package func needInCell(_ axis: Axis) -> LengthNeed? {
    if arrangesChildren || children.isEmpty { return nil }
    guard case .none = pull(axis, content: nil) else { return nil }
    return need(axis)
  }

  /// Returns the number for the length of the cell that the box lies in.
  package func lengthOfCell(_ axis: Axis) -> LayoutAttribute { madeCellLength(axis).length }

  /// Returns the number for the length that a cell hands on to the box.
  package func lengthHandedByCell(_ axis: Axis) -> LayoutAttribute { madeCellLength(axis).handed }

  /// Keeps the length that a cell hands on to the box equal to the cell's length, by the constant of a row.
  ///
  /// - Parameters:
  ///   - row: A row that sets ``lengthHandedByCell(_:)`` to a constant.
  ///   - axis: The axis of the length.
  package func handLength(by row: LayoutConstraint, _ axis: Axis) {
    var cell = madeCellLength(axis)
    cell.row = row
    madeHanded().cells[axis] = cell
    engine?.flow.handsNumbers = true
  }

  /// The length that the box has in the present solution or forecast, as the first length that a cell hands on.
  package func expectedLength(_ axis: Axis) -> Double { (forecast ?? latestSize)[axis] }

  private func madeCellLength(_ axis: Axis) -> CellLength {
    let handed = madeHanded()
    if let known = handed.cells[axis] { return known }
    let name = axis.extentName
    let made = CellLength(
      length: makeScalar(named: "\(name) of the cell"), handed: makeScalar(named: "\(name) handed on by the cell"))
    handed.cells[axis] = made
    return made
  }
}
