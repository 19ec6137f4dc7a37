import BowerbirdLayout
import BowerbirdSolver
import RealScreens
import Testing

/// Screens of real interface files, against the frames that the files have and against their declarations.
@Suite("Real screens")
struct RealScreenTests {
  private let screens: [ScreenDescription]

  init() throws { screens = try ScreenFile.screens() }

  @Test func allAreRead() {
    #expect(screens.count == 375)
    let viewCount = screens.reduce(0) { $0 + $1.views.count }
    let statementCount = screens.reduce(0) { $0 + $1.statements.count }
    let comparableCount = screens.reduce(0) { $0 + $1.views.count { $0.isComparable } }
    // 7,095 constraints, 1,668 equations of stacks, and 832 of masks and contents.
    #expect(viewCount == 2769 && statementCount == 9595 && comparableCount == 2067)
  }

  @Test("Frames are the file's within 0.5, but for screens that are listed with the reason")
  func frames() {
    var different: [String: DifferenceClass] = [:]
    for description in screens {
      let screen = RealScreen(description)
      let report = screen.layOut()
      let largest = largestDifference(of: screen)
      if largest > 0.5 { different[description.name] = reason(screen, report, largest) }
    }
    #expect(different == DifferenceClass.known)
  }

  /// The distance of the comparable frames from those in the file.
  private func largestDifference(of screen: RealScreen) -> Double {
    var largest = 0.0
    for (view, box) in zip(screen.description.views, screen.boxes) where view.isComparable {
      largest = max(largest, distance(box.frame, view.frame))
    }
    return largest
  }

  /// The reason for a difference, told by the declarations at the file's frames; nil if there is none.
  private func reason(_ screen: RealScreen, _ report: LayoutReport, _ difference: Double) -> DifferenceClass? {
    if !report.conflicts.isEmpty { return .contradictory }
    let file = ScreenGeometry(ofFile: screen.description)
    let strong = screen.description.statements.filter { $0.priority >= 999 }
    let largest = strong.map { file.violation(of: $0) }.max() ?? 0
    if largest > 1 { return .stale }
    if largest >= 0.25 && difference <= 1 { return .rounded }
    return screen.root.ambiguities().isEmpty ? nil : .undetermined
  }

  @Test func whatIsRequiredHolds() {
    for description in screens {
      let screen = RealScreen(description)
      let leftOut = Set(screen.layOut().conflicts.map { ObjectIdentifier($0.leftOut) })
      let geometry = ScreenGeometry(description, frames: screen.boxes.map(\.frame))
      for (statement, constraint) in zip(description.statements, screen.constraints)
      where statement.priority.isRequired && !leftOut.contains(ObjectIdentifier(constraint)) {
        #expect(geometry.violation(of: statement) < 1e-6, "\(description.name): \(constraint)")
      }
      for box in screen.boxes { #expect(box.frame.width > -1e-9 && box.frame.height > -1e-9, "\(description.name)") }
    }
  }

  @Test("No conflict is reported that the file's own frames do not have")
  func conflicts() {
    var count = 0
    for description in screens {
      let screen = RealScreen(description)
      let file = ScreenGeometry(ofFile: description)
      for conflict in screen.layOut().conflicts {
        count += 1
        // If all members held at the file's frames, they would hold together.
        let isViolated = conflict.members.contains { violation(of: $0, in: screen, file) > 0.1 }
        #expect(isViolated, "\(description.name): \(conflict)")
      }
    }
    #expect(count == 39)
  }

  /// The violation of a conflict's member at the file's frames.
  private func violation(
    of member: LayoutConflict.Member, in screen: RealScreen, _ file: ScreenGeometry
  ) -> Double {
    if let constraint = member.constraint {
      guard let index = screen.constraints.firstIndex(where: { $0 === constraint }) else { return 0 }
      return file.violation(of: screen.description.statements[index])
    }
    // The requirements of layout itself: no extent is negative, and the root has its size, as in the file.
    let items = screen.items.filter { member.items.contains($0.name) }
    return items.compactMap { screen.index(of: $0) }.map { file.shortage(of: $0) }.max() ?? 0
  }

  @Test("A size has the same frames after other sizes, within the last digits")
  func returning() {
    for description in screens {
      let screen = RealScreen(description)
      screen.layOut()
      let before = screen.boxes.map(\.frame)
      for factor in [0.5, 1.3, 2, 0.9, 1.01] {
        screen.root.layout(width: description.size.width * factor, height: description.size.height)
      }
      screen.layOut()
      for (frame, box) in zip(before, screen.boxes) {
        #expect(distance(frame, box.frame) <= Self.returningBound, "\(description.name) \(box.name)")
      }
    }
  }

  /// Some screens come back to other bits: `width == 0.3 * parent` is found from where the values were.
  private static let returningBound = 1e-12
}

/// The largest difference of two frames in any of their four numbers.
func distance(_ frame: Rect, _ other: Rect) -> Double {
  let pairs = [
    (frame.x, other.x), (frame.y, other.y), (frame.width, other.width), (frame.height, other.height),
  ]
  return pairs.map { ($0 - $1).magnitude }.reduce(0) { $1.isNaN ? .infinity : max($0, $1) }
}
