import BowerbirdLayout
import BowerbirdTesting
import Testing

@Suite("Expecting frames", .listening)
struct ExpectFramesTests {
  @Test("frames that equal the table")
  func holds() {
    let (container, _) = Samples.image()
    expectFrames(
      of: container, in: Size(width: 320, height: 480),
      """
      container   0   0 320 480
        image    20  20 280 168
      """)
    expectFrames(
      of: container, in: Size(width: 100, height: 50),
      """
      container  0  0 100 50
           image 20 20 60 36
      """)
  }

  @Test("one failure shows all differences side by side, at the line of the expectation")
  func differences() {
    let (container, _) = Samples.image()
    container.add(Box("badge"))
    // Not written in the call, so that recording leaves it as it is.
    let table = """
      container   0   0 320 480
        image    20  20 280 170
        caption   0   0  10  10
      """
    let line = #line + 1
    let told = failures { expectFrames(of: container, in: Size(width: 320, height: 480), table) }
    let report = """
      The frames in 320 × 480 are not as expected.
        expected                    actual
        container   0   0 320 480   container   0   0 320 480
      ≠   image    20  20 280 170     image    20  20 280 168   height -2
      -   caption   0   0  10  10
      +                               badge     0   0   0   0
      """
    #expect(told == [ToldFailure(message: report, line: line)])
  }

  @Test("another depth, name or order is a difference")
  func structure() {
    let (container, _) = Samples.image()
    for table in [
      "container 0 0 320 480\nimage 20 20 280 168", "container 0 0 320 480\n  picture 20 20 280 168",
      "container 0 0 320 480", "",
    ] {
      let told = failure { expectFrames(of: container, in: Size(width: 320, height: 480), table) }
      #expect(told?.hasPrefix("The frames in 320 × 480 are not as expected.") == true, "\(table)")
      #expect(told?.contains("image    20  20 280 168") == true, "\(table)")
    }
  }

  @Test("an unreadable table is reported with its line")
  func unreadable() {
    let (container, _) = Samples.image()
    let told = failure {
      expectFrames(of: container, in: Size(width: 320, height: 480), "container 0 0 320 480\n  image 20 20 280")
    }
    #expect(told?.hasPrefix("Line 2 of the table, “image 20 20 280”, is not a name and four") == true)
  }

  @Test("an item that is no root cannot be laid out on its own")
  func notARoot() {
    let (container, image) = Samples.image()
    container.layout(width: 320, height: 480)
    let told = failure { expectFrames(of: image, in: Size(width: 10, height: 10), "image 0 0 10 10") }
    #expect(told?.contains("'image'") == true)
    #expect(image.frame == Rect(x: 20, y: 20, width: 280, height: 168), "it stays where its root has put it")
  }

  @Test("numbers agree if they are written the same, or are within the accuracy")
  func accuracy() {
    let (page, _) = Samples.page([("third", Rect(x: 1.0 / 3, y: 0, width: 10, height: 10))])
    expectFrames(of: page, in: Size(width: 30, height: 30), "page 0 0 30 30\n  third 0.333 0 10 10")
    expectFrames(of: page, in: Size(width: 30, height: 30), "page 0 0 30 30\n  third 0 0 10 10", accuracy: 0.5)
    let told = failure {
      expectFrames(of: page, in: Size(width: 30, height: 30), "page 0 0 30 30\n  third 0.33 0 10 10")
    }
    #expect(told?.contains("x +0.003") == true)
  }
}
