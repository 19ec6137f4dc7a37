/// A length as a function of the grid's length: a constant plus `slope` times the grid's length.
struct Affine: Hashable {
  var constant: Double
  var slope: Double

  init(_ constant: Double = 0, slope: Double = 0) {
    self.constant = constant
    self.slope = slope
  }

  /// The length of the grid itself.
  static let whole = Affine(0, slope: 1)

  /// Returns the length in a grid of the given length.
  func value(at length: Double) -> Double { slope == 0 ? constant : constant + slope * length }

  static func + (left: Affine, right: Affine) -> Affine {
    Affine(left.constant + right.constant, slope: left.slope + right.slope)
  }

  static func - (left: Affine, right: Affine) -> Affine {
    Affine(left.constant - right.constant, slope: left.slope - right.slope)
  }

  static func + (left: Affine, right: Double) -> Affine { Affine(left.constant + right, slope: left.slope) }

  static func - (left: Affine, right: Double) -> Affine { Affine(left.constant - right, slope: left.slope) }

  static func * (left: Affine, right: Double) -> Affine { Affine(left.constant * right, slope: left.slope * right) }

  static func / (left: Affine, right: Double) -> Affine { Affine(left.constant / right, slope: left.slope / right) }

  static func += (left: inout Affine, right: Affine) { left = left + right }

  static func -= (left: inout Affine, right: Affine) { left = left - right }
}
