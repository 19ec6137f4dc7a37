/// The number of disturbed batches in a measurement: batches during which the machine was slower than usual.
struct Disturbances: CustomStringConvertible {
  var count = 0

  /// The number of all batches.
  var batches = 0

  /// Whether the disturbed batches are among the samples, because there were too few undisturbed batches.
  var areCounted = false

  var description: String { count == 0 ? "-" : "\(count) of \(batches)\(areCounted ? ", counted" : "")" }
}
