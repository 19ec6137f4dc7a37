/// How much room a scalar takes beside others: none, that of one character, or that of two.
enum ScalarWidth {
  case zero, narrow, wide

  /// Looks a scalar up; printable ASCII and Latin, which texts are full of, need no search.
  init(_ scalar: Unicode.Scalar) {
    let value = scalar.value
    if value >= 0x20 && value < 0x7F || value >= 0xAE && value < 0x300 {
      self = .narrow
    } else if Self.contains(ScalarRanges.zero, value) {
      self = .zero
    } else {
      self = Self.contains(ScalarRanges.wide, value) ? .wide : .narrow
    }
  }

  /// Whether one of the ranges holds the value: the number of bounds up to it is odd, or it is the end of a range itself.
  private static func contains(_ ranges: [UInt32], _ value: UInt32) -> Bool {
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle] <= value { low = middle + 1 } else { high = middle }
    }
    return low % 2 == 1 || (low > 0 && ranges[low - 1] == value)
  }
}
