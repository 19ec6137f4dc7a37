import Bowerbird
import BowerbirdPage
import Foundation
import PlaygroundPage
import WebBuilding

/// Builds a live page of the scenes, for `playground web`.
enum WebCommand {
  static let usage = """
    usage: playground web [--output FILE] [--bits]

      Builds a page of all scenes that lays them out itself, as Embedded Swift in WebAssembly, with the installed toolchain.
      The first time takes some minutes.

      --output FILE    where the page is written to (.build/web/playground.html); - is the standard output
      --bits           instead of a page, the frames of the scenes in several sizes, for tests: a step a line, as JSON
      --help           this text
    """

  static func run(_ words: ArraySlice<String>) throws(Complaint) {
    var rest = words, path: String?
    while let word = rest.popFirst() {
      switch word {
      case "--help", "-h": return Terminal.write(usage + "\n")
      case "--bits": return PageSteps.write(try texts())
      case "--output":
        guard let value = rest.popFirst(), !value.isEmpty, !value.hasPrefix("--") else {
          throw Complaint("--output needs a value.")
        }
        path = value
      default: throw Complaint("There is no option '\(word)' of web.")
      }
    }
    try build(path)
  }

  /// The folder of the playground.
  private static let folder = PageBuild.package.appendingPathComponent("Playground")

  /// Returns the examples of the text form.
  private static func texts() throws(Complaint) -> [String: String] {
    do throws(WebComplaint) {
      return try PageBuild.texts(in: folder.appendingPathComponent("Examples"))
    } catch {
      throw Complaint(ofSystem: error.sentence)
    }
  }

  private static func build(_ path: String?) throws(Complaint) {
    let scratch = PageBuild.package.appendingPathComponent(".build/web")
    let named = path == Terminal.standardPath ? nil : path
    let file = named.map { URL(fileURLWithPath: $0) } ?? scratch.appendingPathComponent("playground.html")
    let own = [("PlaygroundScenes", "Scenes"), ("PlaygroundPage", "Page")].map { name, subfolder in
      WebModule(name, in: folder.appendingPathComponent(subfolder), package: "bowerbird")
    }
    var build = PageBuild("Bowerbird, live", of: PageBuild.libraryModules + own, in: scratch) { step in
      Terminal.writeError("\(step) …\n")
    }
    build.texts = try texts()
    do throws(WebComplaint) {
      let sizes = try build.write(to: file)
      let packed = sizes.packed.map { ", \($0 / 1000) KB packed" } ?? ""
      Terminal.writeError("The module has \(sizes.module / 1000) KB\(packed); the page has \(sizes.page / 1000) KB.\n")
    } catch {
      throw Complaint(ofSystem: error.sentence)
    }
    if path == Terminal.standardPath {
      Terminal.write(String(decoding: try Terminal.contents(ofFile: file.path), as: UTF8.self))
    } else {
      Terminal.write(file.path + "\n")
    }
  }
}
