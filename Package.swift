// swift-tools-version: 6.2
import PackageDescription

/// The standard library rounds through libm, which nothing else on Linux would link.
let mathLibrary: [LinkerSetting] = [.linkedLibrary("m", .when(platforms: [.linux]))]

/// Strict everywhere; invariants are checked after every mutation of a debug build and compiled away in release.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
  .define("CHECK_INVARIANTS", .when(configuration: .debug)),
]

let package = Package(
  name: "Bowerbird",
  products: [
    .library(name: "BowerbirdSolver", targets: ["BowerbirdSolver"])
  ],
  targets: [
    .target(name: "BowerbirdSolver", swiftSettings: strict, linkerSettings: mathLibrary),
    .target(
      name: "BowerbirdFuzzing", dependencies: ["BowerbirdSolver"], path: "Sources/Fuzz/Trials",
      swiftSettings: strict),
    .executableTarget(
      name: "fuzz", dependencies: ["BowerbirdFuzzing"], path: "Sources/Fuzz/Replayer", swiftSettings: strict),
    .target(name: "AllocationCounter"),
    .executableTarget(
      name: "benchmark", dependencies: ["BowerbirdSolver", "BowerbirdFuzzing", "AllocationCounter"],
      path: "Sources/Benchmark", swiftSettings: strict),
    .testTarget(name: "BowerbirdFuzzingTests", dependencies: ["BowerbirdFuzzing"], swiftSettings: strict),
    .testTarget(
      name: "BowerbirdSolverTests", dependencies: ["BowerbirdSolver"], exclude: ["Traces/Data"], swiftSettings: strict),
  ]
)
