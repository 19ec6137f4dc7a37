/// The figures of boxes and anchors.
extension Figures {
  private static let trees = "flextree"

  static let layoutExponents = ["build", "resize"].map {
    GrowthFigure(name: "flextree \($0)", workload: trees, phase: $0, from: 100, target: 1.1)
  }

  var layout: [Figure] {
    [layoutResizes, leafChanges, layoutBuilds, growth(Self.layoutExponents), layoutAllocations].flatMap(\.self)
  }

  private var layoutResizes: [Figure] {
    [1000, 10_000].map { perUnit("flextree resize", Self.trees, $0, "resize", 15) }
  }

  private var layoutBuilds: [Figure] {
    [1000, 10_000].map { perUnit("flextree build", Self.trees, $0, "build", 4000) }
  }

  /// A change that moves nothing costs the same in a tree of any size.
  private var leafChanges: [Figure] {
    [
      Figure(
        name: "one leaf of flextree changed, slowest N", target: 1000, unit: "ns",
        measured: report.medians(Self.trees, "leaf").map(\.nanoseconds).max())
    ]
  }

  private var layoutAllocations: [Figure] {
    [
      allocations("allocations in a steady resize of boxes") { measurement in
        ["flextree", "flextree_filled", "row"].contains(measurement.workload) && measurement.phase.hasPrefix("resize")
      }
    ]
  }
}
