import BowerbirdFuzzing
import Testing

/// Bytes, and the operations that they decode to.
@Suite struct OperationDecoderTests {
  @Test func noBytesAreAComparison() {
    let decoded = OperationDecoder.decode([])
    #expect(decoded.variables == 1)
    #expect(decoded.operations == [.compare])
  }

  @Test func aRowIsShapePriorityConstantAndTerms() {
    // Three variables, no extremes; add; `<=` with two terms at 750, constant 5: 1·v0 − 1·v2.
    let decoded = OperationDecoder.decode([2, 0, 0, 7, 1, 105, 0, 0, 2, 1])
    #expect(decoded.variables == 3)
    let row = RowSketch([.init(0, 1), .init(2, -1)], constant: 5, .lessOrEqual, priority: .high)
    #expect(decoded.operations == [.add([row]), .compare])
  }

  @Test func missingBytesCountAsZero() {
    let decoded = OperationDecoder.decode([2, 0, 12])
    #expect(decoded.operations == [.suggest(.nth(0), -100), .compare])
  }

  @Test func extremesTakeASecondByteThatAllowsThem() {
    let ordinary = OperationDecoder.decode([0, 223, 12, 0, 245])
    let extreme = OperationDecoder.decode([0, 224, 12, 0, 245])
    #expect(ordinary.operations == [.suggest(.nth(0), 171.7), .compare])
    #expect(extreme.operations == [.suggest(.nth(0), .infinity), .compare])
  }

  @Test func longInputsEnd() {
    let decoded = OperationDecoder.decode([UInt8](repeating: 14, count: 100_000))
    #expect(decoded.operations.count == 301)
  }
}
