import Testing

@testable import BowerbirdTesting

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

@Suite("Recording into files")
struct RecorderTests {
  @Test("calls further down are found after a table above them has grown")
  func growth() throws {
    let quotes = "\"\"\""
    // Beside this file, because every machine that runs the tests has that folder.
    let path = "\(#filePath).\(UInt64.random(in: 0 ... .max)).recorded"
    let call = "expect(\(quotes)\n  a 0 0 1 1\n  \(quotes))\n"
    defer { unlink(path) }
    #expect(SourceFile.write(call + call + call, path))
    #expect(Recorder.record(["x", "y", "z"], path: path, line: 4))
    #expect(Recorder.record(["u"], path: path, line: 1))
    #expect(Recorder.record(["v", "w"], path: path, line: 7))
    let written = try #require(SourceFile.read(path))
    let table = { (rows: [String]) in "expect(\(quotes)\n" + rows.map { "  \($0)\n" }.joined() + "  \(quotes))\n" }
    #expect(written == table(["u"]) + table(["x", "y", "z"]) + table(["v", "w"]))
  }

  @Test("nothing is recorded into a file that does not exist")
  func noFile() {
    #expect(!Recorder.record(["a"], path: "/nowhere/at/all.swift", line: 1))
    #expect(SourceFile.read("/nowhere/at/all.swift") == nil)
  }
}
