#if canImport(XCTest)
  import BowerbirdLayout
  import BowerbirdTesting
  import XCTest

  /// Expectations in a test case of XCTest.
  final class XCTestCaseTests: XCTestCase {
    /// A failure as XCTest receives it.
    private struct Told: Equatable {
      let message: String
      let line: Int
    }

    private var told: [Told] = []
    private var isListening = false

    private func failures(_ expectations: () -> Void) -> [Told] {
      told = []
      isListening = true
      expectations()
      isListening = false
      return told
    }

    #if canImport(ObjectiveC)
      override func record(_ issue: XCTIssue) {
        guard isListening else { return super.record(issue) }
        let line = issue.sourceCodeContext.location?.lineNumber ?? 0
        told.append(Told(message: issue.compactDescription, line: line))
      }
    #else
      override func recordFailure(
        withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
      ) {
        guard isListening else {
          return super.recordFailure(
            withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
        }
        told.append(Told(message: description, line: lineNumber))
      }
    #endif

    func testAFailureIsOneOfXCTestsAtTheLineOfTheExpectation() {
      let (container, image) = Samples.image()
      container.layout(width: 320, height: 480)
      let line = #line + 1
      let told = failures { expectInside(image, container, margin: 21) }
      XCTAssertEqual(told.map(\.line), [line])
      XCTAssertTrue(told.first?.message.contains("'image' lies inside of 'container'") == true, "\(told)")
    }

    func testEveryExpectationTellsXCTest() {
      let (page, boxes) = Samples.page([
        ("a", Rect(x: 0, y: 0, width: 50, height: 50)), ("b", Rect(x: 40, y: 0, width: 50, height: 50)),
      ])
      XCTAssertEqual(failures { expectNoOverlap(in: page) }.count, 1)
      XCTAssertEqual(failures { expectAligned(.left, boxes[0], boxes[1]) }.count, 1)
      XCTAssertEqual(failures { expectFrames(of: page, in: Size(width: 100, height: 100), "page 0 0 1 1") }.count, 1)
      XCTAssertEqual(
        failures { forEverySize(of: page, widths: 60...120) { layout in layout[boxes[1]].maxX <= layout[page].maxX } }
          .first?.message.contains("and widths from 60 to 90"), true)
      boxes[0].constraints { $0.widthAnchor == 51 }
      XCTAssertEqual(failures { expectNoConflicts(in: page) }.count, 1)
      boxes[1].add(Box("free"))
      XCTAssertEqual(failures { expectNoAmbiguity(in: page) }.count, 1)
    }

    func testWhatHoldsIsNoFailure() {
      let (container, image) = Samples.image()
      container.layout(width: 320, height: 480)
      let told = failures {
        expectInside(image, container, margin: 20)
        expectNoConflicts(in: container)
        expectNoAmbiguity(in: container)
      }
      XCTAssertEqual(told, [])
    }
  }
#endif
