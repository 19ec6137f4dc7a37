import Foundation

/// Builds a page: one file that works from any address, also from `file:`.
public struct PageBuild {
  /// The name of the page.
  public var title: String

  /// The modules of the page, each after those that it imports; the last one declares `liveScenes()`.
  public var modules: [WebModule]

  /// The folder for what is built on the way.
  public var scratch: URL

  /// Told of each step.
  public var tell: (String) -> Void

  /// Makes the build of a page.
  ///
  /// - Parameters:
  ///   - title: The name of the page.
  ///   - modules: The modules of the page, each after those that it imports.
  ///   - scratch: The folder for what is built on the way.
  ///   - tell: Told of each step.
  public init(_ title: String, of modules: [WebModule], in scratch: URL, tell: @escaping (String) -> Void) {
    self.title = title
    self.modules = modules
    self.scratch = scratch
    self.tell = tell
  }

  /// The sizes of a page that was built.
  public struct Sizes {
    /// How many bytes the module has.
    public let module: Int

    /// How many of them are left when it is packed; nil where nothing could pack it.
    public let packed: Int?

    /// How many bytes the page has.
    public let page: Int
  }

  /// The folder of this package: its own sources are what pages are made of.
  public static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The library's modules that every page has.
  public static var libraryModules: [WebModule] {
    ["BowerbirdSolver", "BowerbirdLayout", "BowerbirdGrids", "Bowerbird", "BowerbirdPage"].map { name in
      WebModule(name, in: package.appendingPathComponent("Sources/\(name)"), package: "bowerbird")
    }
  }

  /// Builds the page.
  ///
  /// - Parameter file: Where the page is written to.
  /// - Returns: How large it is.
  /// - Throws: What is missing or wrong, in a sentence.
  public func write(to file: URL) throws(WebComplaint) -> Sizes {
    guard let last = modules.last else { throw WebComplaint("There are no modules to make a page of.") }
    let own = Self.package.appendingPathComponent("Playground/WebBuilding")
    let start = try writeStart(of: last, exports: own.appendingPathComponent("Module"))
    let build = WebModuleBuild(
      toolchain: try WebToolchain(), modules: modules + [start],
      runtime: Self.package.appendingPathComponent("Sources/WebRuntime"), output: scratch, tell: tell)
    let module = try build.run(), packed = Self.packed(module)
    let sources = try Self.texts(of: modules.filter(isShown))
    let html = try PageText(folder: own.appendingPathComponent("Page"))
      .page(title: title, module: (packed ?? module).base64EncodedString(), sources: sources)
    do {
      try html.write(to: file, atomically: true, encoding: .utf8)
    } catch {
      throw WebComplaint("'\(file.path)' cannot be written: \(error).")
    }
    return Sizes(module: module.count, packed: packed?.count, page: html.utf8.count)
  }

  /// Whether the page shows code of a module: of all but the library's.
  private func isShown(_ module: WebModule) -> Bool { !Self.libraryModules.contains { $0.name == module.name } }

  /// Writes the module that exports what the page calls, and gives it the scenes.
  private func writeStart(of module: WebModule, exports: URL) throws(WebComplaint) -> WebModule {
    let folder = scratch.appendingPathComponent("Start")
    let text = """
      import BowerbirdPage
      import \(module.name)

      @_expose(wasm, "start") @_cdecl("bowerbird_start")
      public func pageStart() { Page.scenes = liveScenes() }
      """
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try text.write(to: folder.appendingPathComponent("Start.swift"), atomically: true, encoding: .utf8)
      let exports = try String(contentsOf: exports.appendingPathComponent("Exports.swift"), encoding: .utf8)
      try exports.write(to: folder.appendingPathComponent("Exports.swift"), atomically: true, encoding: .utf8)
    } catch {
      throw WebComplaint("'\(folder.path)' cannot be written: \(error).")
    }
    return WebModule("PageStart", in: folder, package: "bowerbird")
  }

  /// The module as `gzip` packs it; nil where there is no such program.
  private static func packed(_ module: Data) -> Data? {
    guard let program = WebToolchain.find("gzip") else { return nil }
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "page-\(ProcessInfo.processInfo.globallyUniqueString).wasm")
    defer { try? FileManager.default.removeItem(at: file) }
    guard (try? module.write(to: file)) != nil else { return nil }
    return try? WebStep.run(program, ["-9nc", file.path], to: "pack the module")
  }

  /// The sources of some modules by what `#fileID` calls them.
  private static func texts(of modules: [WebModule]) throws(WebComplaint) -> [String: String] {
    var texts: [String: String] = [:]
    for module in modules {
      for source in try module.sources() {
        texts["\(module.name)/\(source.lastPathComponent)"] = try? String(contentsOf: source, encoding: .utf8)
      }
    }
    return texts
  }
}
