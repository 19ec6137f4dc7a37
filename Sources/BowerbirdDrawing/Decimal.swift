/// A number as short as it can be written with at most three digits after the point, and never as minus nothing.
///
/// - Parameter value: Any number; what is not finite is written as 0, since no picture can show it.
/// - Returns: Its digits.
func decimal(_ value: Double) -> String {
  guard value.isFinite else { return "0" }
  guard value.magnitude < 1e12 else { return "\(value)" }
  let thousandths = Int64((value.magnitude * 1000).rounded())
  let whole = thousandths / 1000
  let fraction = thousandths % 1000
  let sign = value < 0 && thousandths > 0 ? "-" : ""
  if fraction == 0 { return "\(sign)\(whole)" }
  var digits = String(1000 + fraction).dropFirst()
  while digits.last == "0" { digits = digits.dropLast() }
  return "\(sign)\(whole).\(digits)"
}
