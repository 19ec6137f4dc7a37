import BowerbirdSolver

/// A definition: a required equality with which a container sets one number of an item.
///
/// The left side is an attribute of the item, plus numbers of the container with coefficients, plus a constant. The
/// right side is 0. For example, a cell begins 8 after the start of its track:
///
///     item.leading - grid.start - 8 == 0
///
/// A container has definitions for each of its cells, so a definition is a plain value, and the item stores it; see
/// ``ItemDefinitions``. A constraint object is made only if a row is needed, or if a caller asks for it.
package struct Definition: BitwiseCopyable {
  /// A number of the container with its coefficient.
  struct Term {
    var code: Int32
    var coefficient: Double
  }

  /// What a definition says about an item.
  package enum Kind: UInt8, BitwiseCopyable {
    case cellBegins, cellEnds, cellCenter, cellLength, itemBegins, itemLength
  }

  // A grid stores four definitions for each item, so the codes lie side by side and leave no gaps in memory.

  /// The code of the attribute of the item.
  private let code: Int32

  /// The codes of the terms; -1 for unused terms, which come after the used terms.
  ///
  /// The terms are three values rather than an array, so that a definition is made without allocation. The longest sum
  /// is the middle of several tracks: the line of the first track, and the line and the length of the last track.
  private var codes: (Int32, Int32, Int32) = (-1, -1, -1)

  /// The coefficients of the terms; 0 for unused terms.
  private var coefficients = (0.0, 0.0, 0.0)

  /// The constant of the left side.
  package var constant: Double

  private let kind: Kind

  /// Creates a definition without terms; ``add(_:_:)`` adds terms.
  package init(_ attribute: LayoutAttribute, plus constant: Double, _ kind: Kind) {
    code = attribute.code
    self.constant = constant
    self.kind = kind
  }

  /// The attribute of the item, which has the coefficient 1.
  var attribute: LayoutAttribute { LayoutAttribute(code: code) }

  /// The name of the constraint in reports.
  package var name: String {
    switch kind {
    case .cellBegins: "cell begins"
    case .cellEnds: "cell ends"
    case .cellCenter: "cell centre"
    case .cellLength: "cell length"
    case .itemBegins: "item begins"
    case .itemLength: "item length"
    }
  }

  /// The number of terms.
  var termCount: Int { codes.0 < 0 ? 0 : codes.1 < 0 ? 1 : codes.2 < 0 ? 2 : Self.mostTerms }

  /// The largest number of terms.
  static let mostTerms = 3

  /// The term at an index.
  ///
  /// - Precondition: The index is less than ``termCount``.
  func term(at index: Int) -> Term {
    switch index {
    case 0: Term(code: codes.0, coefficient: coefficients.0)
    case 1: Term(code: codes.1, coefficient: coefficients.1)
    default: Term(code: codes.2, coefficient: coefficients.2)
    }
  }

  /// Adds a number of the container with a coefficient.
  ///
  /// If a term contains the number already, the coefficient is added to the coefficient of that term.
  ///
  /// - Precondition: A term contains the number, or fewer than ``mostTerms`` terms are used.
  package mutating func add(_ attribute: LayoutAttribute, _ coefficient: Double) {
    let code = attribute.code
    if codes.0 < 0 || codes.0 == code {
      codes.0 = code
      coefficients.0 += coefficient
    } else if codes.1 < 0 || codes.1 == code {
      codes.1 = code
      coefficients.1 += coefficient
    } else {
      assert(codes.2 < 0 || codes.2 == code)
      codes.2 = code
      coefficients.2 += coefficient
    }
  }

  /// Returns whether the definition differs from another definition at most in its constant and its name.
  package func differsOnlyInConstant(from other: Definition) -> Bool {
    code == other.code && codes == other.codes && coefficients == other.coefficients
  }

  /// Returns the left side for an item and its container.
  ///
  /// If the definition has no number of the container, the expression has the container's width with coefficient 0. The
  /// constraint then involves the container, and has no effect while the item and the container are in different trees.
  package func expression(of item: LayoutNode, in container: LayoutNode) -> LayoutExpression {
    expression(of: item.reference, in: container.reference)
  }

  func expression(of item: ItemReference, in container: ItemReference) -> LayoutExpression {
    var sum = LayoutExpression(item, attribute, constant: constant)
    for index in 0..<termCount {
      sum.append(.init(container, code: term(at: index).code, coefficient: term(at: index).coefficient))
    }
    if termCount == 0 { sum.append(.init(container, .width, coefficient: 0)) }
    return sum
  }
}
