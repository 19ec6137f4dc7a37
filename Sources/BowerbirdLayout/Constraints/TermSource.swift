/// A source of rows: a constraint, or a record of one.
protocol TermSource {
  var termCount: Int { get }

  /// The constant of the sum.
  var addend: Double { get }

  /// Returns the reading of a term, without reference counting.
  func reading(ofTerm place: Int) -> LayoutExpression.Reading

  /// Returns the item of a term, without reference counting.
  func item(ofTerm place: Int) -> Unmanaged<ItemReference>
}

extension TermSource {
  /// Whether any term is a position, which depends on the coordinate system, unlike extents and additional numbers.
  var hasPositions: Bool {
    for place in 0..<termCount where reading(ofTerm: place).attribute.isPosition { return true }
    return false
  }

  /// Whether any term is a baseline.
  var hasBaselines: Bool {
    for place in 0..<termCount where reading(ofTerm: place).attribute.isBaseline { return true }
    return false
  }

  /// Whether left and right keep their sides in a mirrored layout; beside leading or trailing, they mirror too.
  var isPhysical: Bool {
    var hasSides = false
    var hasEnds = false
    for place in 0..<termCount {
      switch reading(ofTerm: place).attribute {
      case .left, .right: hasSides = true
      case .leading, .trailing: hasEnds = true
      default: break
      }
    }
    return hasSides && !hasEnds
  }
}
