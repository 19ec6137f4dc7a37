import BowerbirdLayout

/// A random system of affine bounds on widths with nearly equal slopes, and its exact solution.
struct NearSlopes {
  /// A bound: a share of the root's width plus a constant.
  struct Line {
    var share: Double
    var constant: Double

    func callAsFunction(_ width: Double) -> Double { share * width + constant }
  }

  /// A box with a preferred width, upper bounds and a lower bound.
  struct Bounded {
    var wish: Line
    var most: [Line]
    var least: Line

    /// Returns the exact width.
    ///
    /// The lower bound is below all others, so all required constraints can hold.
    func width(in root: Double) -> Double {
      max(least(root), most.reduce(wish(root)) { min($0, $1(root)) })
    }

    var lines: [Line] { [wish, least] + most }
  }

  let range: ClosedRange<Double>
  let boxes: [Bounded]

  init(seed: UInt64) {
    var bits = SystemBits(seed: seed)
    let start = Double(bits.below(4000))
    let range = start...(start + 1 + Double(bits.below(6000)))
    self.range = range
    boxes = (0..<(1 + bits.below(3))).map { _ in Self.bounded(range, &bits) }
  }

  /// Returns lines through points of the range, with slopes that differ by powers of ten.
  private static func bounded(_ range: ClosedRange<Double>, _ bits: inout SystemBits) -> Bounded {
    let base = [1, 0.5, 0.25, 1.0 / 3][bits.below(4)], length = range.upperBound - range.lowerBound
    let wish = Line(share: base, constant: 10)
    let most = (0..<(1 + bits.below(4))).map { _ in
      let width = range.lowerBound + length * Double(bits.below(1000)) / 1000
      var difference = Double(bits.below(2001) - 1000)
      for _ in 0..<bits.below(10) { difference /= 10 }
      let share = base * (1 - difference / 1e4)
      // Widths are never negative, so no upper bound is below 0 within the range.
      return Line(share: share, constant: max(wish(width) - share * width, -share * range.lowerBound))
    }
    return Bounded(wish: wish, most: most, least: Line(share: 0, constant: 0))
  }

  /// All widths at which a frame can bend, with adjacent ones, and the bounds of the range.
  var widths: [Double] {
    var widths = [range.lowerBound, range.upperBound, (range.lowerBound + range.upperBound) / 2]
    for box in boxes {
      for (index, one) in box.lines.enumerated() {
        for other in box.lines.dropFirst(index + 1) where one.share != other.share {
          let crossing = (other.constant - one.constant) / (one.share - other.share)
          for width in [crossing.nextDown, crossing, crossing.nextUp, crossing - 0.5, crossing + 0.5]
          where range.contains(width) {
            widths.append(width)
          }
        }
      }
    }
    return widths
  }

  /// Makes the tree.
  func make() -> (root: Box, boxes: [Box]) {
    let root = Box("root")
    let made = boxes.enumerated().map { index, bounded in
      let box = Box("box \(index)")
      root.add(box)
      box.constraints { box in
        box.leadingTopAnchor == root.leadingTopAnchor
        box.heightAnchor == 10
        box.widthAnchor == root.widthAnchor * bounded.wish.share + bounded.wish.constant --! .priority(.high)
        for line in bounded.most { box.widthAnchor <= root.widthAnchor * line.share + line.constant }
        box.widthAnchor >= bounded.least.constant
      }
      return box
    }
    return (root, made)
  }

  /// Returns the first difference between the sweep and the exact solution, or nil.
  ///
  /// - Parameter tolerance: The allowed difference, relative to the root's width.
  /// - Returns: The difference as a sentence.
  func mistake(within tolerance: Double) -> String? {
    let (root, made) = make()
    root.layout(width: range.lowerBound, height: 20)
    let sweep = root.sweep(\.width, over: range)
    if !sweep.isProved { return "not proved: \(sweep.doubts)" }
    for width in widths {
      for (bounded, box) in zip(boxes, made) {
        guard let found = sweep.frame(of: box, at: width)?.width else { return "no frame at \(width)" }
        let exact = bounded.width(in: width)
        if (found - exact).magnitude > tolerance * (width + 1) {
          return "\(box.name) is \(found) at \(width), and ought to be \(exact)"
        }
      }
    }
    return nil
  }
}
