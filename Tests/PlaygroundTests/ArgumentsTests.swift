import Foundation
import Testing

@testable import PlaygroundScenes
@testable import playground

@Suite("The playground's command line")
struct ArgumentsTests {
  private func arguments(_ words: String) throws(Complaint) -> Arguments {
    try Arguments(words.split(separator: " ").map(String.init)[...])
  }

  private func complaint(_ words: String) -> String? {
    do throws(Complaint) {
      _ = try arguments(words)
      return nil
    } catch {
      return error.sentence
    }
  }

  @Test("without options, the program greets, and shows all scenes in their own sizes")
  func nothing() throws {
    let arguments = try arguments("")
    #expect(arguments.task == .greet)
    #expect(try self.arguments("--width 300").task == .greet && self.arguments("--scene chat").task == .show)
    #expect(try self.arguments("--all").task == .show && self.arguments("--all --html a").task == .write)
    #expect(try self.arguments("--all").scenes.count == SceneRegistry.scenes.count)
    #expect(arguments.scenes.count == SceneRegistry.scenes.count)
    #expect(arguments.width == nil && arguments.height == nil && arguments.columns == nil && arguments.theme == nil)
  }

  @Test("every option is understood")
  func options() throws {
    let arguments = try arguments(
      "--scene chat --scene form --width 300.5 --height 80 --columns 40 --theme dark --html a.html --json b.json")
    #expect(arguments.task == .write)
    #expect(arguments.scenes.map(\.name) == ["chat", "form"])
    #expect(arguments.width == 300.5 && arguments.height == 80 && arguments.columns == 40 && arguments.theme == .dark)
    #expect(arguments.htmlPath == "a.html" && arguments.jsonPath == "b.json")
    #expect(try self.arguments("--watch --scene chat").task == .watch)
    #expect(try self.arguments("--list").task == .list)
    #expect(try self.arguments("--list --help").task == .help && self.arguments("-h --watch").task == .help)
  }

  @Test("a value may follow its option after a sign of equality")
  func equality() throws {
    let arguments = try arguments("--scene=chat --width=300.5 --html=a=b.html")
    #expect(arguments.scenes.map(\.name) == ["chat"] && arguments.width == 300.5 && arguments.htmlPath == "a=b.html")
  }

  @Test("errors of the system are reported without the options")
  func system() {
    #expect(Complaint("There is no option 'a'.").advice == "--help lists the commands and options.\n")
    #expect(throws: Complaint.self) { try Terminal.write("", toFile: "/nowhere/at/all") }
    #expect(throws: Never.self) { try Terminal.write("", toFile: "-") }
    #expect(!FileManager.default.fileExists(atPath: "-"))
    #expect(Complaint(ofSystem: "'a' cannot be written.").advice.isEmpty)
  }

  @Test(
    "mistakes are reported in a sentence",
    arguments: [
      ("--frobnicate", "There is no option '--frobnicate'."), ("chat", "There is no option 'chat'."),
      ("--scene", "--scene needs a value."), ("--html --json a", "--html needs a value."),
      ("--scene chatt", "There is no scene 'chatt'; --list names them all."),
      ("--width wide", "--width is a number from 1 to 100000, not 'wide'."),
      ("--width -3", "--width is a number from 1 to 100000, not '-3'."),
      ("--width nan", "--width is a number from 1 to 100000, not 'nan'."),
      ("--height 0", "--height is a number from 1 to 100000, not '0'."),
      ("--height 1e9", "--height is a number from 1 to 100000, not '1e9'."),
      ("--columns 1", "--columns is a whole number from 2 to 1000, not '1'."),
      ("--columns 10.5", "--columns is a whole number from 2 to 1000, not '10.5'."),
      ("--theme blue", "--theme is light or dark, not 'blue'."),
      ("--html a --json a", "--html and --json cannot both write 'a'."),
      ("--scene card --svg a --json a", "--svg and --json cannot both write 'a'."),
      ("--svg a", "--svg writes one scene: name it with --scene or --file."),
      ("--file /nowhere/at/all", "'/nowhere/at/all' cannot be read: No such file or directory."),
      ("--width=", "--width needs a value."),
      ("--watch --html a", "--watch shows scenes on the screen and writes no files."),
    ])
  func wrong(_ words: String, _ sentence: String) { #expect(complaint(words) == sentence) }

  @Test("the usage names every option")
  func usage() {
    for option in [
      "all", "scene", "file", "width", "height", "columns", "theme", "svg", "html", "json", "watch", "list", "help",
    ] {
      #expect(Arguments.usage.contains("  --\(option) "), "\(option)")
    }
  }
}
