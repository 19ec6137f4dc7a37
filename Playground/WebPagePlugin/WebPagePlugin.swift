import Foundation
import PackagePlugin

/// Builds a page of the scenes in a target, for `swift package web-page --target NAME`.
@main
struct WebPagePlugin: CommandPlugin {
  /// The library's modules, which every page has.
  ///
  /// The plugin does not pass them to the tool, because the tool adds them itself.
  private static let library: Set<String> = [
    "BowerbirdSolver", "BowerbirdLayout", "BowerbirdGrids", "Bowerbird", "BowerbirdPage",
  ]

  func performCommand(context: PluginContext, arguments: [String]) throws {
    var extractor = ArgumentExtractor(arguments)
    guard let name = extractor.extractOption(named: "target").last else {
      throw Complaint("--target NAME is needed: the target that declares `liveScenes()`.")
    }
    guard let target = try context.package.targets(named: [name]).first as? SwiftSourceModuleTarget else {
      throw Complaint("'\(name)' is no target of Swift sources.")
    }
    let output =
      extractor.extractOption(named: "output").last
      ?? context.package.directoryURL.appendingPathComponent("\(name).html").path
    var words = ["--title", extractor.extractOption(named: "title").last ?? name, "--output", output]
    words += ["--scratch", context.pluginWorkDirectoryURL.appendingPathComponent(name).path]
    if let texts = extractor.extractOption(named: "texts").last { words += ["--texts", texts] }
    for module in target.recursiveTargetDependencies + [target] {
      guard let module = module as? SwiftSourceModuleTarget, !Self.library.contains(module.moduleName) else { continue }
      words += ["--module", module.moduleName, context.package.id, module.directoryURL.path]
    }
    let tool = Process()
    tool.executableURL = try context.tool(named: "web-page").url
    tool.arguments = words
    try tool.run()
    tool.waitUntilExit()
    if tool.terminationStatus != 0 { throw Complaint("The page was not built.") }
  }

  /// An error as a sentence.
  private struct Complaint: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
  }
}
