/// An entry of the basis: a row, or the stay of a variable.
///
/// The entry is a column of the basis matrix: the coefficients of the row, or the unit column of the stay's variable.
struct BasisEntry: BitwiseCopyable, Hashable, Comparable {
  /// The number of the row, or the bitwise complement (`~`) of the number of the stay's variable.
  private let code: Int32

  @inline(__always)
  private init(code: Int32) { self.code = code }

  @inline(__always)
  static func row(_ row: Int32) -> BasisEntry { BasisEntry(code: row) }

  @inline(__always)
  static func stay(of variable: Int32) -> BasisEntry { BasisEntry(code: ~variable) }

  @inline(__always)
  var isStay: Bool { code < 0 }

  @inline(__always)
  var isRow: Bool { code >= 0 }

  /// The number of the entry's row.
  ///
  /// - Precondition: The entry is a row.
  @inline(__always)
  var row: Int32 {
    assert(isRow, "a stay has no row")
    return code
  }

  /// The variable of the stay.
  ///
  /// - Precondition: The entry is a stay.
  @inline(__always)
  var variable: Int32 {
    assert(isStay, "a row is no stay")
    return ~code
  }

  /// Orders entries for Bland's rule: stays first, by falling variable number, then rows by rising number.
  @inline(__always)
  static func < (left: BasisEntry, right: BasisEntry) -> Bool { left.code < right.code }

  /// Returns a Boolean value that indicates whether the entry comes before another in certificates and explanations:
  /// rows by number, then stays by variable.
  func isPrinted(before other: BasisEntry) -> Bool {
    if isStay != other.isStay { return other.isStay }
    return isStay ? variable < other.variable : row < other.row
  }
}
