import Foundation

/// Builds one WebAssembly module of several Swift modules.
///
/// An Embedded module is compiled into the object of whoever imports it. So of all modules but the last only the interface is
/// made, and the last one's object is linked alone: linking more of them would mix two copies of one function, of which one
/// may be a stub for what no code in its module needed.
struct WebModuleBuild {
  let toolchain: WebToolchain

  /// The modules, each after those that it imports.
  let modules: [WebModule]

  /// The folder of the C runtime.
  let runtime: URL

  /// The folder for what is built.
  let output: URL

  /// Told of each step.
  let tell: (String) -> Void

  /// Compiles what has changed, and links.
  ///
  /// - Returns: The module.
  func run() throws(WebComplaint) -> Data {
    let linked = output.appendingPathComponent("page.wasm")
    do {
      try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
    } catch {
      throw WebComplaint("'\(output.path)' cannot be made: \(error).")
    }
    var key = WebDigest()
    for option in WebToolchain.swiftOptions + WebToolchain.linkOptions { key.add(option) }
    key.add(toolchain.compiler.resolvingSymlinksInPath().path)
    var object: URL?
    for module in modules { object = try compile(module, isLast: module.name == modules.last?.name, &key) }
    guard let object else { throw WebComplaint("There are no modules to make a page of.") }
    let runtimeObjects = try compileRuntime()
    tell("Linking")
    let inputs = [object] + runtimeObjects + [toolchain.unicodeTables]
    let arguments = WebToolchain.linkOptions + inputs.map(\.path) + ["-o", linked.path]
    try WebStep.run(toolchain.linker, arguments, to: "link the module")
    do { return try Data(contentsOf: linked) } catch {
      throw WebComplaint("'\(linked.path)' cannot be read: \(error).")
    }
  }

  /// Compiles a module, unless it and all before it are as they were.
  private func compile(_ module: WebModule, isLast: Bool, _ key: inout WebDigest) throws(WebComplaint) -> URL {
    let sources = try module.sources()
    key.add(module.name)
    for source in sources {
      guard let content = FileManager.default.contents(atPath: source.path) else {
        throw WebComplaint("'\(source.path)' cannot be read.")
      }
      key.add(source.path)
      key.add(content)
    }
    let interface = output.appendingPathComponent("\(module.name).swiftmodule")
    let object = output.appendingPathComponent("\(module.name).o"), result = isLast ? object : interface
    let stamp = output.appendingPathComponent("\(module.name).key")
    let isBuilt = FileManager.default.fileExists(atPath: result.path)
    if isBuilt && FileManager.default.contents(atPath: stamp.path) == Data(key.text.utf8) { return result }
    tell("Compiling \(module.name)")
    var arguments = WebToolchain.swiftOptions
    arguments += ["-package-name", module.package, "-I", output.path, "-module-name", module.name]
    arguments += ["-emit-module", "-emit-module-path", interface.path]
    if isLast { arguments += ["-lto=llvm-full", "-c", "-o", object.path] }
    try WebStep.run(
      toolchain.compiler, arguments + sources.map(\.path), to: "compile \(module.name) as Embedded Swift")
    _ = FileManager.default.createFile(atPath: stamp.path, contents: Data(key.text.utf8))
    return result
  }

  private func compileRuntime() throws(WebComplaint) -> [URL] {
    var objects: [URL] = []
    for name in ["Memory", "Numbers"] {
      let object = output.appendingPathComponent("\(name).o")
      let source = runtime.appendingPathComponent("\(name).c")
      try WebStep.run(
        toolchain.cCompiler, WebToolchain.cOptions + [source.path, "-o", object.path], to: "compile \(name).c")
      objects.append(object)
    }
    return objects
  }
}
