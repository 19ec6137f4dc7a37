import BowerbirdGrids
import BowerbirdLayout

/// A box in the place of a nest, with only a fit and a least length along each axis.
///
/// A leaf can have three kinds of needs. With an intrinsic size, it shrinks along neither axis: its least length is its
/// fit. A leaf that measures its width shrinks horizontally, down to 0, and one that measures its height first shrinks
/// vertically. Other needs take a box with several such leaves from edge to edge: one of the least size, which does not
/// shrink, and one for each axis that shrinks, with the fit along that axis and 0 along the other.
struct NestSubstitute {
  let fit: Size
  let least: Size

  /// The tolerance for lengths that differ by rounding only.
  private static let tolerance = 1e-9

  /// A new box with these needs.
  var box: Box {
    if !givesWayAcross && !givesWayDown { return fixed("firm", fit.width, fit.height) }
    if givesWayAcross && !givesWayDown && least.width <= Self.tolerance { return NestBoxes.soft(fit.width, fit.height) }
    if givesWayDown && !givesWayAcross && least.height <= Self.tolerance { return Self.low(fit.width, fit.height) }
    return holder
  }

  private var givesWayAcross: Bool { least.width < fit.width - Self.tolerance }
  private var givesWayDown: Bool { least.height < fit.height - Self.tolerance }

  private var holder: Box {
    let holder = Box("holder"), firm = fixed("firm", least.width, least.height)
    holder.add(firm)
    firm.constraints { $0.edgesAnchor == holder.edgesAnchor }
    if givesWayAcross {
      let across = NestBoxes.soft(fit.width, 0)
      holder.add(across)
      across.constraints { view in
        view.horizontalEdgesAnchor == holder.horizontalEdgesAnchor
        view.topAnchor == holder.topAnchor
      }
    }
    if givesWayDown {
      let down = Self.low(0, fit.height)
      holder.add(down)
      down.constraints { view in
        view.verticalEdgesAnchor == holder.verticalEdgesAnchor
        view.leadingAnchor == holder.leadingAnchor
      }
    }
    return holder
  }

  /// Returns a box that takes the proposed height, up to a maximum.
  private static func low(_ width: Double, _ height: Double) -> Box {
    let box = Box("low")
    box.measuringAxis = .vertical
    box.measure = { Measurement(size: Size(width: width, height: min(height, $0.height))) }
    return box
  }
}
