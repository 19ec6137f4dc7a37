import BowerbirdGrids
import BowerbirdLayout
import BowerbirdTestSupport
import Testing

/// Compares random grids of tracks with the grids of a browser.
@Suite("Grids of tracks in a browser", .enabled(if: Browser.installed != nil, "There is no Chromium in /usr/bin."))
struct TrackBrowserTests {
  /// A grid of columns of known lengths, without content that affects them.
  fileprivate struct Scene {
    let seed: UInt64
    var tracks: [(track: GridTrack, css: String)] = []
    var spans: [(columns: Int, rows: Int)] = []
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
      let boxes = scene.spans.map { Box().gridSpan(column: $0.columns, row: $0.rows) }
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
    for place in 0..<count {
      tracks.append(repeats && place == repeated ? Self.repeatedTrack(&random) : Self.track(&random))
    }
    // A browser counts a repeated track beside others with their greatest lengths, and shares room between such tracks.
    if !repeats && random.oneIn(3) { tracks[repeated] = Self.range(&random) }
    for _ in 0..<random.whole(1...10) {
      spans.append((repeats ? 1 : random.whole(1...min(3, count)), random.oneIn(5) ? 2 : 1))
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
    return Browser.Container(
      style: style,
      children: spans.map { "<div style='grid-column: span \($0.columns); grid-row: span \($0.rows)'></div>" })
  }
}
