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

  /// The parts of the terms, side by side: a derivation is no longer than a line of a cache.
  private(set) var places = SIMD4<Int32>(repeating: -1)
  private(set) var coefficients = SIMD4<Double>.zero
  var constant: Double
  private var storedTermCount: Int32 = 0

  /// How many derivations lead from the number to numbers that are not derived, at most.
  var depth: Int32 = 1

  /// The most derivations in a row; reading a number takes as many steps.
  static let greatestDepth: Int32 = 32

  var termCount: Int {
    @inline(__always) get { Int(storedTermCount) }
  }

  init(constant: Double) { self.constant = constant }

  /// Adds a term.
  ///
  /// - Returns: Whether there was room for it.
  mutating func append(_ place: Int, _ coefficient: Double) -> Bool {
    if coefficient == 0 { return true }
    if termCount == Self.mostTerms { return false }
    places[termCount] = Int32(place)
    coefficients[termCount] = coefficient
    storedTermCount += 1
    return true
  }

  @inline(__always)
  func term(_ order: Int) -> Term { Term(place: places[order], coefficient: coefficients[order]) }

  /// The place that the number is simply the same as.
  var same: Int32? { termCount == 1 && constant == 0 && coefficients.x == 1 ? places.x : nil }
}
