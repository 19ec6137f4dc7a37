import BowerbirdGrids
import BowerbirdLayout
import Testing

/// Each kind of container in each kind of cell of each kind of grid, against the documents' arithmetic.
@Suite struct NestTableTests {
  /// From less than anything needs to more than all of it.
  private static let rooms = [20.0, 64, 200]

  @Test("across", arguments: NestCell.allCases, NestSample.all)
  func across(cell: NestCell, sample: NestSample) {
    for room in Self.rooms { expectArithmetic(of: cell.container(of: sample.model), room, 50) }
  }

  @Test("across, from right to left", arguments: NestCell.allCases, NestSample.all)
  func mirrored(cell: NestCell, sample: NestSample) {
    expectArithmetic(of: cell.container(of: sample.model), 48, 50, isMirrored: true)
  }

  @Test("down", arguments: NestCell.allCases, NestSample.all.filter { !$0.hasText })
  func down(cell: NestCell, sample: NestSample) {
    for room in [40.0, 100] { expectArithmetic(of: cell.container(of: sample.model).transposed, 50, room) }
  }

  /// The fit of a nest is the same sum.
  @Test("fits", arguments: NestSample.all)
  func fits(sample: NestSample) {
    let width = NestArithmetic.width(of: sample.model).fit
    let height = NestArithmetic.height(of: sample.model, width: width).fit
    let size = NestBoxes(sample.model).root.fittingSize()
    expectSize(size, width, height)
    for room in Self.rooms {
      let due = NestArithmetic.height(of: sample.model, width: room).fit
      expectSize(NestBoxes(sample.model).root.fittingSize(width: room), room, due)
    }
  }
}

/// Lays a tree out that is made of a model, and compares all frames with the arithmetic's.
///
/// - Parameters:
///   - model: The tree.
///   - width: Its width.
///   - height: Its height.
///   - isMirrored: Whether it runs from right to left.
///   - trial: A text that identifies the tree in failures.
///   - sourceLocation: The place of the expectation.
/// - Returns: Whether it is as it should be.
@discardableResult
func expectArithmetic(
  of model: NestModel, _ width: Double, _ height: Double, isMirrored: Bool = false, _ trial: String = "",
  sourceLocation: SourceLocation = #_sourceLocation
) -> Bool {
  let boxes = NestBoxes(model)
  if isMirrored { boxes.root.layoutDirection = .rightToLeft }
  let report = boxes.root.layout(width: width, height: height)
  let isClean = report.conflicts.isEmpty && report.problems.isEmpty
  #expect(isClean, "\(trial) \(width) × \(height): \(report) of\n\(model)", sourceLocation: sourceLocation)
  let frames = NestArithmetic.frames(of: model, width: width, height: height)
  for item in model.all {
    for name in item.names.sorted() where item.children.allSatisfy({ !$0.names.contains(name) }) {
      var due = frames[name] ?? .zero
      if isMirrored, frames[name] != nil, let parent = boxes[name].parent.flatMap({ frames[$0.layoutNode.name] }) {
        due.x = parent.width - due.x - due.width
      }
      if isClose(boxes[name].frame, due) { continue }
      let found = "\(name) is \(boxes[name].frame), not \(due)"
      Issue.record("\(trial) \(width) × \(height): \(found) of\n\(model)", sourceLocation: sourceLocation)
      return false
    }
  }
  return isClean
}
