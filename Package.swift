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
    .testTarget(name: "BowerbirdSolverTests", dependencies: ["BowerbirdSolver"], swiftSettings: strict),
  ]
)
