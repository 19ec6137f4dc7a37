import BowerbirdSolver
import Foundation
import Testing

/// The README's code runs here, word for word, and prints what the README says it prints.
struct ReadmeTests {
  @Test func `the example runs as it stands`() throws {
    var output: [String] = []
    func print(_ items: Any...) { output.append(items.map { "\($0)" }.joined(separator: " ")) }
    // README begins
    let solver = Solver()
    let window = solver.variable("window"), sidebar = solver.variable("sidebar"), text = solver.variable("text")
    try solver.add([sidebar + 8 + text == window, sidebar >= 80])  // must hold, and all of them or none
    try solver.add(sidebar == 0.25 * window, priority: .medium)  // a wish: a quarter of the window
    try solver.add(text >= 400, priority: .high)  // a stronger one
    try solver.edit(window, priority: 999)

    try solver.suggest(window, 1000)
    print(solver[sidebar], solver[text])  // 250.0 742.0
    try solver.suggest(window, 500)
    print(solver[sidebar], solver[text])  // 92.0 400.0
    try solver.suggest(window, 400)
    print(solver[sidebar], solver[text])  // 80.0 312.0
    do { try solver.add(sidebar <= 60) } catch { print(error) }
    // sidebar <= 60 cannot hold together with sidebar >= 80.
    // README ends
    #expect(
      output == ["250.0 742.0", "92.0 400.0", "80.0 312.0", "sidebar <= 60 cannot hold together with sidebar >= 80."])
  }

  @Test func `the example is the README's only Swift`() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let readme = try String(contentsOf: folder.appending(path: "../../README.md"), encoding: .utf8)
    let source = try String(contentsOf: URL(fileURLWithPath: #filePath), encoding: .utf8)
    let blocks = between("```swift\n", "```", in: readme)
    try #require(blocks.count == 1)
    let inReadme = words(blocks[0]).filter { $0 != "import BowerbirdSolver" }
    let inTest = words(between("// README begins\n", "// README ends", in: source)[0])
    #expect(inReadme == inTest)
  }

  private func between(_ start: String, _ end: String, in text: String) -> [String] {
    text.components(separatedBy: start).dropFirst().map { $0.components(separatedBy: end)[0] }
  }

  private func words(_ block: String) -> [String] {
    block.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }.filter { !$0.isEmpty }
  }
}
