import BowerbirdLayout
import BowerbirdTestSupport
import RealScreens

/// The editable properties of a screen, with their present values.
struct ScreenState {
  private var constants: [Double]
  private var isActive: [Bool]
  private var widths: [Double?]
  private var heights: [Double?]
  private var size: Size

  /// Creates the state as it is declared.
  init(_ description: ScreenDescription) {
    constants = description.statements.map(\.constant)
    isActive = description.statements.map { _ in true }
    widths = description.views.map(\.intrinsicWidth)
    heights = description.views.map(\.intrinsicHeight)
    size = description.size
  }

  /// Changes one property at random.
  mutating func change(using generator: inout SplitMix64) {
    switch generator.whole(0...4) {
    case 0 where !constants.isEmpty:
      constants[generator.whole(0...constants.count - 1)] += Double(generator.whole(-8...8))
    case 1 where !isActive.isEmpty: isActive[generator.whole(0...isActive.count - 1)].toggle()
    case 2: Self.change(&widths, using: &generator)
    case 3: Self.change(&heights, using: &generator)
    default: size.width = max(0, size.width + Double(generator.whole(-60...60)))
    }
  }

  /// Changes an extent of content, if it is set.
  private static func change(_ extents: inout [Double?], using generator: inout SplitMix64) {
    let index = generator.whole(0...extents.count - 1)
    if let extent = extents[index] { extents[index] = max(0, extent + Double(generator.whole(-9...9))) }
  }

  /// Applies this state to a screen and lays it out.
  func layOut(_ screen: RealScreen) -> LayoutReport {
    for (index, constraint) in screen.constraints.enumerated() {
      constraint.constant = constants[index]
      constraint.isActive = isActive[index]
    }
    for (index, box) in screen.boxes.enumerated() {
      if box.intrinsicWidth != widths[index] { box.intrinsicWidth = widths[index] }
      if box.intrinsicHeight != heights[index] { box.intrinsicHeight = heights[index] }
    }
    return screen.root.layout(size)
  }
}
