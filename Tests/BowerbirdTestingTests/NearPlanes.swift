import BowerbirdLayout

/// A random system of upper bounds on a width, each affine in the root's width and height, and its exact solution.
struct NearPlanes {
  /// A bound: shares of the root's width and height plus a constant.
  struct Plane {
    var width: Double
    var height: Double
    var constant: Double

    func callAsFunction(_ size: Size) -> Double { width * size.width + height * size.height + constant }
  }

  let widths: ClosedRange<Double>
  let heights: ClosedRange<Double>
  private let planes: [Plane]
  private var bits: SystemBits

  init(seed: UInt64) {
    var bits = SystemBits(seed: seed &+ 1000)
    let width = Double(100 + bits.below(1000)), height = Double(100 + bits.below(1000))
    widths = width...(width + 1 + Double(bits.below(1500)))
    heights = height...(height + 1 + Double(bits.below(1500)))
    var planes = [Plane(width: 0.5, height: 0.25, constant: 100)]
    for _ in 0..<(1 + bits.below(5)) {
      // Each bound equals the first one at a random size in the rectangle. Their slopes differ by up to ½, or by as
      // little as a millionth of that.
      let place = Size(
        width: widths.lowerBound + (widths.upperBound - widths.lowerBound) * Double(bits.below(1000)) / 1000,
        height: heights.lowerBound + (heights.upperBound - heights.lowerBound) * Double(bits.below(1000)) / 1000)
      var turn = (Double(bits.below(2001) - 1000) / 2000, Double(bits.below(2001) - 1000) / 4000)
      for _ in 0..<bits.below(7) { turn = (turn.0 / 10, turn.1 / 10) }
      let plane = Plane(width: 0.5 + turn.0, height: 0.25 + turn.1, constant: 0)
      planes.append(Plane(width: plane.width, height: plane.height, constant: planes[0](place) - plane(place)))
    }
    // No width in the rectangle is negative, so all bounds can hold.
    let corners = Self.corners(widths, heights)
    let least = corners.flatMap { corner in planes.map { $0(corner) } }.min() ?? 0
    self.planes = planes.map {
      Plane(width: $0.width, height: $0.height, constant: $0.constant + max(0, 1 - least))
    }
    self.bits = bits
  }

  private static func corners(_ widths: ClosedRange<Double>, _ heights: ClosedRange<Double>) -> [Size] {
    [widths.lowerBound, widths.upperBound].flatMap { width in
      [heights.lowerBound, heights.upperBound].map { Size(width: width, height: $0) }
    }
  }

  var corners: [Size] { Self.corners(widths, heights) }

  /// Returns the exact width of the box.
  func width(in size: Size) -> Double { planes.map { $0(size) }.min() ?? 0 }

  func make() -> (root: Box, box: Box) {
    let root = Box("root"), box = Box("box")
    root.add(box)
    box.constraints { box in
      box.leadingTopAnchor == root.leadingTopAnchor
      box.heightAnchor == 10
      box.widthAnchor == 100_000 --! .priority(.high)
      for plane in planes {
        box.widthAnchor <= root.widthAnchor * plane.width + root.heightAnchor * plane.height + plane.constant
      }
    }
    root.layout(width: widths.lowerBound, height: heights.lowerBound)
    return (root, box)
  }

  /// Returns the first difference between the sweep and the exact solution, or nil.
  ///
  /// - Parameter tolerance: The allowed difference, relative to the root's size.
  /// - Returns: The difference as a sentence.
  mutating func mistake(within tolerance: Double) -> String? {
    let (root, box) = make()
    let sweep = root.sweep(widths: widths, heights: heights)
    if !sweep.isProved { return "not proved: \(sweep.doubts)" }
    var sizes = corners + sweep.polygons.flatMap(\.corners)
    for _ in 0..<300 {
      sizes.append(
        Size(
          width: widths.lowerBound + (widths.upperBound - widths.lowerBound) * Double(bits.below(1 << 20)) / 0x1p20,
          height: heights.lowerBound + (heights.upperBound - heights.lowerBound) * Double(bits.below(1 << 20)) / 0x1p20)
      )
    }
    for size in sizes {
      guard let found = sweep.frame(of: box, at: size)?.width else { return "no frame at \(size)" }
      let exact = width(in: size)
      if (found - exact).magnitude > tolerance * (size.width + size.height) {
        return "\(found) at \(size), and ought to be \(exact)"
      }
    }
    let most = planes.count * (planes.count + 1)
    return sweep.polygons.count > most ? "\(sweep.polygons.count) polygons of \(planes.count) bounds" : nil
  }
}
