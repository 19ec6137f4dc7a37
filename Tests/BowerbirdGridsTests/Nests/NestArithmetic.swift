import BowerbirdGrids
import BowerbirdLayout

/// The documents' formulas for nested containers as plain arithmetic, without solver and constraints.
///
/// Lengths flow one way. The fit and the least width of each item are computed from the inside to the outside. Then
/// each container gives widths to its items, from the outside to the inside. Then the same is done for heights, which
/// depend on the widths.
///
/// A **fit** is the natural length of an item, independent of the room. Below its **least** length, something in the
/// item is cut off; it is the same sum, of the least lengths of the items inside. The two differ only for text, for
/// tracks with bounds in points, and for containers of these.
enum NestArithmetic {
  /// Whether the least length of a container counts the content of its shares: of expanded cells, `.fr` tracks and
  /// columns.
  ///
  /// The documents say that a share ignores its content, and that an item is cut off below its least length. The
  /// content of a nest's shares is cut off below its own least length, so it counts. With `false`, a nest whose content
  /// lies in shares could shrink to its other cells and its gaps in a fitting track without enough room.
  static let sharesCount = true

  /// The lengths of an item that its container sees, along one axis.
  struct Need {
    var fit: Double
    var least: Double
  }

  /// The place of an item along one axis of its container.
  typealias Stretch = (near: Double, length: Double)

  /// Returns the frames of all boxes of a tree by name, each in its parent's coordinates.
  ///
  /// An item that a wrapping grid leaves out, and the boxes in it, have no frames in the result. Their frames are empty.
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
    var isPlaced = model.children.map { _ in true }
    if case .wrapping(let said, _) = model.kind {
      let lines = NestLines(model, said)
      (across, down) = lines.places(width, height)
      isPlaced = lines.arePlaced(width, height)
    }
    for (index, child) in model.children.enumerated() where isPlaced[index] {
      let (x, y) = (across[index], down[index])
      frames[child.name] = Rect(x: x.near, y: y.near, width: x.length, height: y.length)
      place(child, x.length, y.length, into: &frames)
    }
  }

  // MARK: - Needs

  /// Returns the fit and the least width of an item.
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

  /// Returns the fit and the least height of an item at a given width.
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

  // MARK: - Lengths of items

  private static func widths(in model: NestModel, _ width: Double) -> [Stretch] {
    NestAxis(of: model, isHorizontal: true, needs: model.children.map(Self.width), count: nil).stretches(width)
  }

  private static func heights(in model: NestModel, _ width: Double, _ height: Double) -> [Stretch] {
    down(in: model, width).stretches(height)
  }

  /// Returns the vertical axis of a container at a given width.
  private static func down(in model: NestModel, _ width: Double) -> NestAxis {
    let needs = zip(model.children, widths(in: model, width)).map { height(of: $0, width: $1.length) }
    let count = NestTracks(of: model, isHorizontal: true, needs: needs, count: nil).count(in: width)
    return NestAxis(of: model, isHorizontal: false, needs: needs, count: count, width: width)
  }
}
