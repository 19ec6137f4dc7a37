import Foundation
import Testing

/// A document that promises what its code does not do is found out.
@Suite struct TestedDocumentTests {
  private let document = TestedDocument("README.md")
  private func print(_ items: Any...) { document.print(items) }

  @Test func `a wrong result, in code that is in no document`() throws {
    // The document's code begins
    print(1 + 1)  // 3
    // and ends
    let mistakes = try document.mistakesOfCode(in: #filePath, above: #line)
    #expect(mistakes == [.printed(["2"], promised: ["3"]), .notInTheDocument])
  }

  @Test func `no code above`() throws {
    #expect(try document.mistakesOfCode(in: #filePath, above: 1) == [.noCode])
  }

  @Test func `other code than the document's`() throws {
    // The article's blocks are those of AnchorsTests; here are three others.
    let article = "Sources/BowerbirdLayout/BowerbirdLayout.docc/Anchors.md"
    let shown = try DocumentCode.shown(in: article).blocks, run = try DocumentCode.run(in: #filePath).blocks
    let others = zip(shown, run).map { TestedDocument.Mistake.otherCode(shown: $0, run: $1) }
    let mistakes = try TestedDocument(article).mistakesOfAllCode(in: #filePath)
    #expect(mistakes == [.blocks(shown: shown.count, run: 3)] + others)
    #expect(run.count == 3 && others.count == 3)
  }

  @Test func `results stand beside what prints, or below it`() throws {
    // The document's code begins
    for number in 1...2 {  // no result
      print(number, "and more")  // 1 and more
    }
    // 2 and more
    let sum = 1 + 2  // no result either
    // nor is this
    print(sum)
    // 3
    // and ends
    let code = try DocumentCode.run(in: #filePath, above: #line)
    #expect(code.promises == ["1 and more", "2 and more", "3"])
  }

  @Test func `indentation and the place of remarks do not count`() throws {
    let path = NSTemporaryDirectory() + "/\(UUID().uuidString).md"
    defer { try? FileManager.default.removeItem(atPath: path) }
    let markdown = "Text\n```swift\nimport Testing\n\nif true {\n    print(1)       // 1\n}\n```\n```\nno Swift\n```\n"
    try markdown.write(toFile: path, atomically: true, encoding: .utf8)
    // The document's code begins
    if true {
      print(1)  // 1
    }
    // and ends
    let shown = try DocumentCode.shown(inFile: path), run = try DocumentCode.run(in: #filePath, above: #line)
    #expect(shown == run && shown.blocks.count == 1)
  }
}
