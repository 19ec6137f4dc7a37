/// The first failed operation of a trace.
struct TraceFailure: Error, CustomStringConvertible {
  let trace: String
  let index: Int
  let reason: String

  var description: String { "\(trace), operation \(index): \(reason)" }
}
