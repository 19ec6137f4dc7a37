import BowerbirdGrids
import BowerbirdLayout

/// The substitution law for one nest of a tree: the container of the nest sees two numbers of it along each axis.
struct NestSubstitution {
  let model: NestModel
  let size: Size

  /// Returns the first frame outside the nest that moves if a leaf replaces the nest, or nil if none does.
  ///
  /// The law says nothing about a nest that is left out, because the nest has no width then.
  func mistake(at nest: NestModel) -> String? {
    let real = NestBoxes(model)
    real.root.layout(size)
    if real[nest.name].isLeftOut { return nil }
    let numbers = numbers(of: nest, width: real[nest.name].frame.width)
    let kind = NestModel.Kind.substitute(fit: numbers.fit, least: numbers.least)
    let other = NestBoxes(model.replacing(nest.name, by: kind))
    other.root.layout(size)
    let inside = nest.names.subtracting([nest.name])
    for name in model.names.subtracting(inside).sorted() {
      let (found, due) = (real[name].frame, other[name].frame)
      if isClose(found, due, within: 1e-9) { continue }
      let text = "fits \(numbers.fit), at least \(numbers.least)"
      return "\(size), \(nest.name) (\(text)): \(name) is \(found), with a leaf \(due) of\n\(model)"
    }
    return nil
  }

  /// Returns the fit and the least size of a nest at a given width, measured on the nest alone.
  private func numbers(of nest: NestModel, width: Double) -> (fit: Size, least: Size) {
    let alone = NestBoxes(nest).root
    let fit = Size(width: alone.fittingSize().width, height: alone.fittingSize(width: width).height)
    let narrow = NestBoxes(nest).root, low = NestBoxes(nest).root
    let column = Grid(columns: [.fit], rows: [.fr(1)], spacing: 0) { narrow }
    column.layout(width: 0, height: 100)
    let row = Grid(columns: [.pt(width)], rows: [.fit], spacing: 0) { low }
    row.layout(width: width, height: 0)
    return (fit, Size(width: column.columnWidths[0], height: row.rowHeights[0]))
  }
}
