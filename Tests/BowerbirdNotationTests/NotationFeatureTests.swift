import Bowerbird
import BowerbirdNotation
import Testing

/// Frames of short texts, computed by hand.
@Suite("Single features of the text form")
struct NotationFeatureTests {
  @Test("points, sizes and averages")
  func points() {
    // 64 / 4 = 16; the corner of the avatar is at (88, 28); the middle of 88 and 160 is 124.
    expectFrames(
      """
      size 320 x 120

      box scene {
        box avatar {
          size == (64, 64)
          leadingCenter == scene.leadingCenter + (x: 24, y: 0)
        }
        box badge {
          size == avatar.size * (width: 0.25, height: 0.25)
          center == avatar.trailingTop
        }
        box picture {
          edges == scene.edges -- (leading: 160, trailing: 24, top: 16, bottom: 16)
        }
        box line {
          centerX == (avatar.trailing + picture.leading) / 2
          width == 2
          verticalEdges == picture.verticalEdges -- 8
        }
      }
      """,
      [
        "avatar": Rect(x: 24, y: 28, width: 64, height: 64), "badge": Rect(x: 80, y: 20, width: 16, height: 16),
        "picture": Rect(x: 160, y: 16, width: 136, height: 88), "line": Rect(x: 123, y: 24, width: 2, height: 72),
      ])
  }

  @Test("cells of all three kinds, with margins")
  func cells() {
    expectFrames(
      """
      size 300 x 400

      vertical page {
        box head .constant(60)
        box body .expanded
        box foot .constant(40)
      }
      """,
      [
        "head": Rect(x: 0, y: 0, width: 300, height: 60), "body": Rect(x: 0, y: 60, width: 300, height: 300),
        "foot": Rect(x: 0, y: 360, width: 300, height: 40),
      ])
    // A line of 16 is 18.625 high, the title's cell 30.625; 320 - 120 - 30.625 - 44 = 125.375.
    expectFrames(
      """
      size 240 x 320

      vertical card {
        box image .constant(120)
        label title "A bower of blue" .font(16) .auto .margin(top: 8, left: 12, bottom: 4, right: 12)
        box text .expanded
        horizontal buttons .constant(44) {
          box open .expanded
          box share .expanded
        }
      }
      """,
      [
        "title": Rect(x: 12, y: 128, width: 216, height: 18.625),
        "text": Rect(x: 0, y: 150.625, width: 240, height: 125.375),
        "share": Rect(x: 120, y: 0, width: 120, height: 44),
      ])
  }

  @Test("places in cells, and cells without room")
  func cellPlaces() {
    expectFrames(
      """
      size 200 x 100

      horizontal shelf {
        box sign .size(30, 20) .expanded .horizontalAlignment(autoRight) .verticalAlignment(autoTop) .margin(10)
        box price .constant(80) .horizontalAlignment(constantCenter(40)) .verticalAlignment(constantBottom(30))
      }
      """,
      [
        "sign": Rect(x: 80, y: 10, width: 30, height: 20), "price": Rect(x: 140, y: 70, width: 40, height: 30),
      ])
    expectFrames(
      """
      size 50 x 80

      vertical crowded {
        box fixed .constant(100)
        box open .size(30, 30) .expanded
        box shut .size(30, 30) .expanded .canCollapse
      }
      """,
      [
        "open": Rect(x: 0, y: 100, width: 50, height: 30), "shut": Rect(x: 0, y: 130, width: 50, height: 0),
      ])
  }

  @Test("tracks")
  func tracks() {
    // 354 - 50 - 40 - 3 * 8 = 240: 60 and 180. The rows share 100 - 8.
    expectFrames(
      """
      size 354 x 100

      tracks table .tracks(50pt, 1fr, 3fr, fit) .spacing(8) {
        box icon
        box title .gridSpan(column: 2)
        box price .size(40, 20)
        box a
        box b
        box c
        box d
      }
      """,
      [
        "icon": Rect(x: 0, y: 0, width: 50, height: 46), "title": Rect(x: 58, y: 0, width: 248, height: 46),
        "price": Rect(x: 314, y: 13, width: 40, height: 20), "c": Rect(x: 126, y: 54, width: 180, height: 46),
      ])
    // 460 - 90 - 110 - 12 = 248; 220 - 40 - 32 - 12 = 136.
    expectFrames(
      """
      size 460 x 220

      tracks page
        .tracks(90pt, 1fr, 110pt)
        .crossTracks(40pt, 1fr, 32pt)
        .areas("head head head", "menu text notes", "foot foot foot")
        .spacing(6)
      {
        box head .gridArea(head)
        box menu .gridArea(menu)
        box text .gridArea(text)
        box notes .gridArea(notes)
        box foot .gridArea(foot)
      }
      """,
      [
        "head": Rect(x: 0, y: 0, width: 460, height: 40), "text": Rect(x: 96, y: 46, width: 248, height: 136),
        "foot": Rect(x: 0, y: 188, width: 460, height: 32),
      ])
    expectFrames(
      """
      size 90 x 60

      tracks wall .tracks(3) .packing(dense) .spacing(0) {
        box first
        box wide .gridSpan(column: 3)
        box third
        box fixed .gridStart(column: 0, row: 0)
      }
      """,
      [
        "first": Rect(x: 30, y: 0, width: 30, height: 30), "third": Rect(x: 60, y: 0, width: 30, height: 30),
        "wide": Rect(x: 0, y: 30, width: 90, height: 30), "fixed": Rect(x: 0, y: 0, width: 30, height: 30),
      ])
  }

  @Test("columns")
  func columns() {
    // The pitch is (372 + 12) / 12 = 32.
    expectFrames(
      """
      size 372 x 100

      columns screen .spacing(12) {
        box menu .columns(4)
        box text .columns(8)
      }
      """,
      ["menu": Rect(x: 0, y: 0, width: 116, height: 100), "text": Rect(x: 128, y: 0, width: 244, height: 100)])
    expectFrames(
      """
      size 156 x 156

      columns board .axis(columns: 4, rows: 4, direction: any) .spacing(4) {
        box first .columns(1) .rows(1)
        box piece .columns(1) .rows(1) .offset(columns: 2, rows: 1)
      }
      """, ["piece": Rect(x: 80, y: 40, width: 36, height: 36)])
  }

  @Test("a conflict names the lines of the text")
  func conflict() throws {
    let document = try #require(
      parsed(
        """
        size 320 x 80

        box row {
          box name {
            leadingTop == row.leadingTop + 8
            height == 24
            width == 100 "short"
            width >= 200 "long"
          }
        }
        """))
    let report = document.makeScene().root.layout(width: 320, height: 80)
    #expect(report.conflicts.count == 1)
    let text = "\(report)"
    #expect(text.contains("scene:7") && text.contains("scene:8"), "\(text)")
  }
}
