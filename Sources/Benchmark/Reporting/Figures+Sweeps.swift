/// The performance goals of sweeps, which compute and prove the frames for every size of a range.
extension Figures {
  var sweeps: [Figure] {
    [
      sweep("a mail screen proved for widths 320...1600", SweepMeasurements.mail, 6e7),
      sweep("a form of 200 boxes proved for 320...1600 by 480...1200", SweepMeasurements.form, 2e9),
    ]
  }

  private func sweep(_ name: String, _ workload: String, _ target: Double) -> Figure {
    let measured = report.measurements.first { $0.workload == workload }?.samples.median
    return Figure(name: name, target: target, unit: "ns", measured: measured)
  }
}
