/// What rows are compiled of: constraints, and records of them.
protocol TermSource {
  var termCount: Int { get }

  /// The number that is added to the terms.
  var constant: Double { get }

  /// Reads a term without counting a reference to its item.
  func reading(ofTerm place: Int) -> LayoutExpression.Reading

  /// The item of a term, without counting a reference to it.
  func item(ofTerm place: Int) -> Unmanaged<ItemReference>
}

extension TermSource {
  /// Whether any term is a position, which depends on the coordinates, and not an extent or an extra number.
  var hasPositions: Bool {
    for place in 0..<termCount where reading(ofTerm: place).attribute.isPosition { return true }
    return false
  }

  /// Whether any term is a baseline.
  var hasBaselines: Bool {
    for place in 0..<termCount where reading(ofTerm: place).attribute.isBaseline { return true }
    return false
  }

  /// Whether left and right are meant as such; together with leading or trailing they are where those are.
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

/// The terms of a constraint where they lie: an expression that is handed over is copied.
struct ConstraintTerms: TermSource {
  let link: Unmanaged<LayoutConstraint>

  @inline(__always)
  init(_ constraint: LayoutConstraint) { link = .passUnretained(constraint) }

  var termCount: Int {
    @inline(__always) get { link._withUnsafeGuaranteedRef { $0.expression.termCount } }
  }

  var constant: Double {
    @inline(__always) get { link._withUnsafeGuaranteedRef { $0.expression.constant } }
  }

  @inline(__always)
  func reading(ofTerm place: Int) -> LayoutExpression.Reading {
    link._withUnsafeGuaranteedRef { $0.expression.reading(ofTerm: place) }
  }

  @inline(__always)
  func item(ofTerm place: Int) -> Unmanaged<ItemReference> {
    link._withUnsafeGuaranteedRef { $0.expression.item(ofTerm: place) }
  }
}
