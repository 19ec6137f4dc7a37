import BowerbirdLayout
import Foundation

/// A browser, as an oracle that shares nothing with the library: it lays out elements by the rules of CSS.
struct Browser: Sendable {
  /// A container with its children, as HTML.
  struct Container {
    /// The declarations of the container's style.
    var style: String

    /// The children.
    ///
    /// Elements inside of them have no frames in the result.
    var children: [String]
  }

  /// The browser of this machine, if one is installed.
  static let installed = ["chromium", "chromium-browser", "google-chrome"].lazy
    .map { "/usr/bin/\($0)" }.first { FileManager.default.isExecutableFile(atPath: $0) }.map { Browser(path: $0) }

  /// The largest difference that counts as rounding.
  ///
  /// A browser rounds each length to 1/64, and a position is the sum of a dozen lengths at most.
  static let tolerance = 0.2

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private let path: String

  /// Returns the frames of the children of each container, measured from the container's corner.
  func frames(of containers: [Container]) throws -> [[Rect]] {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("bowerbird-\(UUID().uuidString).html")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(page(of: containers).utf8).write(to: file)
    let parts = try document(at: file).components(separatedBy: "@@")
    guard parts.count == 3 else { throw Failure(description: "The browser has not run the script of the page.") }
    let frames = parts[1].split(separator: "|", omittingEmptySubsequences: false).dropLast().map { container in
      container.split(separator: ";").compactMap { Self.frame($0) }
    }
    guard frames.map(\.count) == containers.map(\.children.count) else {
      throw Failure(description: "The browser has not returned the frames of all children.")
    }
    return frames
  }

  private func page(of containers: [Container]) -> String {
    let elements = containers.map { "<section style='\($0.style)'>\($0.children.joined())</section>" }
    return """
      <!doctype html><style>section { position: absolute; left: 0; top: 0 }</style>
      <body style="margin: 0">\(elements.joined(separator: "\n"))
      <script>
        let text = ""
        for (const container of document.querySelectorAll("section")) {
          for (const child of container.children) {
            const frame = child.getBoundingClientRect()
            text += [frame.x, frame.y, frame.width, frame.height].join(" ") + ";"
          }
          text += "|"
        }
        document.body.textContent = "@" + "@" + text + "@" + "@"
      </script>
      """
  }

  /// Returns the document of a page after its script has run.
  private func document(at file: URL) throws -> String {
    let process = Process(), output = Pipe()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = ["--headless", "--no-sandbox", "--disable-gpu", "--dump-dom", file.absoluteString]
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let document = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: document, as: UTF8.self)
  }

  private static func frame(_ text: Substring) -> Rect? {
    let numbers = text.split(separator: " ").compactMap { Double($0) }
    return numbers.count == 4 ? Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]) : nil
  }
}

extension Rect {
  /// Returns the largest difference between the numbers of two frames.
  func distance(from other: Rect) -> Double {
    max(abs(x - other.x), abs(y - other.y), abs(width - other.width), abs(height - other.height))
  }
}
