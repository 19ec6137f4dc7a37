import BowerbirdGrids
import BowerbirdLayout
import BowerbirdTestSupport
import Foundation
import Testing

@Suite("Scratch") struct ScratchTests {
  func show(_ host: RandomScreen.Host, _ indent: String) {
    print(indent, host.name, "part", host.part as Any)
    for leaf in host.leaves { print(indent, "  leaf", leaf.name, leaf.width, leaf.height) }
    for c in host.choices { print(indent, "  ", c.name, c.shape, "absent", c.absent, c.comparisons?.map { "\($0.isAboutRoot ? "root" : "host") \($0.axis) \($0.isAtLeast ? ">=" : "<=") \($0.number)" } as Any) }
    for h in host.inner { show(h, indent + "    ") }
  }
  @Test func one() {
    guard let text = ProcessInfo.processInfo.environment["SCRATCH"], let seed = UInt64(text) else { return }
    var generator = SplitMix64(seed: seed &+ 1_000_000)
    var screen = RandomScreen(seed: seed)
    let living = LivingScreen(screen)
    for round in 0..<5 {
      if round > 1 && generator.oneIn(2) { screen.edit(&generator); living.take(screen) }
      let size = Size(width: Double(generator.whole(10...60)) * 15, height: Double(generator.whole(5...40)) * 15)
      let report = living.root.layout(size)
      let oracle = AlternativeOracle(screen, size)
      print("round", round, size, "mirrored", screen.isMirrored)
      for h in screen.hosts { show(h, "  ") }
      print(report)
      for (n, f) in living.frames.sorted(by: { $0.key < $1.key }) { print("  ", n, f, oracle.frames[n] as Any, living.boxes[n]?.takenAlternative ?? "") }
      for h in screen.allHosts { print(h.name, oracle.taken[h.name] as Any) }
      let fresh = LivingScreen(screen); fresh.root.layout(size)
      print("fresh taken", fresh.taken)
      if generator.oneIn(3) { _ = living.root.fittingSize(); living.root.layout(size) }
    }
  }
}
