import BowerbirdGrids
import BowerbirdLayout
import BowerbirdTestSupport
import Testing

/// Compares random wrapping grids with the flexible boxes of a browser.
@Suite("Wrapping grids in a browser", .enabled(if: Browser.installed != nil, "There is no Chromium in /usr/bin."))
struct WrappingBrowserTests {
  private typealias Scene = (seed: UInt64, model: WrappingModel, size: Size, isMirrored: Bool)

  @Test func framesAreThoseOfFlexibleBoxes() throws {
    let scenes = (0..<400).map { Self.scene(seed: 9_000_000 + $0) }
    let due = try #require(Browser.installed).frames(of: scenes.map { Self.container($0) })
    for (scene, due) in zip(scenes, due) {
      let (grid, boxes) = scene.model.grid()
      if scene.isMirrored { grid.layoutDirection = .rightToLeft }
      grid.layout(scene.size)
      for (box, frame) in zip(boxes, due) where box.frame.distance(from: frame) > Browser.tolerance {
        Issue.record("seed \(scene.seed), \(scene.size): \(box.name) is \(box.frame), not \(frame) of\n\(scene.model)")
        break
      }
    }
  }

  /// Makes a random grid of boxes of one size.
  ///
  /// Texts are left out, because the browser's glyphs have other sizes. So are the stretched items and lines of grids
  /// whose lines go down, for which the guide names other rules.
  private static func scene(seed: UInt64) -> Scene {
    var random = SplitMix64(seed: seed)
    var model = WrappingModel(&random)
    let alignments = GridLineAlignment.allCases.filter {
      $0 != .baseline && ($0 != .stretch || model.said.axis == .horizontal)
    }
    model.said.lineLimit = nil
    model.said.alignment = random.pick(alignments)
    if model.said.axis == .vertical && model.said.lines == .stretch { model.said.lines = .spaceEvenly }
    for index in model.items.indices {
      let (along, across) = (5 + random.length(150), 5 + random.length(60))
      model.items[index].content = model.said.axis == .horizontal ? .firm(along, across) : .firm(across, along)
      // Stretched items grow if no item of their line has a growth of its own, which no style can say.
      if model.said.distribution == .stretch { model.items[index].grow = 0 }
      if model.items[index].alignment != nil { model.items[index].alignment = random.pick(alignments) }
    }
    let size = Size(width: 20 + random.length(500), height: 20 + random.length(500))
    return (seed, model, size, random.oneIn(3))
  }

  // MARK: - As HTML

  private static func container(_ scene: Scene) -> Browser.Container {
    let said = scene.model.said, isRow = said.axis == .horizontal
    let gaps = (along: said.spacing, across: said.lineSpacing ?? said.spacing)
    let style = """
      display: flex; flex-flow: \(isRow ? "row" : "column") wrap; direction: \(scene.isMirrored ? "rtl" : "ltr");
      width: \(scene.size.width)px; height: \(scene.size.height)px;
      gap: \(isRow ? gaps.across : gaps.along)px \(isRow ? gaps.along : gaps.across)px;
      align-items: \(word(said.alignment)); justify-content: \(word(said.distribution)); align-content: \(word(said.lines))
      """
    let growsAll = said.distribution == .stretch
    return Browser.Container(style: style, children: scene.model.items.map { child($0, isRow, growsAll) })
  }

  private static func child(_ item: WrappingModel.Item, _ isRow: Bool, _ growsAll: Bool) -> String {
    guard case .firm(let width, let height) = item.content else { return "" }
    let (along, across) = isRow ? (width, height) : (height, width), length = isRow ? "width" : "height"
    // A box without a least length does not shrink below its content. In CSS, an element of a fixed size does.
    let minimum = item.minimum ?? min(along, item.maximum)
    var style = "\(length): \(along)px; min-\(length): \(minimum)px; "
    if item.maximum != .infinity { style += "max-\(length): \(item.maximum)px; " }
    style += "flex-grow: \(growsAll ? 1 : item.grow); flex-shrink: \(item.shrink ?? 1); "
    if let alignment = item.alignment { style += "align-self: \(word(alignment))" }
    return "<div style='\(style)'><div style='\(isRow ? "height" : "width"): \(across)px'></div></div>"
  }

  private static func word(_ alignment: GridLineAlignment) -> String {
    switch alignment {
    case .start, .baseline: "flex-start"
    case .center: "center"
    case .end: "flex-end"
    case .stretch: "stretch"
    }
  }

  private static func word(_ distribution: GridDistribution) -> String {
    switch distribution {
    case .start: "flex-start"
    case .end: "safe flex-end"
    case .center: "safe center"
    case .spaceBetween: "space-between"
    case .spaceAround: "space-around"
    case .spaceEvenly: "space-evenly"
    case .stretch: "stretch"
    }
  }
}
