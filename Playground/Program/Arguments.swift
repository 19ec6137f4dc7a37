import BowerbirdDrawing
import PlaygroundScenes

/// The options of the command line.
struct Arguments {
  /// The action of the program.
  enum Task {
    case greet
    case show
    case write
    case watch
    case list
    case help
  }

  static let usage = """
    usage: playground [--all] [--scene NAME]... [--file FILE]... [--width N] [--height N] [--columns N]
                      [--theme light|dark] [--svg FILE] [--html FILE] [--json FILE] [--watch] [--list] [--help]
           playground web [--output FILE]

      In a terminal, the gallery: arrow keys change a scene's size, tab and numbers choose a scene, c shows its code,
      w writes a page, q ends. Elsewhere, an overview.

      --all            all scenes as text
      --scene NAME     only this scene; may be given several times
      --file FILE      the scene of a file in the text form, such as Playground/Examples/card.bower; also several
      --width N        lay the scenes out in this width instead of their own
      --height N       lay the scenes out in this height instead of their own
      --columns N      draw text this many characters wide (64), from 2 to 1000
      --theme THEME    24-bit colors for text, and these colors for the page: light or dark
      --svg FILE       write the picture of one scene
      --html FILE      write a page with a picture of each scene, for any browser
      --json FILE      write the frames of all boxes, and what the layout reports
      --watch          one scene in the size of the screen: arrow keys change it, tab goes to the next one, q ends it
      --list           the names of the scenes
      --help           this text
      web              a page that lays the scenes out itself while you drag them; `web --help` lists the options

      The FILE `-` is the standard output, and the standard input of --file.
      Ends with 0, or with 2 if it cannot do what was asked for.
    """

  private(set) var task = Task.show
  private(set) var scenes: [Scene] = []
  private(set) var width: Double?
  private(set) var height: Double?
  private(set) var columns: Int?
  private(set) var theme: DrawingOptions.Theme?
  private(set) var svgPath: String?
  private(set) var htmlPath: String?
  private(set) var jsonPath: String?

  private var isWatching = false
  private var wantsAll = false

  /// Reads the words of a command line.
  init(_ words: ArraySlice<String>) throws(Complaint) {
    var rest = Self.parted(words)[...]
    while let word = rest.popFirst() { try take(word, &rest) }
    if scenes.isEmpty {
      if !wantsAll { task = task == .show ? .greet : task }
      scenes = SceneRegistry.scenes
    }
    try settle()
  }

  /// Returns the words, with `--width=320` split into two words.
  private static func parted(_ words: ArraySlice<String>) -> [String] {
    words.flatMap { word in
      guard word.hasPrefix("--"), let sign = word.firstIndex(of: "=") else { return [word] }
      return [String(word[..<sign]), String(word[word.index(after: sign)...])]
    }
  }

  private mutating func take(_ word: String, _ rest: inout ArraySlice<String>) throws(Complaint) {
    switch word {
    case "--help", "-h": task = .help
    case "--list": if task != .help { task = .list }
    case "--watch": isWatching = true
    case "--all": wantsAll = true
    case "--scene": scenes.append(try Self.scene(named: try Self.value(of: word, &rest)))
    case "--file": scenes.append(try FileScene.read(try Self.value(of: word, &rest)))
    case "--width": width = try Self.length(word, try Self.value(of: word, &rest))
    case "--height": height = try Self.length(word, try Self.value(of: word, &rest))
    case "--columns": columns = try Self.count(word, try Self.value(of: word, &rest))
    case "--theme": theme = try Self.theme(try Self.value(of: word, &rest))
    case "--svg": svgPath = try Self.value(of: word, &rest)
    case "--html": htmlPath = try Self.value(of: word, &rest)
    case "--json": jsonPath = try Self.value(of: word, &rest)
    default: throw Complaint("There is no option '\(word)'.")
    }
  }

  /// Decides the task from all options together, and refuses options that exclude each other.
  private mutating func settle() throws(Complaint) {
    if task == .list || task == .help { return }
    let paths = [("--svg", svgPath), ("--html", htmlPath), ("--json", jsonPath)].filter { $0.1 != nil }
    let writes = !paths.isEmpty
    if isWatching && writes { throw Complaint("--watch shows scenes on the screen and writes no files.") }
    for (index, path) in paths.enumerated() {
      for other in paths[..<index] where other.1 == path.1 {
        throw Complaint("\(other.0) and \(path.0) cannot both write '\(path.1 ?? "")'.")
      }
    }
    if svgPath != nil && scenes.count != 1 {
      throw Complaint("--svg writes one scene: name it with --scene or --file.")
    }
    if isWatching {
      task = .watch
    } else if writes {
      task = .write
    }
  }

  // MARK: - Values

  private static func value(of option: String, _ rest: inout ArraySlice<String>) throws(Complaint) -> String {
    guard let value = rest.popFirst(), !value.isEmpty, !value.hasPrefix("--") else {
      throw Complaint("\(option) needs a value.")
    }
    return value
  }

  private static func scene(named name: String) throws(Complaint) -> Scene {
    guard let scene = SceneRegistry.scene(named: name) else {
      throw Complaint("There is no scene '\(name)'; --list names them all.")
    }
    return scene
  }

  private static func length(_ option: String, _ word: String) throws(Complaint) -> Double {
    guard let number = Double(word), number.isFinite, number >= 1, number <= 100_000 else {
      throw Complaint("\(option) is a number from 1 to 100000, not '\(word)'.")
    }
    return number
  }

  private static func count(_ option: String, _ word: String) throws(Complaint) -> Int {
    guard let number = Int(word), (2...1000).contains(number) else {
      throw Complaint("\(option) is a whole number from 2 to 1000, not '\(word)'.")
    }
    return number
  }

  private static func theme(_ word: String) throws(Complaint) -> DrawingOptions.Theme {
    switch word {
    case "light": .light
    case "dark": .dark
    default: throw Complaint("--theme is light or dark, not '\(word)'.")
    }
  }
}
