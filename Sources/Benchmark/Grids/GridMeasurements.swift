/// What is measured of the three grid systems.
struct GridMeasurements {
  let budget: Budget
  let report: Report

  func run() throws {}
}
