import BowerbirdGrids
import BowerbirdLayout

/// The documents' formulas for containers in containers, as plain arithmetic: no solver, no constraints.
///
/// Lengths flow one way. First each item's fit and least width are found, from the inside to the outside; then each container
/// hands out widths, from the outside to the inside. Then the same is done for heights, which depend on the widths.
///
/// A **fit** is what an item needs by itself, whatever room there is. A **least** length is that below which something in it is
/// cut off: it is the same sum, of the least lengths of what is inside. Both are equal but for text, for tracks
/// between two numbers of points, and for what holds these.
enum NestArithmetic {
  /// Whether the least length of a container counts what is in its shares: in expanded cells, `.fr` tracks and columns.
  ///
  /// The documents say that a share does not look at its content, and that a least length is that below which something in an item
  /// is cut off. What is in a share of a nest is cut off below its own least length, so it counts. With `false`, a nest whose
  /// content lies in shares may become as short as its other cells and its gaps, where a fitting track has no room for it.
  static let sharesCount = true

  /// What a container sees of what it holds, along one axis.
  struct Need {
    var fit: Double
    var least: Double
  }

  /// Where something lies along one axis of its container.
  typealias Stretch = (near: Double, length: Double)

  /// The frames of all boxes of a tree by name, each in its own parent's coordinates.
  static func frames(of model: NestModel, width: Double, height: Double) -> [String: Rect] {
    var frames = [model.name: Rect(x: 0, y: 0, width: width, height: height)]
    place(model, width, height, into: &frames)
    return frames
  }

  private static func place(_ model: NestModel, _ width: Double, _ height: Double, into frames: inout [String: Rect]) {
    if case .pair(let isVertical, let first, _) = model.kind {
      let near = min(first, isVertical ? height : width)
      let far = (isVertical ? height : width) - near
      frames[model.name + ".first"] =
        isVertical ? Rect(x: 0, y: 0, width: width, height: near) : Rect(x: 0, y: 0, width: near, height: height)
      frames[model.name + ".second"] =
        isVertical ? Rect(x: 0, y: near, width: width, height: far) : Rect(x: near, y: 0, width: far, height: height)
      return
    }
    var across = widths(in: model, width), down = heights(in: model, width, height)
    if case .wrapping(let said, _) = model.kind {
      (across, down) = NestLines(model, said).places(width, height)
    }
    for (index, child) in model.children.enumerated() {
      let (x, y) = (across[index], down[index])
      frames[child.name] = Rect(x: x.near, y: y.near, width: x.length, height: y.length)
      place(child, x.length, y.length, into: &frames)
    }
  }

  // MARK: - Needs

  /// The fit and the least width of an item.
  static func width(of model: NestModel) -> Need {
    switch model.kind {
    case .leaf(let width, _): Need(fit: width, least: width)
    case .soft(let width, _): Need(fit: width, least: 0)
    case .words(let glyphs): Need(fit: 10 * Double(glyphs), least: 0)
    case .substitute(let fit, let least): Need(fit: fit.width, least: least.width)
    case .pair(let isVertical, let first, let second):
      Need(fit: isVertical ? 5 : first + second, least: isVertical ? 5 : first + second)
    case .card, .stack, .tracks, .columns, .wrapping:
      NestAxis(of: model, isHorizontal: true, needs: model.children.map(width), count: nil).need
    }
  }

  /// The fit and the least height of an item that is so wide.
  static func height(of model: NestModel, width: Double) -> Need {
    switch model.kind {
    case .leaf(_, let height), .soft(_, let height): return Need(fit: height, least: height)
    case .substitute(let fit, let least): return Need(fit: fit.height, least: least.height)
    case .words(let glyphs):
      let perLine = max(1, Int(width / 10 + 1e-6))
      let height = 20 * Double((glyphs + perLine - 1) / perLine)
      return Need(fit: height, least: height)
    case .pair(let isVertical, let first, let second):
      return Need(fit: isVertical ? first + second : 5, least: isVertical ? first + second : 5)
    case .card, .stack, .tracks, .columns, .wrapping:
      return down(in: model, width).need
    }
  }

  // MARK: - What a container hands out

  private static func widths(in model: NestModel, _ width: Double) -> [Stretch] {
    NestAxis(of: model, isHorizontal: true, needs: model.children.map(Self.width), count: nil).stretches(width)
  }

  private static func heights(in model: NestModel, _ width: Double, _ height: Double) -> [Stretch] {
    down(in: model, width).stretches(height)
  }

  /// The vertical axis of a container that is so wide.
  private static func down(in model: NestModel, _ width: Double) -> NestAxis {
    let needs = zip(model.children, widths(in: model, width)).map { height(of: $0, width: $1.length) }
    let count = NestTracks(of: model, isHorizontal: true, needs: needs, count: nil).count(in: width)
    return NestAxis(of: model, isHorizontal: false, needs: needs, count: count, width: width)
  }
}
