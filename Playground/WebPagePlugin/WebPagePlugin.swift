import Foundation
import PackagePlugin

/// `swift package web-page --target NAME`: a page of the scenes that a target declares.
@main
struct WebPagePlugin: CommandPlugin {
  /// Modules that every page has; the tool knows where they are.
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

  /// What is wrong, in a sentence.
  private struct Complaint: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
  }
}
