import BowerbirdLayout
import BowerbirdTestSupport
import RealScreens
import Testing

/// Screens that are edited, against screens that were never anything else.
@Suite("Edited screens")
struct EditedScreenTests {
  @Test(arguments: all([UInt64(1), 2, 3], inDebug: 1))
  func anEditedScreenIsLikeAFreshOne(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    var compared = 0
    for description in try ScreenFile.screens() {
      let edited = RealScreen(description)
      edited.layOut()
      var state = ScreenState(description)
      for step in 0..<6 {
        for _ in 0...step { state.change(using: &generator) }
        // At last everything is as it was declared.
        if step == 5 { state = ScreenState(description) }
        let report = state.layOut(edited)
        let fresh = RealScreen(description)
        // Which constraint of a conflict gives way is decided by age, and what is free stays where it was.
        if !state.layOut(fresh).conflicts.isEmpty || !report.conflicts.isEmpty || !fresh.root.ambiguities().isEmpty {
          continue
        }
        compared += 1
        for (one, other) in zip(edited.boxes, fresh.boxes) {
          #expect(
            distance(one.frame, other.frame) <= 1e-6, "seed \(seed), \(description.name), step \(step): \(one.name)")
        }
      }
    }
    #expect(compared > 900, "seed \(seed)")
  }
}
