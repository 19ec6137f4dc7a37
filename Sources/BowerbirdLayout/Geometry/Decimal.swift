/// Returns the text of a number with at most three decimal places, without trailing zeros and never as `-0`.
///
/// - Parameter value: Any number.
/// - Returns: The text. A number that is not finite, or whose magnitude is at least 10¹², has the text of Swift's
///   `description`.
package func decimal(_ value: Double) -> String {
  guard value.isFinite && value.magnitude < 1e12 else { return "\(value)" }
  let thousandths = Int64((value.magnitude * 1000).rounded())
  let whole = thousandths / 1000
  var fraction = thousandths % 1000
  let sign = value < 0 && thousandths > 0 ? "-" : ""
  if fraction == 0 { return "\(sign)\(whole)" }
  var places = 3
  while fraction % 10 == 0 {
    fraction /= 10
    places -= 1
  }
  let digits = "\(fraction)"
  return "\(sign)\(whole).\(String(repeating: "0", count: places - digits.utf8.count))\(digits)"
}
