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
    .library(name: "BowerbirdSolver", targets: ["BowerbirdSolver"]),
    .library(name: "Bowerbird", targets: ["Bowerbird"]),
    .library(name: "BowerbirdDrawing", targets: ["BowerbirdDrawing"]),
    .library(name: "BowerbirdTerminal", targets: ["BowerbirdTerminal"]),
    .library(name: "BowerbirdTesting", targets: ["BowerbirdTesting"]),
    .library(name: "BowerbirdCoreGraphics", targets: ["BowerbirdCoreGraphics"]),
    .library(name: "BowerbirdViews", targets: ["BowerbirdViews"]),
    .library(name: "BowerbirdPage", targets: ["BowerbirdPage"]),
    .library(name: "BowerbirdNotation", targets: ["BowerbirdNotation"]),
    .plugin(name: "WebPage", targets: ["WebPage"]),
  ],
  targets: [
    .target(name: "BowerbirdSolver", swiftSettings: strict, linkerSettings: mathLibrary),
    .target(name: "BowerbirdLayout", dependencies: ["BowerbirdSolver"], swiftSettings: strict),
    .target(name: "BowerbirdGrids", dependencies: ["BowerbirdLayout", "BowerbirdSolver"], swiftSettings: strict),
    .target(
      name: "Bowerbird", dependencies: ["BowerbirdGrids", "BowerbirdLayout", "BowerbirdSolver"], swiftSettings: strict),
    .target(
      name: "BowerbirdDrawing", dependencies: ["BowerbirdLayout", "BowerbirdSolver"], swiftSettings: strict),
    .target(
      name: "BowerbirdTerminal", dependencies: ["BowerbirdDrawing", "BowerbirdLayout"], swiftSettings: strict),
    .target(
      name: "BowerbirdTesting", dependencies: ["BowerbirdLayout", "BowerbirdSolver"], swiftSettings: strict),
    .target(name: "BowerbirdCoreGraphics", dependencies: ["BowerbirdLayout"], swiftSettings: strict),
    .target(
      name: "BowerbirdViews", dependencies: ["BowerbirdCoreGraphics", "BowerbirdLayout", "BowerbirdSolver"],
      swiftSettings: strict),
    .target(
      name: "BenchmarkWorkloads", dependencies: ["BowerbirdSolver"], path: "Sources/Benchmark/Format",
      swiftSettings: strict),
    .target(
      name: "BowerbirdFuzzing",
      dependencies: ["BenchmarkWorkloads", "BowerbirdProof", "BowerbirdSolver", "BowerbirdTestSupport"],
      path: "Sources/Fuzz/Trials", swiftSettings: strict),
    .executableTarget(
      name: "fuzz", dependencies: ["BowerbirdFuzzing", "BowerbirdTestSupport"], path: "Sources/Fuzz/Replayer",
      swiftSettings: strict),
    .target(name: "BowerbirdPage", dependencies: ["Bowerbird", "BowerbirdLayout"], swiftSettings: strict),
    .target(name: "BowerbirdNotation", dependencies: ["Bowerbird"], swiftSettings: strict),
    .target(name: "WebRuntime"),
    .target(
      name: "WebBuilding", path: "Playground/WebBuilding", exclude: ["Module", "Page"], swiftSettings: strict),
    .executableTarget(
      name: "web-page", dependencies: ["WebBuilding"], path: "Playground/WebPageTool", swiftSettings: strict),
    .plugin(
      name: "WebPage",
      capability: .command(
        intent: .custom(verb: "web-page", description: "Build a page that shows the scenes of a target live."),
        permissions: [.writeToPackageDirectory(reason: "The page is written into the package.")]),
      dependencies: ["web-page"], path: "Playground/WebPagePlugin"),
    .target(
      name: "PlaygroundScenes", dependencies: ["Bowerbird", "BowerbirdPage"], path: "Playground/Scenes",
      swiftSettings: strict),
    .target(
      name: "PlaygroundPage", dependencies: ["Bowerbird", "BowerbirdPage", "PlaygroundScenes"],
      path: "Playground/Page", swiftSettings: strict),
    .executableTarget(
      name: "playground",
      dependencies: [
        "Bowerbird", "BowerbirdDrawing", "BowerbirdNotation", "BowerbirdPage", "BowerbirdTerminal", "PlaygroundPage",
        "PlaygroundScenes", "WebBuilding",
      ],
      path: "Playground/Program", swiftSettings: strict),
    .executableTarget(
      name: "picture-card", dependencies: ["Bowerbird", "BowerbirdDrawing"], path: "Sources/Examples/PictureCard",
      swiftSettings: strict),
    .executableTarget(
      name: "terminal-screen", dependencies: ["Bowerbird", "BowerbirdDrawing"],
      path: "Sources/Examples/TerminalScreen", swiftSettings: strict),
    .executableTarget(
      name: "spiral", dependencies: ["Bowerbird", "BowerbirdDrawing"], path: "Sources/Examples/Spiral",
      swiftSettings: strict),
    .target(name: "AllocationCounter"),
    .executableTarget(
      name: "benchmark",
      dependencies: [
        "AllocationCounter", "BenchmarkWorkloads", "BowerbirdFuzzing", "BowerbirdGrids", "BowerbirdLayout",
        "BowerbirdSolver", "BowerbirdTestSupport", "BowerbirdTesting", "PlaygroundScenes", "RealScreens",
      ],
      path: "Sources/Benchmark", exclude: ["Format"], swiftSettings: strict),
    .target(name: "BowerbirdProof", path: "Tests/Proof", swiftSettings: strict, linkerSettings: mathLibrary),
    .target(name: "BowerbirdTestSupport", path: "Tests/Support", swiftSettings: strict),
    .target(
      name: "RealScreens", dependencies: ["BowerbirdLayout", "BowerbirdSolver", "BowerbirdTestSupport"],
      path: "Tests/RealScreens", exclude: ["Data"], swiftSettings: strict),
    .testTarget(
      name: "BowerbirdLayoutTests",
      dependencies: ["BowerbirdLayout", "BowerbirdSolver", "BowerbirdTestSupport", "RealScreens"],
      exclude: ["Language/MustNotCompile.swift"], swiftSettings: strict),
    .testTarget(
      name: "BowerbirdGridsTests",
      dependencies: [
        "BowerbirdDrawing", "BowerbirdGrids", "BowerbirdLayout", "BowerbirdSolver", "BowerbirdTestSupport",
        "BowerbirdTesting",
      ],
      exclude: ["MustNotCompile.swift", "Support/Data"], swiftSettings: strict),
    .testTarget(
      name: "BowerbirdDrawingTests", dependencies: ["BowerbirdDrawing", "BowerbirdGrids", "BowerbirdLayout"],
      swiftSettings: strict),
    .testTarget(
      name: "BowerbirdTerminalTests", dependencies: ["BowerbirdLayout", "BowerbirdTerminal"], swiftSettings: strict),
    .testTarget(
      name: "BowerbirdTestingTests",
      dependencies: [
        "BowerbirdFuzzing", "BowerbirdGrids", "BowerbirdLayout", "BowerbirdTestSupport", "BowerbirdTesting",
      ],
      exclude: ["MustNotCompile.swift"], swiftSettings: strict),
    .testTarget(
      name: "BowerbirdViewsTests", dependencies: ["BowerbirdCoreGraphics", "BowerbirdLayout", "BowerbirdViews"],
      swiftSettings: strict),
    .testTarget(
      name: "BowerbirdNotationTests", dependencies: ["Bowerbird", "BowerbirdNotation", "BowerbirdTestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "ExampleTests",
      dependencies: ["Bowerbird", "BowerbirdTesting", "picture-card", "spiral", "terminal-screen"],
      swiftSettings: strict),
    .testTarget(
      name: "PlaygroundTests",
      dependencies: [
        "Bowerbird", "BowerbirdFuzzing", "BowerbirdNotation", "BowerbirdPage", "BowerbirdTerminal", "BowerbirdTesting",
        "PlaygroundPage", "PlaygroundScenes", "WebBuilding", "playground",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "BowerbirdTests",
      dependencies: [
        "Bowerbird", "BowerbirdCoreGraphics", "BowerbirdDrawing", "BowerbirdNotation", "BowerbirdPage",
        "BowerbirdSolver", "BowerbirdTerminal", "BowerbirdTesting", "BowerbirdViews",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "BowerbirdProofTests", dependencies: ["BowerbirdProof"], swiftSettings: strict),
    .testTarget(
      name: "BowerbirdFuzzingTests",
      dependencies: ["BenchmarkWorkloads", "BowerbirdFuzzing", "BowerbirdTestSupport", "fuzz"],
      swiftSettings: strict),
    .testTarget(
      name: "BowerbirdSolverTests", dependencies: ["BowerbirdProof", "BowerbirdSolver", "BowerbirdTestSupport"],
      exclude: ["MustNotCompile.swift", "Traces/Data"], swiftSettings: strict),
  ]
)
