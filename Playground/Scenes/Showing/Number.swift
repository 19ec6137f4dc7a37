/// Numbers as people write them.
package enum Number {
  /// A number with at most three digits after the point, and none where it is whole.
  package static func text(_ value: Double) -> String {
    guard value.isFinite, value.magnitude < 1e12 else { return "\(value)" }
    let rounded = (value * 1000).rounded() / 1000
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}
