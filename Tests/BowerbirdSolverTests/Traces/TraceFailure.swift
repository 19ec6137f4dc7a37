/// The first failed operation of a trace.
struct TraceFailure: Error, CustomStringConvertible {
  let trace: String
  let place: Int
  let reason: String

  var description: String { "\(trace), operation \(place): \(reason)" }
}
