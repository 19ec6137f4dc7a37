/// A number as a person writes it: without a fraction where there is none.
func plain(_ value: Double) -> String {
  if value.isNaN { return "nan" }
  guard value.magnitude < 1e15, let whole = Int(exactly: value) else { return "\(value)" }
  return "\(whole)"
}

/// A name in quotation marks, or what to call a thing without a name.
package func quoted(_ name: String) -> String { name.isEmpty ? "an unnamed box" : "'\(name)'" }
