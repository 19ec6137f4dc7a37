/// What is measured of boxes and anchors.
struct LayoutMeasurements {
  let budget: Budget
  let report: Report

  func run() throws {}
}
