import BowerbirdLayout
import Testing

/// A relation outside of a closure of constraints: it has no effect, and the next report says so.
@Suite struct UnusedConstraintTests {
  private let stage = Stage()

  private func problems() -> [String] { stage.container.layout(width: 320, height: 480).problems.map(\.description) }

  @Test func `a relation outside of a closure is reported once`() {
    _ = stage.a.widthAnchor == 20
    #expect(
      problems() == [
        "'a'.width == 20 was dropped without ever being active: write it inside of constraints { … }, or set isActive."
      ])
    #expect(problems() == [])
  }

  @Test func `what is activated later, or written in a closure, is not`() {
    let width = stage.a.widthAnchor == 20
    width.isActive = true
    width.isActive = false
    _ = LayoutConstraint.make { stage.a.heightAnchor == 20 }
    _ = stage.a.heightAnchor.constraint(equalToConstant: 20)
    stage.a.constraints { _ in [] }.update { stage.a.heightAnchor == 30 }
    #expect(problems() == [])
  }

  @Test func `a relation of items that are gone is forgotten`() {
    var kept: LayoutConstraint?
    do {
      let gone = Box("gone")
      kept = gone.widthAnchor == 20
    }
    #expect(kept != nil)
    kept = nil
    #expect(problems() == [])
  }
}
