import Foundation
import WebBuilding

/// Builds a page from modules on the command line, for the plugin `web-page`.
@main
struct WebPageTool {
  static let usage = """
    usage: web-page --title TITLE --output FILE --scratch FOLDER [--texts FOLDER] --module NAME PACKAGE FOLDER...

      Modules come after those that they import; the last one declares `public func liveScenes() -> [LiveScene]`.

    """

  static func main() {
    do throws(WebComplaint) {
      try run(CommandLine.arguments.dropFirst())
    } catch {
      FileHandle.standardError.write(Data("web-page: \(error.sentence)\n".utf8))
      exit(2)
    }
  }

  private static func run(_ words: ArraySlice<String>) throws(WebComplaint) {
    var rest = words, modules = PageBuild.libraryModules
    var title = "Scenes", output: String?, scratch: String?, texts: [String: String] = [:]
    while let word = rest.popFirst() {
      switch word {
      case "--title": title = try value(of: word, &rest)
      case "--output": output = try value(of: word, &rest)
      case "--scratch": scratch = try value(of: word, &rest)
      case "--texts": texts = try PageBuild.texts(in: URL(fileURLWithPath: try value(of: word, &rest)))
      case "--module":
        let name = try value(of: word, &rest), package = try value(of: word, &rest)
        modules.append(WebModule(name, in: URL(fileURLWithPath: try value(of: word, &rest)), package: package))
      default: throw WebComplaint("There is no option '\(word)'.\n" + usage)
      }
    }
    guard let output, let scratch else { throw WebComplaint("--output and --scratch are needed.\n" + usage) }
    var build = PageBuild(title, of: modules, in: URL(fileURLWithPath: scratch)) { step in
      FileHandle.standardError.write(Data("\(step) …\n".utf8))
    }
    build.texts = texts
    let sizes = try build.write(to: URL(fileURLWithPath: output))
    print("\(output)\nThe module has \(sizes.module / 1000) KB, the page \(sizes.page / 1000) KB.")
  }

  private static func value(of option: String, _ rest: inout ArraySlice<String>) throws(WebComplaint) -> String {
    guard let value = rest.popFirst() else { throw WebComplaint("\(option) needs a value.\n" + usage) }
    return value
  }
}
