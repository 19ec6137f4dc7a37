import Foundation

/// Builds a page: one file that works from any address, including `file:`.
public struct PageBuild {
  /// The name of the page.
  public var title: String

  /// The modules of the page, each after the modules that it imports; the last module declares `liveScenes()`.
  public var modules: [WebModule]

  /// The texts of scenes that the page shows and edits, by their names.
  public var texts: [String: String] = [:]

  /// The folder for intermediate files.
  public var scratch: URL

  /// A closure that is called with the name of each step.
  public var onStep: (String) -> Void

  /// Creates the build of a page.
  ///
  /// - Parameters:
  ///   - title: The name of the page.
  ///   - modules: The modules of the page, each after the modules that it imports.
  ///   - scratch: The folder for intermediate files.
  ///   - onStep: A closure that is called with the name of each step.
  public init(_ title: String, of modules: [WebModule], in scratch: URL, onStep: @escaping (String) -> Void) {
    self.title = title
    self.modules = modules
    self.scratch = scratch
    self.onStep = onStep
  }

  /// The sizes of a page that was built.
  public struct Sizes {
    /// The number of bytes of the module.
    public let module: Int

    /// The number of bytes of the packed module; nil if no program could pack it.
    public let packed: Int?

    /// The number of bytes of the page.
    public let page: Int
  }

  /// The folder of this package, whose sources pages are built from.
  public static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The library's modules that every page has.
  public static let libraryModules = [
    "BowerbirdSolver", "BowerbirdLayout", "BowerbirdGrids", "Bowerbird", "BowerbirdPage",
  ].map(libraryModule)

  private static func libraryModule(_ name: String) -> WebModule {
    WebModule(name, in: package.appendingPathComponent("Sources/\(name)"), package: "bowerbird")
  }

  /// Reads the texts of a folder: its files that end in `.bower`.
  ///
  /// - Parameter folder: The folder.
  /// - Returns: The texts by the names of their files.
  /// - Throws: A complaint if the folder has no texts, or if a text cannot be read.
  public static func texts(in folder: URL) throws(WebComplaint) -> [String: String] {
    let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    var texts: [String: String] = [:]
    for file in files where file.pathExtension == "bower" {
      guard let content = FileManager.default.contents(atPath: file.path) else {
        throw WebComplaint("'\(file.path)' cannot be read.")
      }
      texts[file.lastPathComponent] = String(decoding: content, as: UTF8.self)
    }
    if texts.isEmpty { throw WebComplaint("There are no files that end in '.bower' in '\(folder.path)'.") }
    return texts
  }

  /// Builds the page.
  ///
  /// - Parameter file: The file of the page.
  /// - Returns: The sizes of the page.
  /// - Throws: A complaint with a sentence that says what is missing or wrong.
  public func write(to file: URL) throws(WebComplaint) -> Sizes {
    guard let last = modules.last else { throw WebComplaint("There are no modules to make a page of.") }
    try Self.requireWritable(file)
    let own = Self.package.appendingPathComponent("Playground/WebBuilding")
    let start = try writeStart(of: last, exports: own.appendingPathComponent("Module"))
    let hasReader = modules.contains { $0.name == "BowerbirdNotation" }
    let reader = texts.isEmpty || hasReader ? [] : [Self.libraryModule("BowerbirdNotation")]
    let build = WebModuleBuild(
      toolchain: try WebToolchain(), modules: modules + reader + [start],
      runtime: Self.package.appendingPathComponent("Sources/WebRuntime"), output: scratch, onStep: onStep)
    let module = try build.run(), packed = Self.packed(module)
    let sources = try Self.texts(of: modules.filter(isShown))
    let html = try PageText(folder: own.appendingPathComponent("Page"))
      .page(title: title, module: (packed ?? module).base64EncodedString(), sources: sources, texts: texts)
    do {
      try html.write(to: file, atomically: true, encoding: .utf8)
    } catch {
      throw WebComplaint("'\(file.path)' cannot be written.")
    }
    return Sizes(module: module.count, packed: packed?.count, page: html.utf8.count)
  }

  /// Requires that a file can be written, so that an error is reported before the minutes of compiling.
  static func requireWritable(_ file: URL) throws(WebComplaint) {
    let manager = FileManager.default, folder = file.deletingLastPathComponent()
    var isFolder: ObjCBool = false
    if manager.fileExists(atPath: file.path, isDirectory: &isFolder) {
      if isFolder.boolValue { throw WebComplaint("'\(file.path)' is a folder; the page needs the name of a file.") }
      if manager.isWritableFile(atPath: file.path) { return }
      throw WebComplaint("'\(file.path)' cannot be written.")
    }
    // The folder of intermediate files is created later.
    if file.path.hasPrefix(package.appendingPathComponent(".build").path) { return }
    guard manager.fileExists(atPath: folder.path, isDirectory: &isFolder), isFolder.boolValue else {
      throw WebComplaint("There is no folder '\(folder.path)' for the page.")
    }
    if !manager.isWritableFile(atPath: folder.path) {
      throw WebComplaint("The folder '\(folder.path)' cannot be written to.")
    }
  }

  /// Returns whether the page shows the code of a module; false for the modules of the library.
  private func isShown(_ module: WebModule) -> Bool { !Self.libraryModules.contains { $0.name == module.name } }

  /// Writes and returns the module that exports the page's functions, and that passes the scenes to the page.
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
      for name in ["Exports.swift", "Texts.swift"] {
        let isUsed = name != "Texts.swift" || !texts.isEmpty
        let code = isUsed ? try String(contentsOf: exports.appendingPathComponent(name), encoding: .utf8) : ""
        try code.write(to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
      }
    } catch {
      throw WebComplaint("'\(folder.path)' cannot be written.")
    }
    return WebModule("PageStart", in: folder, package: "bowerbird")
  }

  /// Returns the module packed by `gzip`; nil if that program is missing or fails.
  private static func packed(_ module: Data) -> Data? {
    guard let program = WebToolchain.find("gzip") else { return nil }
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "page-\(ProcessInfo.processInfo.globallyUniqueString).wasm")
    defer { try? FileManager.default.removeItem(at: file) }
    guard (try? module.write(to: file)) != nil else { return nil }
    return try? WebStep.run(program, ["-9nc", file.path], to: "pack the module")
  }

  /// Returns the sources of modules by their `#fileID`.
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
