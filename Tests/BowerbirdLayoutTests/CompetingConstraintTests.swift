import BowerbirdLayout
import Testing

/// Ambiguities name the constraints of equal priority that compete.
@Suite("Ambiguities: competing constraints")
struct CompetingConstraintTests {
  private let page = Box("page"), first = Box("a"), second = Box("b")

  init() { page.add(first, second) }

  @Test("two widths of one box")
  func twoWidths() throws {
    let widths = first.constraints {
      $0.leadingTopAnchor == page.leadingTopAnchor
      $0.heightAnchor == 10
      $0.widthAnchor == 50 --! .priority(.high)
      $0.widthAnchor == 80 --! .priority(.high)
    }.constraints.filter { $0.description.contains("width") }
    second.constraints { $0.edgesAnchor == page.edgesAnchor }
    page.layout(width: 100, height: 100)
    let found = page.ambiguities()
    try #require(found.count == 1)
    // From 50 to 80, the sum of the two differences is 30, so all these widths are equally good.
    #expect(found[0].competing.map(ObjectIdentifier.init) == widths.prefix(2).map(ObjectIdentifier.init))
  }

  @Test("two boxes beside each other")
  func sharedWidth() throws {
    page.constraints {
      first.leadingAnchor == page.leadingAnchor
      second.leadingAnchor == first.trailingAnchor
      second.trailingAnchor == page.trailingAnchor
      first.widthAnchor == page.widthAnchor * 0.6 --! .priority(.medium)
      second.widthAnchor == page.widthAnchor * 0.6 --! .priority(.medium)
      for view in [first, second] {
        view.topAnchor == page.topAnchor
        view.bottomAnchor == page.bottomAnchor
      }
    }
    page.layout(width: 100, height: 100)
    let found = page.ambiguities()
    try #require(found.count == 1)
    #expect(found[0].competing.count == 2)
    let sentence = try #require(found[0].description.split(separator: "\n").last)
    #expect(sentence.hasPrefix("'a'.width == 'page'.width * 0.6 ("))
    #expect(sentence.contains(" and 'b'.width == 'page'.width * 0.6 ("))
    #expect(sentence.hasSuffix(" have the same priority. Change the priority of one of them."))
  }

  @Test("no constraint competes where constraints are missing")
  func missing() throws {
    first.constraints {
      $0.leadingTopAnchor == page.leadingTopAnchor
      $0.heightAnchor == 10
      $0.widthAnchor >= 20
      $0.widthAnchor <= 300 --! .priority(.high)
    }
    second.constraints { $0.edgesAnchor == page.edgesAnchor }
    page.layout(width: 100, height: 100)
    let found = page.ambiguities()
    try #require(found.count == 1)
    #expect(found[0].competing.isEmpty)
    #expect(found[0].description.hasSuffix("such as an intrinsic size or a width."))
  }
}
