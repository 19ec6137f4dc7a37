import BowerbirdTestSupport
import Testing

@Suite struct JSONReaderTests {
  @Test func valuesOfEveryKind() throws {
    let value = try JSONReader.read(#" {"b": [1, -2.5, 1e-06, "x y"], "a": {}, "c": [true, false, null, []]} "#)
    #expect(
      value
        == .object([
          .init(key: "b", value: .array([.number(1), .number(-2.5), .number(1e-6), .string("x y")])),
          .init(key: "a", value: .object([])),
          .init(key: "c", value: .array([.bool(true), .bool(false), .null, .array([])])),
        ]))
    #expect(value["a"] == .object([]))
    #expect(value["d"] == nil)
  }

  @Test(
    "Numbers are read to the last bit",
    arguments: [
      ("0", 0), ("-0", -0.0), ("7", 7), ("-123456789012345", -123_456_789_012_345), ("0.1", 0.1), ("3764.7", 3764.7),
      ("1234567890123456789012", 0x1.0bb448ec2f608p70), ("1E+300", 1e300),
      ("-5e-324", -Double.leastNonzeroMagnitude),
    ] as [(String, Double)])
  func number(_ text: String, _ value: Double) throws {
    guard case .number(let read) = try JSONReader.read(text) else {
      Issue.record("\(text) is no number")
      return
    }
    #expect(read.bitPattern == value.bitPattern)
  }

  @Test(arguments: [
    "", "{", "[1", "[1,]", #"{"a"}"#, #"{"a":}"#, #"{a:1}"#, #""abc"#, #""a\n""#, "nul", "1 2", "-", "1-1", "nan",
  ])
  func refuses(_ text: String) { #expect(throws: MalformedJSON.self) { try JSONReader.read(text) } }

  @Test func refusesWhatIsNestedTooDeeplyForTheStack() {
    #expect(throws: MalformedJSON.self) { try JSONReader.read(String(repeating: "[", count: 1_000_000)) }
  }
}
