import BowerbirdLayout
import Testing

@testable import BowerbirdGrids

/// Where tries of a share lead to.
@Suite struct ShareForecastTests {
  private let node = LayoutNode()

  /// What is left is 60 less half of what is tried: 40 leaves 40.
  @Test func twoStepsByTheSameFactorTellWhereAllOfThemLead() {
    var forecast = ShareForecast()
    #expect(forecast.next(after: 0, left: 60, in: node) == 60)
    #expect(forecast.next(after: 60, left: 30, in: node) == 30)
    #expect(forecast.next(after: 30, left: 45, in: node) == 40)
  }

  @Test func stepsByOtherFactorsTellNothing() {
    var forecast = ShareForecast()
    #expect(forecast.next(after: 0, left: 60, in: node) == 60)
    #expect(forecast.next(after: 60, left: 30, in: node) == 30)
    #expect(forecast.next(after: 30, left: 36, in: node) == 36)
  }

  @Test(arguments: [-1.0, 1, 2]) func stepsThatBecomeNoShorterLeadNowhere(factor: Double) {
    var forecast = ShareForecast(), tried = 1.0
    for _ in 0..<5 {
      let left = 10 + factor * tried
      #expect(forecast.next(after: tried, left: left, in: node) == left)
      tried = left
    }
  }
}
