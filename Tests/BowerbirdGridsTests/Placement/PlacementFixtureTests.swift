import BowerbirdGrids
import Testing

@Suite struct PlacementFixtureTests {
  /// Cases whose arrangement is an output; in the others it is an input that repeats the starts.
  @Test("every item of the fixtures goes where exyte/Grid puts it", arguments: try ExyteCase.all())
  func areas(_ fixture: ExyteCase) throws {
    let areas = try #require(fixture.areas)
    let placement = fixture.placement
    var placed: [Int: GridArea] = [:]
    for (item, area) in zip(fixture.items, placement.areas) { placed[item.id] = area }
    #expect(placed == areas)
  }

  @Test("items are placed in the documented order", arguments: try ExyteCase.all())
  func order(_ fixture: ExyteCase) {
    guard let order = fixture.order else { return }
    #expect(fixture.placement.order.map { fixture.items[$0].id } == order)
  }

  @Test("conflicts are the fixtures' warnings", arguments: try ExyteCase.all())
  func warnings(_ fixture: ExyteCase) {
    guard let expected = fixture.warnings, !fixture.tracks.isEmpty else { return }
    let warnings = fixture.placement.warnings.map { warning in
      switch warning {
      case .startOutOfRange(let item): "startOutOfRange \(fixture.items[item.index].id)"
      case .occupied(let item): "occupied \(fixture.items[item.index].id)"
      case .noRoomInTrack(let item): "noRoomInTrack \(fixture.items[item.index].id)"
      default: "\(warning)"
      }
    }
    #expect(warnings == expected)
  }
}

extension ExyteCase {
  var placement: GridPlacement {
    GridPlacement(of: items.map(\.request), trackCount: tracks.count, flow: flow, packing: packing)
  }
}
