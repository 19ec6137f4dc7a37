/// Returns a number as a person writes it: without a decimal point if it is whole and its magnitude is below 10¹⁵.
package func plain(_ value: Double) -> String {
  // The sign of a NaN has no meaning, and differs from machine to machine.
  if value.isNaN { return "nan" }
  guard value.magnitude < 1e15, let whole = Int(exactly: value) else { return "\(value)" }
  return "\(whole)"
}
