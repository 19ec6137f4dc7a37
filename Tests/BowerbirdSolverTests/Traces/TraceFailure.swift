/// The first thing in a trace that a solver did not do as expected.
struct TraceFailure: Error, CustomStringConvertible {
  let trace: String
  let place: Int
  let reason: String

  var description: String { "\(trace), operation \(place): \(reason)" }
}
