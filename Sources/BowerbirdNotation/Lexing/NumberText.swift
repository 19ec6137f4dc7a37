/// Numbers in the text form, which have at most 15 significant digits.
///
/// The lexer divides the digits, a whole number below 10¹⁵, by a power of ten up to 10²². A `Double` represents both
/// numbers exactly, so only the quotient is rounded. If a number that was read is written and read again, its value
/// stays the same.
enum NumberText {
  /// The greatest number of significant digits.
  static let mostDigits = 15

  /// The greatest number of digits after the decimal point.
  static let mostPlaces = 22

  /// Returns a power of ten up to 10²².
  static func power(_ exponent: Int) -> Double {
    var power = 1.0
    for _ in 0..<exponent { power *= 10 }
    return power
  }

  /// Returns the shortest text that the lexer reads as a given value.
  ///
  /// If no text gives the value, the value is rounded to three decimals. A value that is not finite, or whose magnitude
  /// is 10¹⁵ or more, gives `0`.
  static func text(of value: Double) -> String {
    guard value.isFinite, value.magnitude < 1e15 else { return "0" }
    var power = 1.0
    for places in 0...mostPlaces {
      let scaled = (value.magnitude * power).rounded()
      if scaled < 1e15 && scaled / power == value.magnitude { return text(value < 0, Int64(scaled), places) }
      power *= 10
    }
    // The lexer reads no text as this number, so a rounded number is written.
    return text(value < 0, Int64((value.magnitude * 1000).rounded()), 3)
  }

  private static func text(_ isNegative: Bool, _ digits: Int64, _ places: Int) -> String {
    var text = "\(digits)"
    if places > 0 {
      if text.utf8.count <= places { text = String(repeating: "0", count: places + 1 - text.utf8.count) + text }
      text.insert(".", at: text.utf8.index(text.endIndex, offsetBy: -places))
    }
    return isNegative ? "-" + text : text
  }
}
