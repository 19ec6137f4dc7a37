/// A trace that is not what `TRACE.md` describes.
struct MalformedTrace: Error {
  let reason: String

  init(_ reason: String) { self.reason = reason }
}
