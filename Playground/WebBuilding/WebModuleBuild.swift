import Foundation

/// Builds one WebAssembly module from several Swift modules.
///
/// An Embedded module is compiled into the object of the module that imports it. So only the last module, which imports
/// all other modules, is compiled to an object. The other modules are compiled to interfaces, which contain their code.
struct WebModuleBuild {
  let toolchain: WebToolchain

  /// The modules, each after the modules that it imports.
  let modules: [WebModule]

  /// The folder of the C runtime.
  let runtime: URL

  /// The folder for the results.
  let output: URL

  /// A closure that is called with the name of each step.
  let onStep: (String) -> Void

  /// Compiles modules that have changed, and links.
  ///
  /// - Returns: The linked WebAssembly module.
  func run() throws(WebComplaint) -> Data {
    let linked = output.appendingPathComponent("page.wasm")
    do {
      try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
    } catch {
      throw WebComplaint("'\(output.path)' cannot be created.")
    }
    var key = WebDigest()
    for option in WebToolchain.swiftOptions + WebToolchain.linkOptions { key.add(option) }
    key.add(toolchain.compiler.resolvingSymlinksInPath().path)
    guard let last = modules.last else { throw WebComplaint("There are no modules to make a page of.") }
    for module in modules.dropLast() { try compile(module, &key) }
    let object = output.appendingPathComponent("\(last.name).o")
    try compile(last, to: object, &key)
    let objects = [object] + (try compileRuntime())
    onStep("Linking")
    let inputs = objects.map(\.path) + [toolchain.unicodeTables.path]
    let arguments = WebToolchain.linkOptions + inputs + ["-o", linked.path]
    try WebStep.run(toolchain.linker, arguments, to: "link the module")
    do { return try Data(contentsOf: linked) } catch {
      throw WebComplaint("'\(linked.path)' cannot be read.")
    }
  }

  /// Compiles a module to its interface, and to an object if a file for the object is given.
  ///
  /// A module is compiled again only if its sources or the sources of a module before it have changed.
  private func compile(_ module: WebModule, to object: URL? = nil, _ key: inout WebDigest) throws(WebComplaint) {
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
    let stamp = output.appendingPathComponent("\(module.name).key")
    let isBuilt = [interface, object ?? interface].allSatisfy { FileManager.default.fileExists(atPath: $0.path) }
    if isBuilt && FileManager.default.contents(atPath: stamp.path) == Data(key.text.utf8) { return }
    onStep("Compiling \(module.name)")
    var arguments = WebToolchain.swiftOptions
    arguments += ["-package-name", module.package, "-I", output.path, "-module-name", module.name]
    arguments += ["-emit-module", "-emit-module-path", interface.path]
    if let object { arguments += ["-c", "-o", object.path] }
    try WebStep.run(
      toolchain.compiler, arguments + sources.map(\.path), to: "compile \(module.name) as Embedded Swift")
    _ = FileManager.default.createFile(atPath: stamp.path, contents: Data(key.text.utf8))
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
