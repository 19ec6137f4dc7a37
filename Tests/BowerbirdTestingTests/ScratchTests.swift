import BowerbirdGrids
import BowerbirdLayout
import BowerbirdTestSupport
import BowerbirdTesting
import Foundation
import Testing

@Suite("Scratch polygons", .listening) struct ScratchPolygonTests {
  @Test func one() {
    guard let text = ProcessInfo.processInfo.environment["SCRATCH"], let seed = Int(text) else { return }
    func make() -> RandomScreen { RandomScreen(seed: 900_000 + UInt64(seed), depth: 1 + seed % 3, hasChoices: true) }
    var screen = make()
    let env = ProcessInfo.processInfo.environment
    let probe = make(); let sweep = (env["NOSWEEP"] == nil ? screen : probe).root.sweep(widths: RandomScreen.range, heights: RandomScreen.range)
    var shown = 0, unlike = 0
    for k in 0..<1000 {
      let size = screen.size()
      screen.root.layout(size)
      let fresh = make()
      fresh.root.layout(size)
      var line = ""
      for (box, other) in zip(screen.boxes, fresh.boxes) where !box.isLeftOut || !other.isLeftOut {
        let a = box.isLeftOut ? nil : box.frame, b = other.isLeftOut ? nil : other.frame
        let c = sweep.frame(of: box, at: size)
        func near(_ x: Rect?, _ y: Rect?) -> Bool {
          guard let x, let y else { return x == nil && y == nil }
          return abs(x.x - y.x) < 1e-5 && abs(x.y - y.y) < 1e-5 && abs(x.width - y.width) < 1e-5 && abs(x.height - y.height) < 1e-5
        }
        if !near(a, b) { unlike += 1; line += "\n   edited≠fresh \(box.name) \(type(of: box)): \(a as Any) fresh \(b as Any) proof \(c as Any)" }
        else if let a, !near(a, c) { line += "\n   false \(box.name) \(type(of: box)): layout \(a), proof \(c as Any)" }
      }
      if !line.isEmpty && shown < 3 { shown += 1; print("size \(k)", size, line) }
    }
    print("unlike", unlike)
    if ProcessInfo.processInfo.environment["TREE"] != nil {
      func tree(_ b: any LayoutItem, _ i: String) { print(i, (b as? Box)?.name ?? "?", type(of: b), b.frame); for c in (b as! Box).children { tree(c, i + "  ") } }
      tree(screen.root, "")
      print(sweep.isProved)
    }
  }
}
