/// A number as short as it can be written with at most three digits after the point, and never as minus nothing.
///
/// - Parameter value: Any number.
/// - Returns: Its digits; what is not finite, as Swift writes it.
func decimal(_ value: Double) -> String {
  guard value.isFinite && value.magnitude < 1e12 else { return "\(value)" }
  let thousandths = Int64((value.magnitude * 1000).rounded())
  let fraction = thousandths % 1000
  let sign = value < 0 && thousandths > 0 ? "-" : ""
  if fraction == 0 { return "\(sign)\(thousandths / 1000)" }
  var digits = String(1000 + fraction).dropFirst()
  while digits.last == "0" { digits = digits.dropLast() }
  return "\(sign)\(thousandths / 1000).\(digits)"
}
