import BowerbirdLayout
import Testing

/// References that keep nothing alive.
@Suite("Weak references")
struct WeakReferenceTests {
  @Test func aNodeOutlivesItsBox() {
    var box: Box? = Box("box")
    let child = Box("child"), node = box?.layoutNode
    box?.add(child)
    box = nil
    #expect(node?.owner == nil)
    #expect(child.parent == nil)
  }

  @Test func aNodeOutlivesItsGuide() {
    var guide: Guide? = Guide("guide")
    let node = guide?.layoutNode
    #expect(node?.owner === guide)
    guide = nil
    #expect(node?.owner == nil)
  }

  @Test func aWeakVariableKeepsItsActiveConstraint() {
    let box = Box("box")
    weak var width: LayoutConstraint?
    weak var height: LayoutConstraint?
    box.constraints {
      $0.widthAnchor == 50 --> width
      $0.heightAnchor == 20 --! .priority(.high) --> height
    }
    width?.constant = 60
    #expect(width != nil && height != nil)
    let root = Box("root")
    root.add(box)
    root.layout(width: 100, height: 100)
    #expect(box.frame.size == Size(width: 60, height: 20))
    width?.isActive = false
    #expect(width == nil)
  }
}
