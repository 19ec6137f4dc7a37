import BowerbirdLayout
import BowerbirdSolver

/// A number of a frame, as an affine function of the root's size in one segment or polygon of a sweep.
///
/// ```swift
/// layout[image].maxX + 8 <= layout[text].minX
/// ```
///
/// Numbers can be added, subtracted, multiplied or divided by constants, and compared with `<=`, `>=` and `==`.
///
/// Comparisons allow for rounding. The tolerance is 2⁻³⁶ (about 1.5·10⁻¹¹) of the numbers from which both sides were
/// computed: the size of the root, the frame of the item, and the frames of the items around it. If a number is
/// multiplied, its tolerance is multiplied too. The tolerance for a constant is only 2⁻⁵¹ of the constant.
public struct SweptNumber {
  /// The values at the corners of the polygon, or at the bounds of the segment; a single value for a constant.
  var values: [Double]

  /// The magnitude of the numbers from which this number was computed.
  ///
  /// The tolerance of a comparison is proportional to the sum of the magnitudes of both sides.
  var size: Double

  /// A closure that returns the number's formula; called for failures only.
  let text: () -> String

  init(_ values: [Double], size: Double, text: @escaping () -> String) {
    self.values = values
    self.size = size
    self.text = text
  }

  func combined(
    _ other: SweptNumber, _ sign: String, _ combine: (Double, Double) -> Double
  ) -> SweptNumber {
    SweptNumber(combinedValues(other, combine), size: size + other.size) { [text] in
      "\(text()) \(sign) \(other.text())"
    }
  }

  /// Combines the values of both numbers at each corner; returns a single value if both numbers are constants.
  func combinedValues(_ other: SweptNumber, _ combine: (Double, Double) -> Double) -> [Double] {
    if other.values.count == 1 { return values.map { combine($0, other.values[0]) } }
    if values.count == 1 { return other.values.map { combine(values[0], $0) } }
    return zip(values, other.values).map { combine($0, $1) }
  }

  static func constant(_ value: Double) -> SweptNumber {
    SweptNumber([value], size: value.magnitude * SweepTolerances.given / SweepTolerances.rounding) { written(value) }
  }
}

/// Returns the text of a number in a condition: all digits, or three decimal places if all digits would take more than
/// twelve characters.
func written(_ value: Double) -> String {
  let exact = plain(value)
  return exact.utf8.count <= 12 ? exact : decimal(value)
}
