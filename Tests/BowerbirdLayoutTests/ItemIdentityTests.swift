import BowerbirdLayout
import Testing

@Suite struct ItemIdentityTests {
  @Test func `boxes are equal if they are the same box`() {
    let first = Box("a"), second = Box("a"), label = Label("a", font: .body)
    let views: [Box] = [first, second, label]
    #expect(views.firstIndex(of: second) == 1 && views.firstIndex(of: label) == 2)
    #expect(Set([first, second, first, label]).count == 3)
    #expect(first != second)
    let sizes: [Box: Double] = [first: 1, second: 2]
    #expect(sizes[second] == 2)
    #expect(Guide("g") != Guide("g"))
  }
}
