/// The performance goals of boxes and anchors.
extension Figures {
  private static let trees = "flextree"

  static let layoutExponents =
    ["build", "resize"].map {
      GrowthFigure(name: "flextree \($0)", workload: trees, phase: $0, from: 100, target: 1.1)
    }
    + ["build", "direction", "take_half"].map {
      GrowthFigure(name: "nest \($0)", workload: "nest", phase: $0, from: 1000, target: 1.15)
    }
    + ["build", "resize"].map {
      GrowthFigure(name: "squeezed \($0)", workload: "squeezed", phase: $0, from: 1000, target: 1.15)
    }

  var layout: [Figure] {
    [
      layoutResizes, leafChanges, layoutBuilds, lives, nests, squeezedRows, equalWidths, switches,
      growth(Self.layoutExponents), layoutAllocations,
    ].flatMap(\.self)
  }

  /// The times of a tree in which every box contains the next box.
  private var nests: [Figure] {
    ["build", "direction"].map { time("boxes nested one in the other, \($0)", "nest", 40_000, $0, 3e8) }
  }

  /// The times of building a row of labels in too little room, and of resizing the row to enough room and back.
  private var squeezedRows: [Figure] {
    [
      time("row of squeezed labels, build", "squeezed", 5000, "build", 5e7),
      time("row of squeezed labels, resize", "squeezed", 5000, "resize", 5e7),
    ]
  }

  /// The times of removing one of many equal boxes and adding it again, which moves no other box.
  private var equalWidths: [Figure] {
    ["equal_chain", "equal_first", "row"].flatMap { workload in
      ["take_middle", "take_last"].map { time("\(workload) \($0)", workload, 10_000, $0, 200_000) }
    }
  }

  /// The times of two kinds of switches between alternatives.
  ///
  /// In the first kind, a panel of 20 boxes takes another alternative in a tree of a thousand boxes. In the second
  /// kind, a drag resizes boxes that are too low for the texts of their first alternatives.
  private var switches: [Figure] {
    [
      time("panel of 20 boxes takes another alternative", "switched_panel", 1000, "switch", 100_000),
      time("100 boxes too low for texts, resize", "passed_texts", 100, "drag", 200_000),
    ]
  }

  private var layoutResizes: [Figure] {
    [1000, 10_000].map { perUnit("flextree resize", Self.trees, $0, "resize", 15) }
  }

  private var layoutBuilds: [Figure] {
    [1000, 10_000].map { perUnit("flextree build", Self.trees, $0, "build", 4000) }
  }

  /// The times of declaration, first layout, reading and release together, and of the release separately.
  private var lives: [Figure] {
    let sizes = [100, 1000, 10_000]
    return sizes.map { perUnit("flextree life", Self.trees, $0, "life", 1300) }
      + sizes.map { perUnit("flextree release", Self.trees, $0, "release", 150) }
      + [
        perUnit("small screens, life", SmallScreens.name, SmallScreens.count, "life", 60_000),
        Figure(
          name: "allocations a box in a life of flextree, N = 1000", target: 4, unit: "",
          measured: report.measurement(Self.trees, 1000, "life").map { $0.allocations / 1000 }),
      ]
  }

  /// The time of a change that moves no frame, in the slowest of all measured sizes.
  ///
  /// The time should not depend on the size of the tree.
  private var leafChanges: [Figure] {
    [
      Figure(
        name: "one leaf of flextree changed, slowest N", target: 1000, unit: "ns",
        measured: report.medians(Self.trees, "leaf").map(\.nanoseconds).max())
    ]
  }

  private var layoutAllocations: [Figure] {
    [
      allocations("allocations in a repeated resize of boxes") { measurement in
        ["flextree", "flextree_filled", "row"].contains(measurement.workload) && measurement.phase.hasPrefix("resize")
      }
    ]
  }
}
