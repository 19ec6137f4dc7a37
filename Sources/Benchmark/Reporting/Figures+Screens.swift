/// The performance goals of real screens, for the time of declaration and first layout.
extension Figures {
  var screens: [Figure] {
    let samples = report.measurements.first { $0.workload == ScreenMeasurements.workload && $0.phase == "build" }?
      .samples
    return [
      Figure(name: "a real screen, median", target: 33_000, unit: "ns", measured: samples?.median),
      Figure(name: "a real screen, 99th percentile", target: 210_000, unit: "ns", measured: samples?.percentile99),
    ]
  }
}
