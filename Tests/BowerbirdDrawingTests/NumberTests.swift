import Testing

@testable import BowerbirdDrawing

@Suite("Numbers in drawings")
struct NumberTests {
  @Test("numbers that are not finite are written as 0", arguments: [Double.nan, .infinity, -.infinity])
  func notFinite(_ value: Double) { #expect(number(value) == "0") }

  @Test("a number has at most three digits after its point")
  func finite() { #expect(number(-2.0 / 3) == "-0.667" && number(12) == "12") }
}
