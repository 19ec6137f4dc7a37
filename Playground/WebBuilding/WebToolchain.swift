import Foundation

/// The parts of the installed toolchain that build a page.
struct WebToolchain {
  let compiler: URL
  let cCompiler: URL
  let linker: URL

  /// The tables by which the standard library compares and hashes texts.
  let unicodeTables: URL

  private static let triple = "wasm32-unknown-none-wasm"

  /// Finds the toolchain of the `swiftc` that a shell would run.
  init() throws(WebComplaint) {
    guard let found = Self.find("swiftc") else {
      throw WebComplaint("There is no swiftc in the folders of PATH; a toolchain from swift.org has one.")
    }
    compiler = found
    let folder = found.resolvingSymlinksInPath().deletingLastPathComponent()
    cCompiler = folder.appendingPathComponent("clang")
    linker = folder.appendingPathComponent("wasm-ld")
    let library = folder.deletingLastPathComponent().appendingPathComponent("lib/swift/embedded")
    unicodeTables = library.appendingPathComponent("\(Self.triple)/libswiftUnicodeDataTables.a")
    try Self.require(cCompiler, "compiles the small C runtime", folder)
    try Self.require(linker, "links WebAssembly", folder)
    try Self.require(unicodeTables, "is part of the standard library for \(Self.triple)", folder)
  }

  private static func require(_ file: URL, _ purpose: String, _ folder: URL) throws(WebComplaint) {
    if FileManager.default.fileExists(atPath: file.path) { return }
    let name = file.lastPathComponent
    throw WebComplaint(
      "The toolchain in '\(folder.path)' has no \(name), which \(purpose); toolchains from swift.org have it.")
  }

  /// Returns the program that a shell would find by a name in the folders of `PATH`; nil if no folder has the program.
  static func find(_ program: String) -> URL? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    for folder in folders {
      let file = URL(fileURLWithPath: String(folder)).appendingPathComponent(program)
      if FileManager.default.isExecutableFile(atPath: file.path) { return file }
    }
    return nil
  }

  /// The compiler options of every module.
  static let swiftOptions = [
    "-enable-experimental-feature", "Embedded", "-wmo", "-Osize", "-target", triple, "-parse-as-library",
    "-swift-version", "6", "-suppress-warnings", "-lto=llvm-full", "-enforce-exclusivity=unchecked", "-Xfrontend",
    "-disable-stack-protector", "-Xfrontend", "-remove-runtime-asserts", "-Xllvm", inlining,
  ]

  /// The compiler options of the C runtime.
  static let cOptions = ["--target=\(triple)", "-Os", "-ffreestanding", "-mbulk-memory", "-c"]

  /// The linker options, which keep only code that exported functions reach, and no names.
  ///
  /// The stack lies at the start of the memory, so a stack overflow ends the call and damages no data.
  static let linkOptions = [
    "--no-entry", "--gc-sections", "--strip-all", "--fatal-warnings", "--lto-O2",
    "--compress-relocations", "--stack-first", "-z", "stack-size=1048576", "-mllvm", inlining,
  ]

  /// The option that limits inlining, so that small functions such as reference counting are not copied to each call.
  ///
  /// Both the compiler and the linker inline, so both get the option.
  private static let inlining = "-inline-threshold=-40"
}
