import BowerbirdLayout
import Testing

/// Alternatives of constraints that tie an item inside of the host to an item outside.
///
/// What such an item gets depends on the layout around the host, so that only a solution shows whether it fits.
@Suite("Alternatives: ties to items outside of the host")
struct TiesOutsideOfHostTests {
  private let root = Box("root"), column = Box("column"), host = Box("host"), label = Box("label"), icon = Box("icon")

  /// A column beside a host, in which a label is as wide as the column, with an icon behind it.
  init() {
    root.add(column, host)
    host.add(label, icon)
    label.intrinsicSize = Size(width: 100, height: 20)
    icon.intrinsicSize = Size(width: 30, height: 20)
    root.constraints {
      column.leadingTopAnchor == root.leadingTopAnchor
      column.heightAnchor == root.heightAnchor
      host.leadingAnchor == column.trailingAnchor
      host.topAnchor == root.topAnchor
      host.bottomAnchor == root.bottomAnchor
      host.trailingAnchor == root.trailingAnchor
    }
    host.alternatives {
      Alternative("beside") {
        label.leadingTopAnchor == host.leadingTopAnchor
        label.widthAnchor == column.widthAnchor
        icon.leadingAnchor == label.trailingAnchor
        icon.topAnchor == host.topAnchor
      }
      Alternative("below") {
        label.leadingTopAnchor == host.leadingTopAnchor
        icon.leadingAnchor == host.leadingAnchor
        icon.topAnchor == label.bottomAnchor
      }
    }
  }

  private func taken(column width: Double, host hostWidth: Double) -> String? {
    let given = root.constraints { column.widthAnchor == width }
    let report = root.layout(width: width + hostWidth, height: 60)
    #expect(report.conflicts.isEmpty)
    given.isActive = false
    return host.takenAlternative
  }

  /// The label is as wide as the column, and the icon 30, so the host needs the width of the column and 30.
  @Test func theLengthOfTheOuterItemCounts() {
    for _ in 1...2 {
      #expect(taken(column: 150, host: 180) == "beside")
      #expect(taken(column: 150, host: 179) == "below")
      #expect(taken(column: 100, host: 130) == "beside")
      #expect(taken(column: 100, host: 129) == "below")
    }
  }

  /// A column of 99 compresses the label, which asks for 100.
  @Test func aShortOuterItemCompressesTheContent() {
    #expect(taken(column: 99, host: 300) == "below")
    #expect(taken(column: 100, host: 300) == "beside")
    label.intrinsicSize = Size(width: 101, height: 20)
    #expect(taken(column: 100, host: 300) == "below")
  }

  @Test func rightToLeft() {
    root.layoutDirection = .rightToLeft
    #expect(taken(column: 150, host: 180) == "beside")
    #expect(taken(column: 150, host: 179) == "below")
  }
}
