import BowerbirdTestSupport

/// A file of traces in `Data`.
///
/// `TRACE.md` there describes the format.
enum TraceFile: String, CaseIterable, Sendable {
  case lexicographic = "lexi-public"
  case peers = "peers-public"
  case conflicts = "iis-public"
  case weights = "weights-public"

  /// Returns the cases of the file, in order.
  func cases() throws -> [TraceCase] { try lines().map(TraceCase.init(line:)) }

  func lines() throws -> [ArraySlice<UInt8>] {
    try GzipFile.decode(readFile(path)).split(separator: UInt8(ascii: "\n"))
  }

  /// The path relative to this source, because the tests need no other resource.
  private var path: String {
    let folder = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    return folder.joined(separator: "/") + "/Data/\(rawValue).jsonl.gz"
  }
}
