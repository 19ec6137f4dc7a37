import BowerbirdLayout
import BowerbirdSolver

/// The sizes at which conditions do not hold, over all polygons of a sweep.
struct PlanarFailures {
  /// The failures of one condition.
  private struct Failed {
    var polygonCount = 0

    /// The corners of all regions in which the condition does not hold.
    var sizes: [Size] = []

    /// The size at which the condition is violated most.
    var worst = Size.zero
    var worstMargin = Double.infinity

    /// The middle of the region that has `worst` as a corner.
    var middle = Size.zero
  }

  private let root: any LayoutItem
  private let names: SweptNames
  private let polygonCount: Int
  private let widths: ClosedRange<Double>
  private let heights: ClosedRange<Double>

  /// Whether the property has stated a condition in any polygon.
  private(set) var hasConditions = false
  private var order: [String] = []
  private var failures: [String: Failed] = [:]

  init(of sweep: SizeSweep, _ root: any LayoutItem, _ property: (SweptLayout) -> [SweptCondition]) {
    self.root = root
    names = SweptNames(of: root)
    polygonCount = sweep.polygons.count
    (widths, heights) = (sweep.widths, sweep.heights)
    for polygon in sweep.polygons {
      let conditions = property(SweptLayout(polygon, names))
      if !conditions.isEmpty { hasConditions = true }
      for condition in conditions where !condition.failures.isEmpty {
        add(condition, in: polygon)
      }
    }
    if !order.isEmpty { root.layoutNode.trying { confirmSizes(property) } }
  }

  private mutating func add(_ condition: SweptCondition, in polygon: SizeSweep.Polygon) {
    let text = condition.text()
    if failures[text] == nil { order.append(text) }
    var failed = failures[text] ?? Failed()
    failed.polygonCount += 1
    for part in condition.failures {
      let points = part.corners(of: polygon.corners.count, isStrict: true)
      let sizes = points.map { polygon.size(at: $0) }
      failed.sizes += part.corners(of: polygon.corners.count, isStrict: false).map { polygon.size(at: $0) }
      for (point, size) in zip(points, sizes) {
        let margin = part.margins.reduce(-.infinity) { max($0, $1.value(at: point)) }
        if margin >= failed.worstMargin { continue }
        failed.worstMargin = margin
        failed.worst = size
        let count = Double(sizes.count)
        failed.middle = Size(
          width: sizes.reduce(0) { $0 + $1.width / count }, height: sizes.reduce(0) { $0 + $1.height / count })
      }
    }
    failures[text] = failed
  }

  /// Moves the worst size of each condition toward the middle of its region, until a layout in the size fails too.
  ///
  /// The sizes on the way are first tried rounded to three decimal places, because a test can easily lay out a rounded
  /// size that the failure shows. Then the exact sizes are tried. If no layout on the way fails, the worst size is only
  /// rounded.
  ///
  /// Frames may jump at the border of a polygon. A layout in a size on the border has the frames of one side only, and
  /// these frames may satisfy the condition.
  private mutating func confirmSizes(_ property: (SweptLayout) -> [SweptCondition]) {
    for text in order {
      guard let failed = failures[text] else { continue }
      let sizes = [0, 0x1p-20, 0x1p-10, 0.5, 1].map { failed.worst.moved(toward: failed.middle, by: $0) }
      let confirmed = (sizes.map { $0.asShown } + sizes).first { isSwept($0) && fails(text, at: $0, property) }
      failures[text]?.worst = confirmed ?? failed.worst.asShown
    }
  }

  private func isSwept(_ size: Size) -> Bool { widths.contains(size.width) && heights.contains(size.height) }

  private func fails(_ text: String, at size: Size, _ property: (SweptLayout) -> [SweptCondition]) -> Bool {
    root.layout(size)
    return property(SweptLayout(presentOf: root)).contains { !$0.failures.isEmpty && $0.text() == text }
  }

  /// A sentence for each failed condition.
  ///
  /// The sentence contains a size at which the condition fails, if possible the one at which it fails most, and the
  /// widths and heights between which it fails.
  var sentences: [String] {
    order.compactMap { text in
      guard let failed = failures[text] else { return nil }
      let polygons = "in \(failed.polygonCount) of \(polygonCount) polygon\(polygonCount == 1 ? "" : "s")"
      let widths = Self.words(failed.sizes.map { $0.width }, "width")
      let heights = Self.words(failed.sizes.map { $0.height }, "height")
      return "Failed: \(text). At width \(plain(failed.worst.width)) and height "
        + "\(plain(failed.worst.height)) (\(polygons), \(widths), \(heights))."
    }
  }

  /// Returns text such as "widths from 320 to 480", or "width 320".
  private static func words(_ extents: [Double], _ word: String) -> String {
    let first = short(extents.min() ?? 0), last = short(extents.max() ?? 0)
    return first == last ? "\(word) \(first)" : "\(word)s from \(first) to \(last)"
  }

  private static func short(_ extent: Double) -> String { decimal(SweepTolerances.shortestBorder(extent)) }
}

extension Size {
  /// The size, rounded to three decimal places.
  fileprivate var asShown: Size {
    Size(width: (width * 1000).rounded() / 1000, height: (height * 1000).rounded() / 1000)
  }
}

extension SizeSweep.Polygon {
  /// Returns the size at a point that is given as a weighted mean of the corners.
  func size(at point: FailedPart.WeightedPoint) -> Size {
    zip(corners, point.weights).reduce(Size.zero) { sum, corner in
      Size(width: sum.width + corner.0.width * corner.1, height: sum.height + corner.0.height * corner.1)
    }
  }
}
