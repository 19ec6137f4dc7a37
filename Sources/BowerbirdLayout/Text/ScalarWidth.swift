/// The width of a scalar in columns of a terminal: 0, 1 or 2.
enum ScalarWidth {
  case zero, narrow, wide

  /// Looks up the width of a scalar.
  ///
  /// Most text consists of printable ASCII and Latin letters, for which no search is needed.
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

  /// Returns whether any range contains a value.
  ///
  /// The ranges are pairs of bounds in ascending order. The value is in a range if an odd number of bounds is at most
  /// the value, or if the value is the last of a range.
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
