/// How many of the batches of a measurement others disturbed.
struct Disturbances: CustomStringConvertible {
  var count = 0

  /// How many batches there were in all.
  var batches = 0

  /// Whether what they took is among the samples, because there were too few others.
  var areCounted = false

  var description: String { count == 0 ? "-" : "\(count) of \(batches)\(areCounted ? ", counted" : "")" }
}
