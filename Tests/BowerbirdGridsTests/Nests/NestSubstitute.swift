import BowerbirdGrids
import BowerbirdLayout

/// What stands for a nest: a fit and a least length along each axis, and nothing else.
///
/// A leaf can say three things of itself. One with an intrinsic size gives way along neither axis: its least length is its fit.
/// One that measures its width gives way across, down to 0, and one that measures its height first does so down. Whatever lies
/// between is said by a box with such leaves from edge to edge: one of the least size, which gives way nowhere, and one for each
/// axis that gives way, of the fit along it and of nothing along the other.
struct NestSubstitute {
  let fit: Size
  let least: Size

  /// Lengths that differ by rounding only are the same.
  private static let tolerance = 1e-9

  /// A new box.
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

  /// A box that takes the height that it is offered, up to one of its own.
  private static func low(_ width: Double, _ height: Double) -> Box {
    let box = Box("low")
    box.measuringAxis = .vertical
    box.measure = { Measurement(size: Size(width: width, height: min(height, $0.height))) }
    return box
  }
}
