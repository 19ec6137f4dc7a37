import BowerbirdGrids
import BowerbirdLayout
import BowerbirdTestSupport
import Testing

/// Compares random grids of tracks with the grids of a browser.
@Suite("Grids of tracks in a browser", .enabled(if: Browser.installed != nil, "There is no Chromium in /usr/bin."))
struct TrackBrowserTests {
  /// A grid of columns.
  ///
  /// Items that span columns have no content, because lengths are shared among such columns by other rules.
  fileprivate struct Scene {
    let seed: UInt64
    var tracks: [(track: GridTrack, css: String)] = []
    var spans: [(columns: Int, rows: Int)] = []

    /// By item: the width of its content, or 0.
    var contents: [Double] = []

    var size: Size
    var gaps: (columns: Double, rows: Double)
    var rowHeight: Double
    var isDense: Bool
    var isMirrored: Bool
  }

  @Test func framesAreThoseOfGridContainers() throws {
    let scenes = (0..<400).map { Scene(seed: 8_000_000 + $0) }
    let due = try #require(Browser.installed).frames(of: scenes.map(\.container))
    for (scene, due) in zip(scenes, due) {
      let boxes = scene.boxes
      let grid = scene.grid(of: boxes)
      grid.layout(scene.size)
      for (box, frame) in zip(boxes, due) where box.frame.distance(from: frame) > Browser.tolerance {
        Issue.record("seed \(scene.seed): \(box.frame) instead of \(frame) in \(scene)")
        break
      }
    }
  }
}

extension TrackBrowserTests.Scene {
  init(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    self.seed = seed
    size = Size(width: 10 + random.length(900), height: 300)
    gaps = (random.pick([0, 5, 12, 30]), random.pick([0, 4, 9]))
    rowHeight = 10 + random.length(30)
    (isDense, isMirrored) = (random.oneIn(2), random.oneIn(3))
    let repeats = random.oneIn(3), count = random.whole(1...6), repeated = random.whole(0...count - 1)
    let hasContents = !repeats && random.oneIn(2)
    for index in 0..<count {
      if repeats && index == repeated {
        tracks.append(Self.repeatedTrack(&random))
      } else if hasContents && random.oneIn(2) {
        tracks.append(Self.fittingTrack(&random))
      } else {
        tracks.append(Self.track(&random))
      }
    }
    // A browser counts a repeated track beside others with their greatest lengths, and shares room between such tracks.
    if !repeats && random.oneIn(3) { tracks[repeated] = Self.range(&random) }
    for _ in 0..<random.whole(1...10) {
      spans.append((repeats || hasContents ? 1 : random.whole(1...min(3, count)), random.oneIn(5) ? 2 : 1))
      contents.append(hasContents && !random.oneIn(5) ? 5 + random.length(150) : 0)
    }
  }

  private static func track(_ random: inout SplitMix64) -> (GridTrack, String) {
    let length = 10 + random.length(200), share = Double(random.whole(1...4))
    switch random.whole(0...2) {
    case 0: return (.pt(length), "\(length)px")
    case 1: return (.fr(share), "minmax(0, \(share)fr)")
    default: return (.minmax(.pt(length), .fr(share)), "minmax(\(length)px, \(share)fr)")
    }
  }

  private static func fittingTrack(_ random: inout SplitMix64) -> (GridTrack, String) {
    let share = Double(random.whole(1...4))
    return random.oneIn(2) ? (.fit, "max-content") : (.minmax(.fit, .fr(share)), "\(share)fr")
  }

  private static func repeatedTrack(_ random: inout SplitMix64) -> (GridTrack, String) {
    let length = 10 + random.length(200), share = Double(random.whole(1...4))
    let track: (GridTrack, String) =
      random.oneIn(2)
      ? (.pt(length), "\(length)px") : (.minmax(.pt(length), .fr(share)), "minmax(\(length)px, \(share)fr)")
    return random.oneIn(2)
      ? (.autoFill(track.0), "repeat(auto-fill, \(track.1))") : (.autoFit(track.0), "repeat(auto-fit, \(track.1))")
  }

  private static func range(_ random: inout SplitMix64) -> (GridTrack, String) {
    let least = 10 + random.length(200), greatest = least + random.length(150)
    return (.minmax(.pt(least), .pt(greatest)), "minmax(\(least)px, \(greatest)px)")
  }

  /// The items, which fill their cells even if they have content.
  var boxes: [Box] {
    zip(spans, contents).map { span, content in
      let box = Box().gridSpan(column: span.columns, row: span.rows).gridItemAlignment(.fill)
      if content > 0 { box.intrinsicSize = Size(width: content, height: 5) }
      return box
    }
  }

  func grid(of boxes: [Box]) -> Grid {
    let grid = Grid(
      tracks: tracks.map(\.track), contentMode: .scroll, packing: isDense ? .dense : .sparse,
      spacing: GridSpacing(horizontal: gaps.columns, vertical: gaps.rows), contentAlignment: .topLeading,
      implicitTracks: [.pt(rowHeight)]
    ) { boxes }
    if isMirrored { grid.layoutDirection = .rightToLeft }
    return grid
  }

  var container: Browser.Container {
    let style = """
      display: grid; width: \(size.width)px; height: \(size.height)px; gap: \(gaps.rows)px \(gaps.columns)px;
      grid-template-columns: \(tracks.map(\.css).joined(separator: " ")); grid-auto-rows: \(rowHeight)px;
      grid-auto-flow: row\(isDense ? " dense" : ""); align-content: start; justify-content: start;
      direction: \(isMirrored ? "rtl" : "ltr")
      """
    let children = zip(spans, contents).map { span, content in
      """
      <div style='grid-column: span \(span.columns); grid-row: span \(span.rows); '>
      <div style='width: \(content)px'></div></div>
      """
    }
    return Browser.Container(style: style, children: children)
  }
}
