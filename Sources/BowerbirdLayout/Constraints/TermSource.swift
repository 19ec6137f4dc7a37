/// The terms of a constraint or a record, from which the engine makes a row.
protocol TermSource {
  var termCount: Int { get }

  /// The constant of the sum.
  var addend: Double { get }

  /// Returns the slot, the attribute and the coefficient of a term, without reference counting.
  func reading(ofTerm index: Int) -> LayoutExpression.Reading

  /// Returns the item of a term, without reference counting.
  func item(ofTerm index: Int) -> Unmanaged<ItemReference>
}

extension TermSource {
  /// Returns the slot of a term's item, without reference counting.
  @inline(__always)
  func slot(ofTerm index: Int) -> Int32 { item(ofTerm: index)._withUnsafeGuaranteedRef { $0.slot } }

  /// Whether any term is a position.
  ///
  /// Only positions depend on the coordinate system; lengths and extra numbers do not.
  var hasPositions: Bool {
    for index in 0..<termCount where reading(ofTerm: index).attribute.isPosition { return true }
    return false
  }

  /// Whether any term is a baseline.
  var hasBaselines: Bool {
    for index in 0..<termCount where reading(ofTerm: index).attribute.isBaseline { return true }
    return false
  }

  /// Whether left and right mean the physical sides in a mirrored layout.
  ///
  /// This is so if left or right occurs among the terms, but neither leading nor trailing. In other constraints, left
  /// means leading, and right means trailing.
  var isPhysical: Bool {
    var hasSides = false
    var hasEnds = false
    for index in 0..<termCount {
      switch reading(ofTerm: index).attribute {
      case .left, .right: hasSides = true
      case .leading, .trailing: hasEnds = true
      default: break
      }
    }
    return hasSides && !hasEnds
  }
}
