extension StackModel: CustomStringConvertible {
  /// The grid in a short notation similar to its code.
  var description: String {
    "\(isVertical ? "V" : "H"){ \(cells.map(\.description).joined(separator: "; ")) }"
  }
}

extension CellModel: CustomStringConvertible {
  var description: String {
    var text = "\(view) \(length)"
    if horizontal.extent != .fill { text += " h:\(horizontal.place).\(horizontal.extent)" }
    if vertical.extent != .fill { text += " v:\(vertical.place).\(vertical.extent)" }
    if margin != (0, 0, 0, 0) { text += " margin\(margin)" }
    return text
  }
}

extension ViewModel: CustomStringConvertible {
  var description: String {
    switch self {
    case .plain: "P"
    case .fixed(let width, let height): "F(\(width),\(height))"
    case .text(let glyphs): "T(\(glyphs))"
    case .grid(let grid): grid.description
    }
  }
}

extension LengthModel: CustomStringConvertible {
  var description: String {
    switch self {
    case .constant(let value): "constant \(value)"
    case .auto(let minimum, let maximum): "auto \(minimum)...\(maximum)"
    case .expanded(let share, let canCollapse): "expanded \(share)\(canCollapse ? " collapse" : "")"
    }
  }
}
