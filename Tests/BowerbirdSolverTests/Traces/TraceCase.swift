import BowerbirdTestSupport
import Testing

/// A named case of a trace file; its operations are decoded when it is run, so that this happens in parallel.
struct TraceCase: Sendable {
  let name: String
  private let line: ArraySlice<UInt8>

  init(line: ArraySlice<UInt8>) throws {
    let start = Array(#"{"name":""#.utf8)
    guard line.starts(with: start) else { throw MalformedTrace("a case does not begin with its name") }
    self.name = String(decoding: line.dropFirst(start.count).prefix { $0 != UInt8(ascii: "\"") }, as: UTF8.self)
    self.line = line
  }

  func operations() throws -> [TraceOperation] {
    guard case .array(let operations)? = try JSONReader.read(line)["ops"] else { throw MalformedTrace("no operations") }
    return try operations.map(TraceOperation.init(json:))
  }
}

extension TraceCase: CustomTestStringConvertible {
  var testDescription: String { name }
}
