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
  struct Term: Equatable, BitwiseCopyable {
    var code: Int32
    var coefficient: Double

    static let none = Term(code: -1, coefficient: 0)
  }

  /// The attribute of the item, which has the coefficient 1.
  var attribute: LayoutAttribute { LayoutAttribute(code: code) }

  private let code: Int32

  /// The constant of the left side.
  package var constant: Double

  /// The first term; unused terms come after the used terms.
  ///
  /// The terms are three values rather than an array, so that a definition is made without allocation. The longest sum
  /// is the middle of several tracks: the line of the first track, and the line and the length of the last track.
  private var first = Term.none
  private var second = Term.none
  private var third = Term.none

  /// The name of the constraint in reports.
  package let name: StaticString

  /// Creates a definition without terms; ``add(_:_:)`` adds terms.
  package init(_ attribute: LayoutAttribute, plus constant: Double, _ name: StaticString) {
    code = attribute.code
    self.constant = constant
    self.name = name
  }

  /// The number of terms.
  var termCount: Int { first.code < 0 ? 0 : second.code < 0 ? 1 : third.code < 0 ? 2 : Self.mostTerms }

  /// The largest number of terms.
  static let mostTerms = 3

  /// The term at an index.
  ///
  /// - Precondition: The index is less than ``termCount``.
  func term(at index: Int) -> Term { index == 0 ? first : index == 1 ? second : third }

  /// Adds a number of the container with a coefficient.
  ///
  /// If a term contains the number already, the coefficient is added to the coefficient of that term.
  ///
  /// - Precondition: A term contains the number, or fewer than ``mostTerms`` terms are used.
  package mutating func add(_ attribute: LayoutAttribute, _ coefficient: Double) {
    let code = attribute.code
    if first.code < 0 || first.code == code {
      first = Term(code: code, coefficient: first.coefficient + coefficient)
    } else if second.code < 0 || second.code == code {
      second = Term(code: code, coefficient: second.coefficient + coefficient)
    } else {
      assert(third.code < 0 || third.code == code)
      third = Term(code: code, coefficient: third.coefficient + coefficient)
    }
  }

  /// Returns whether the definition differs from another definition at most in its constant and its name.
  package func differsOnlyInConstant(from other: Definition) -> Bool {
    code == other.code && first == other.first && second == other.second && third == other.third
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
