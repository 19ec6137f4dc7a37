/// A number of an item that other numbers make up: a constant and a few of them with coefficients.
///
/// Such a number needs no variable and no row. A cell of a grid lies where its row and its column begin; ten thousand cells then
/// move by the numbers of two hundred tracks.
struct Derivation {
  /// One of the other numbers.
  struct Term {
    /// Which one: four to a slot, as in ``SlotTable``.
    var place: Int32
    var coefficient: Double
  }

  /// How many terms there can be; what needs more is a row.
  static let mostTerms = 4

  private var storage: (Term, Term, Term, Term)
  private(set) var termCount = 0
  var constant: Double

  init(constant: Double) {
    let nothing = Term(place: -1, coefficient: 0)
    storage = (nothing, nothing, nothing, nothing)
    self.constant = constant
  }

  /// Adds a term.
  ///
  /// - Returns: Whether there was room for it.
  mutating func append(_ place: Int, _ coefficient: Double) -> Bool {
    if coefficient == 0 { return true }
    let term = Term(place: Int32(place), coefficient: coefficient)
    switch termCount {
    case 0: storage.0 = term
    case 1: storage.1 = term
    case 2: storage.2 = term
    case 3: storage.3 = term
    default: return false
    }
    termCount += 1
    return true
  }

  @inline(__always)
  func term(_ order: Int) -> Term {
    switch order {
    case 0: storage.0
    case 1: storage.1
    case 2: storage.2
    default: storage.3
    }
  }

  /// The place that the number is simply the same as.
  var same: Int32? {
    termCount == 1 && constant == 0 && storage.0.coefficient == 1 ? storage.0.place : nil
  }
}
