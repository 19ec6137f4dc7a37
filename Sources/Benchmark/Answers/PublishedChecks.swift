/// The check values that are published with the workloads; several solvers agree on these values.
enum PublishedChecks {
  /// A published number, with a tolerance for the digits that were not printed.
  struct Value {
    let value: Double
    let tolerance: Double

    /// Creates a value whose tolerance covers the digits that were not printed.
    ///
    /// - Parameters:
    ///   - value: The number as printed.
    ///   - printedTo: The place value of the last printed digit, such as 1e4 for 2.90087e9; 0 if a tolerance of a
    ///     millionth of the number is enough.
    init(_ value: Double, printedTo: Double = 0) {
      self.value = value
      self.tolerance = max(value * 1e-6, printedTo / 2)
    }
  }

  /// Returns the published sum of `x_i * (1 + i mod 7)` over all variables after the build; nil if no sum is published.
  static func checksumAfterBuild(_ kind: WorkloadKind, _ size: Int) -> Value? {
    checksums[kind == .sizeFirstTree ? .tree : kind]?[size]
  }

  /// Returns the published sum of `x_i * (1 + i mod 7)` over all variables after a loop; nil if no sum is published.
  static func checksum(_ kind: WorkloadKind, _ size: Int, after loop: String) -> Value? {
    switch (kind, loop) {
    case (.form, _): formLoops[loop]?[size].map { Value($0) }
    case (.independent, "pivot"): pivotLoop[size].map { Value($0) }
    default: checksumAfterBuild(kind, size)
    }
  }

  /// Returns the published sum of all violations of each level after the build, by the level's letter, such as `W`.
  ///
  /// Levels without a published sum are missing.
  static func violationsAfterBuild(_ kind: WorkloadKind, _ size: Int) -> [String: Double] {
    switch kind {
    case .tree, .sizeFirstTree: treeWeak[size].map { ["W": $0, "S": 0] } ?? [:]
    case .crossingTree: crossingStrong[size].map { ["S": $0] } ?? [:]
    case .form: formWeak[size].map { ["W": $0, "S": 0, "M": 0] } ?? [:]
    case .independent: ["W": 0, "M": 0, "S": 0]
    case .enaml: ["M": 2180, "W": 44]
    case .chain: [:]
    }
  }

  /// Returns the published sum of all violations of each level after a loop, by the level's letter, such as `W`.
  ///
  /// Levels without a published sum are missing.
  static func violations(_ kind: WorkloadKind, _ size: Int, after loop: String) -> [String: Double] {
    switch (kind, loop) {
    case (.enaml, "sizes"): ["M": 1880, "W": 44]
    case (.enaml, "same_orientation"): ["M": 2625, "W": 44]
    case (.independent, "pivot"): ["M": 24]
    case (.form, _): [:]
    default: violationsAfterBuild(kind, size)
    }
  }

  /// For each size of the crossing tree, the number of nodes with an optional constraint that changes side at each
  /// resize.
  static let crossings = [10: 0, 30: 2, 100: 11, 300: 35, 1000: 82, 5000: 583, 10000: 566]
}

extension PublishedChecks {
  private static let checksums: [WorkloadKind: [Int: Value]] = [
    .chain: [
      10: Value(15128), 30: Value(109_910), 100: Value(1_177_690), 300: Value(10_544_482),
      1000: Value(116_348_082), 5000: Value(2.90087e9, printedTo: 1e4),
    ],
    .tree: [
      10: Value(17648), 30: Value(151_048), 100: Value(682_608), 300: Value(1_993_040),
      1000: Value(16_692_762.6667), 5000: Value(1.29805e8, printedTo: 1e3),
    ],
    .crossingTree: [
      10: Value(15748), 30: Value(126_648), 100: Value(603_358), 300: Value(1_759_090),
      1000: Value(14_089_204.3333), 5000: Value(114_626_254),
    ],
    .form: [
      10: Value(36974), 30: Value(146_080), 100: Value(930_965), 300: Value(6_605_351),
      1000: Value(66_820_801), 5000: Value(1.61443e9, printedTo: 1e4),
    ],
    .independent: [
      10: Value(33201), 30: Value(139_872), 100: Value(890_552), 300: Value(6_281_693),
      1000: Value(62_942_493), 5000: Value(1.51462e9, printedTo: 1e4),
    ],
  ]

  private static let formLoops: [String: [Int: Double]] = [
    "below": [10: 36902, 30: 146_044, 100: 930_929, 300: 6_605_339, 1000: 66_820_789],
    "above": [10: 37860, 30: 146_560, 100: 931_445, 300: 6_605_724, 1000: 66_821_174],
    "cross": [10: 37810, 30: 146_530, 100: 931_415, 300: 6_605_684, 1000: 66_821_134],
  ]

  private static let pivotLoop = [
    10: 32101.0, 30: 139_172, 100: 889_852, 300: 6_280_793, 1000: 62_941_593,
  ]

  private static let treeWeak = [10: 728.0, 30: 11112, 100: 14688, 300: 18688, 1000: 199_216]

  private static let formWeak = [10: 136.0, 30: 139, 100: 139, 300: 139, 1000: 139, 5000: 139, 10000: 139]

  private static let crossingStrong = [10: 88.0, 30: 93, 100: 513, 300: 2985, 1000: 8117, 5000: 50143]
}
