/// A trace that does not follow `TRACE.md`.
struct MalformedTrace: Error {
  let reason: String

  init(_ reason: String) { self.reason = reason }
}
