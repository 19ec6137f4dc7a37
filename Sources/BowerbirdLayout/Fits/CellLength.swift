/// The length of the cell that a box lies in, and the length that the cell hands on to the box.
///
/// Both are extra numbers of the box. They are needed if the length of the cell is unknown before the solve. If the
/// cell must have room for the box, the container has optional rows that keep the cell as long as the box's fit. These
/// rows act on the cell as the hugging and resistance rows of content act on a leaf.
///
/// The box is as long as the number that its cell hands on. The constraints inside of the box cannot change this
/// number. They affect the cell only through the box's fit.
///
/// Few boxes have such numbers. They form an object, so that other items need less memory.
final class CellLength {
  /// The number for the length of the cell between its margins; constraints of the container determine this number.
  let length: LayoutAttribute

  /// The number that the cell hands on; the engine keeps it equal to `length`.
  let handed: LayoutAttribute

  /// The row that sets `handed`; nil while no container hands a length on to the box.
  @exclusivity(unchecked) var row: LayoutConstraint?

  init(length: LayoutAttribute, handed: LayoutAttribute) { (self.length, self.handed) = (length, handed) }
}

extension LayoutNode {
  /// Returns the need of the box if its container alone determines its length.
  ///
  /// Grids use this need for cells with lengths that are unknown before the solve. The result is nil if the item has no
  /// children, or arranges them itself. It is also nil if a constraint of the program may affect the length of the box,
  /// or ties an item in the box to an item outside. The solver then considers that constraint together with the
  /// constraints of the cell. The result is nil, too, if the fit of a container in the box is unknown before the solve.
  ///
  /// - Parameter axis: The axis.
  /// - Returns: The fit and the least length, or nil.
  package func needInCell(_ axis: Axis) -> LengthNeed? {
    if arrangesChildren || children.isEmpty { return nil }
    guard case .none = pull(axis, content: nil) else { return nil }
    return need(axis)
  }

  /// Returns the extra number that stands for the length of the cell that the box lies in.
  ///
  /// The first call creates the number.
  package func lengthOfCell(_ axis: Axis) -> LayoutAttribute { madeCellLength(axis).length }

  /// Returns the extra number that stands for the length that a cell hands on to the box.
  ///
  /// The first call creates the number.
  package func lengthHandedByCell(_ axis: Axis) -> LayoutAttribute { madeCellLength(axis).handed }

  /// Stores the row of the number that a cell hands on, so that the engine keeps the number equal to the cell's length.
  ///
  /// After each solve, the engine sets the constant of the row to the cell's length in the solution.
  ///
  /// - Parameters:
  ///   - row: A row that sets ``lengthHandedByCell(_:)`` to a constant.
  ///   - axis: The axis of the length.
  package func handLength(by row: LayoutConstraint, _ axis: Axis) {
    madeCellLength(axis).row = row
    engine?.flow.handsNumbers = true
  }

  /// Returns the length that the box is expected to have: the length in ``forecast``, or in the latest solution if
  /// there is no forecast.
  ///
  /// A cell hands on this length until the next solution.
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
