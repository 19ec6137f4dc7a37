/// A sum that a definition puts in place of a number: a constant plus a few other numbers with coefficients.
///
/// The substituted number is computed from the numbers in the sum. So the definition needs no row, and no row contains
/// the number. For example, a cell of a grid begins where its row and its column begin. So ten thousand cells follow
/// the numbers of two hundred tracks.
struct Substitution {
  /// A number in the sum, with its coefficient.
  struct Term {
    /// The index of the number among the numbers of all slots, as in ``SlotNumber``.
    var index: Int32
    var coefficient: Double
  }

  /// The largest number of terms.
  ///
  /// An equality with more terms must be a row.
  static let mostTerms = 4

  /// The indices and coefficients of the terms, as vectors, so that a substitution fits into one cache line.
  private(set) var indices = SIMD4<Int32>(repeating: -1)
  private(set) var coefficients = SIMD4<Double>.zero
  var constant: Double
  private var storedTermCount: Int32 = 0

  /// The number of substitutions in the longest chain from the substituted number to one that is not substituted.
  var depth: Int32 = 1

  /// The largest allowed depth.
  ///
  /// Reading a number recurses once for each substitution in the chain.
  static let greatestDepth: Int32 = 32

  var termCount: Int {
    @inline(__always) get { Int(storedTermCount) }
  }

  init(constant: Double) { self.constant = constant }

  /// Adds a term, unless its coefficient is 0.
  ///
  /// - Returns: Whether the substitution had room for the term.
  mutating func append(_ index: Int, _ coefficient: Double) -> Bool {
    if coefficient == 0 { return true }
    if termCount == Self.mostTerms { return false }
    indices[termCount] = Int32(index)
    coefficients[termCount] = coefficient
    storedTermCount += 1
    return true
  }

  @inline(__always)
  func term(_ order: Int) -> Term { Term(index: indices[order], coefficient: coefficients[order]) }

  /// The index of the number that the sum equals; nil unless the sum is one number with coefficient 1 and the constant
  /// is 0.
  var same: Int32? { termCount == 1 && constant == 0 && coefficients.x == 1 ? indices.x : nil }
}
