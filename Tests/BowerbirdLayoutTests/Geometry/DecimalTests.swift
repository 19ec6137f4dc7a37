import BowerbirdLayout
import Testing

@Suite("Numbers in tables, drawings and captions")
struct DecimalTests {
  @Test(
    "a number has at most three digits after its point, and no more than it needs",
    arguments: [
      (0, "0"), (1, "1"), (-1, "-1"), (0.5, "0.5"), (0.25, "0.25"), (0.125, "0.125"), (1.0 / 3, "0.333"),
      (2.0 / 3, "0.667"), (-2.0 / 3, "-0.667"), (0.05, "0.05"), (0.001, "0.001"), (100, "100"), (1.0625, "1.063"),
      (9.9996, "10"), (123456.789, "123456.789"),
    ] as [(Double, String)])
  func digits(_ value: Double, _ text: String) {
    #expect(decimal(value) == text)
  }

  @Test("zero is never written with a minus sign", arguments: [-0.0, -0.0001, -0.0004999, 0.0004999])
  func noMinusNothing(_ value: Double) {
    #expect(decimal(value) == "0")
  }

  @Test("numbers that are not finite are written as they are")
  func notFinite() {
    #expect(decimal(.infinity) == "inf" && decimal(-.infinity) == "-inf" && decimal(.nan).hasSuffix("nan"))
  }

  @Test("numbers too large for fractions are written as they are")
  func large() {
    #expect(decimal(1e12) == "1000000000000.0")
    #expect(Double(decimal(-1.5e300)) == -1.5e300)
  }
}
