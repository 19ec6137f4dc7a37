import BowerbirdGrids
import BowerbirdLayout
import Testing

/// The worked examples of Material's grid.
@Suite struct ColumnExampleTests {
  /// Frames of views that lie in a container.
  private func expect(
    _ container: Box, _ width: Double, _ height: Double,
    _ expected: [(x: Double, y: Double, width: Double, height: Double)],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let report = container.layout(width: width, height: height)
    #expect(report.conflicts.isEmpty, sourceLocation: sourceLocation)
    #expect(container.grid.views.count == expected.count, sourceLocation: sourceLocation)
    for (view, frame) in zip(container.grid.views, expected) {
      let wanted = Rect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
      #expect(isClose(view.frame, wanted), "\(view.name): \(view.frame), not \(wanted)", sourceLocation: sourceLocation)
    }
  }

  private func container(columns: [Int] = [], rows: [Int] = []) -> Box {
    let container = Box("container")
    for index in 0..<max(columns.count, rows.count) {
      let view = Box("view \(index)")
      if index < columns.count { view.grid.columns = columns[index] }
      if index < rows.count { view.grid.rows = rows[index] }
      container.grid.views.append(view)
    }
    return container
  }

  @Test func twelveViewsOfOneColumn() {
    let container = Box()
    container.grid.interimSpacePreset = .interimSpace3
    for _ in 0..<12 {
      let v = Box()
      v.grid.columns = 1
      container.grid.views.append(v)
    }
    let pitch = 284.0 / 12
    expect(container, 280, 280, (0..<12).map { (pitch * Double($0), 0, pitch - 4, 280) })
  }

  @Test func twelveViewsOfOneRow() {
    let container = Box()
    container.grid.axis.direction = .vertical
    container.grid.interimSpacePreset = .interimSpace3
    for _ in 0..<12 {
      let v = Box()
      v.grid.rows = 1
      container.grid.views.append(v)
    }
    let pitch = 284.0 / 12
    expect(container, 280, 280, (0..<12).map { (0, pitch * Double($0), 280, pitch - 4) })
  }

  @Test func alongAnyAxisOffsetsArePlaces() {
    let container = Box()
    container.grid.axis.direction = .any
    container.grid.axis.rows = 2
    container.grid.axis.columns = 2
    container.grid.interimSpacePreset = .interimSpace3
    let v1 = Box()
    v1.grid.rows = 1
    v1.grid.columns = 1
    container.grid.views.append(v1)
    let v2 = Box()
    v2.grid.rows = 1
    v2.grid.offset.rows = 1
    v2.grid.columns = 1
    v2.grid.offset.columns = 1
    container.grid.views.append(v2)
    expect(container, 280, 280, [(0, 0, 138, 138), (142, 142, 138, 138)])
  }

  @Test func spacesLieBetweenSpans() {
    let three = container(columns: [4, 4, 4])
    three.grid.interimSpace = 12
    expect(three, 300, 100, [(0, 0, 92, 100), (104, 0, 92, 100), (208, 0, 92, 100)])
    let thirds = container(columns: [1, 1, 1])
    thirds.grid.axis.columns = 3
    thirds.grid.interimSpace = 1
    let width = 98.0 / 3
    expect(thirds, 100, 50, [(0, 0, width, 50), (width + 1, 0, width, 50), (2 * width + 2, 0, width, 50)])
  }

  @Test func bothInsetsCount() {
    let container = container(columns: [3, 9])
    container.grid.interimSpace = 12
    container.grid.contentEdgeInsetsPreset = .square3
    container.grid.layoutEdgeInsets.top = 20
    expect(container, 300, 100, [(16, 36, 58, 48), (86, 36, 198, 48)])
  }

  @Test func offsetsPushLaterViews() {
    let container = container(columns: [2, 3])
    container.grid.views[0].grid.offset.columns = 1
    container.grid.views[1].grid.offset.columns = 2
    expect(container, 360, 50, [(30, 0, 60, 50), (150, 0, 90, 50)])
    container.grid.interimSpace = 10
    let pitch = 370.0 / 12
    expect(container, 360, 50, [(pitch, 0, 2 * pitch - 10, 50), (5 * pitch, 0, 3 * pitch - 10, 50)])
  }

  @Test func viewsWithoutSpanShareWhatTheOthersLeave() {
    expect(container(columns: [0, 0, 0, 0, 0]), 360, 50, (0..<5).map { (72 * Double($0), 0, 72, 50) })
    expect(container(columns: [0, 6, 0]), 360, 50, [(0, 0, 90, 50), (90, 0, 180, 50), (270, 0, 90, 50)])
    let many = container(columns: [Int](repeating: 0, count: 13))
    many.grid.interimSpace = 10
    let pitch = 370.0 / 13
    expect(many, 360, 50, (0..<13).map { (pitch * Double($0), 0, pitch - 10, 50) })
    #expect(many.grid.errors.isEmpty)
    let any = container(columns: [0, 0, 0], rows: [0, 0, 0])
    any.grid.axis.direction = .any
    let third = 100.0 / 3
    expect(any, 100, 100, (0..<3).map { _ in (0, 0, third, third) })
  }

  @Test func spansThatDoNotFitAreErrors() {
    let container = container(columns: [8, 8])
    expect(container, 360, 10, [(0, 0, 240, 10), (240, 0, 240, 10)])
    #expect(
      container.grid.errors == [.doesNotFit(view: "view 1", axis: .horizontal, start: 8, span: 8, count: 12)])
    #expect(
      container.grid.errors.first?.description
        == "view 1 begins after 8 columns and covers 8 of them, but there are 12.")
    container.grid.views[1].grid.columns = 4
    #expect(container.grid.errors.isEmpty)
    expect(container, 360, 10, [(0, 0, 240, 10), (240, 0, 120, 10)])
  }

  @Test func alongAnyAxisViewsMayLieOnEachOther() {
    let container = container(columns: [2, 2], rows: [2, 2])
    container.grid.axis.direction = .any
    container.grid.axis.columns = 4
    container.grid.axis.rows = 4
    expect(container, 100, 100, [(0, 0, 50, 50), (0, 0, 50, 50)])
    #expect(container.grid.errors.isEmpty)
  }

  @Test func withoutRoomNothingIsNegative() {
    let container = container(columns: [6, 6])
    container.grid.contentEdgeInsetsPreset = .square3
    container.grid.interimSpace = 4
    expect(container, 20, 20, [(16, 16, 0, 0), (16, 16, 0, 0)])
    expect(container, 300, 100, [(16, 16, 132, 68), (152, 16, 132, 68)])
    expect(container, 20, 20, [(16, 16, 0, 0), (16, 16, 0, 0)])
    container.grid.contentEdgeInsets = .zero
    expect(container, 0, 10, [(0, 0, 0, 10), (2, 0, 0, 10)])
  }

  @Test func noColumnsAreAnError() {
    let container = container(columns: [1])
    container.grid.axis.columns = 0
    expect(container, 100, 10, [(0, 0, 0, 10)])
    #expect(container.grid.errors == [.noTracks(axis: .horizontal, count: 0)])
  }

  @Test func numbersThatAreNoLengthsAreErrors() {
    let container = container(columns: [-2, 6])
    container.grid.interimSpace = .nan
    container.grid.layoutEdgeInsets.left = .infinity
    expect(container, 120, 10, [(0, 0, 60, 10), (60, 0, 60, 10)])
    #expect(container.grid.errors.count == 3)
  }

  @Test func presetsSetTheirOwnInsets() {
    let container = Box()
    container.grid.layoutEdgeInsetsPreset = .square3
    #expect(container.grid.layoutEdgeInsets == EdgeInsets(16))
    container.grid.contentEdgeInsetsPreset = .square2
    container.grid.layoutEdgeInsetsPreset = .square1
    #expect(container.grid.contentEdgeInsets == EdgeInsets(8))
    #expect(container.grid.layoutEdgeInsets == EdgeInsets(4))
  }

  @Test func deferredChangesWaitUntilTheyAreCommitted() {
    let a = Box("a"), b = Box("b"), container = Box()
    a.grid.columns = 6
    b.grid.columns = 6
    container.grid.begin()
    container.grid.views = [a, b]
    container.grid.interimSpace = 4
    container.layout(width: 240, height: 100)
    #expect(container.children.isEmpty && a.frame == .zero)
    container.grid.deferred = false
    expect(container, 240, 100, [(0, 0, 118, 100), (122, 0, 118, 100)])
    container.grid.begin()
    container.grid.views = [b]
    container.layout(width: 240, height: 100)
    #expect(a.parent === container)
    container.grid.commit()
    expect(container, 240, 100, [(0, 0, 118, 100)])
    #expect(a.parent == nil)
  }

  @Test func updateMakesSeveralChangesAtOnce() {
    let container = container(columns: [6, 6])
    expect(container, 240, 100, [(0, 0, 120, 100), (120, 0, 120, 100)])
    container.grid.update { grid in
      grid.interimSpace = 20
      grid.views[0].grid.columns = 3
    }
    #expect(container.grid.interimSpace == 20)
    let pitch = 260.0 / 12
    expect(container, 240, 100, [(0, 0, 3 * pitch - 20, 100), (3 * pitch, 0, 6 * pitch - 20, 100)])
  }

  @Test func changesOfAViewAndOfTheContainerAreNoticed() {
    let container = container(columns: [6, 6])
    expect(container, 240, 100, [(0, 0, 120, 100), (120, 0, 120, 100)])
    container.grid.views[0].grid.columns = 3
    expect(container, 240, 100, [(0, 0, 60, 100), (60, 0, 120, 100)])
    expect(container, 480, 100, [(0, 0, 120, 100), (120, 0, 240, 100)])
  }

  @Test func gridsLieInGrids() {
    let inner = container(columns: [1, 1])
    inner.grid.axis.columns = 2
    inner.grid.interimSpace = 10
    inner.grid.columns = 6
    let right = Box("right"), outer = Box("outer")
    right.grid.columns = 6
    outer.grid.views = [inner, right]
    expect(outer, 240, 120, [(0, 0, 120, 120), (120, 0, 120, 120)])
    #expect(isClose(inner.grid.views[1].frame, Rect(x: 65, y: 0, width: 55, height: 120)))
    outer.layout(width: 480, height: 120)
    #expect(isClose(inner.grid.views[0].frame, Rect(x: 0, y: 0, width: 115, height: 120)))
    #expect(isClose(inner.grid.views[1].frame, Rect(x: 125, y: 0, width: 115, height: 120)))
  }

  @Test func hiddenViewsKeepTheirColumns() {
    let container = container(columns: [6, 6])
    container.grid.views[0].isHidden = true
    expect(container, 240, 100, [(0, 0, 120, 100), (120, 0, 120, 100)])
  }

  @Test func offsetsCountInRows() {
    let container = container(rows: [1, 2])
    container.grid.axis.direction = .vertical
    container.grid.axis.rows = 4
    container.grid.interimSpace = 8
    container.grid.contentEdgeInsetsPreset = .tallRectangle3
    container.grid.views[1].grid.offset.rows = 1
    expect(container, 200, 100, [(8, 16, 184, 11), (8, 54, 184, 30)])
  }

  @Test func negativeOffsetsShiftBackAndAreReported() {
    let container = container(columns: [2, 3])
    container.grid.views[0].grid.offset.columns = -1
    expect(container, 360, 50, [(-30, 0, 60, 50), (30, 0, 90, 50)])
    #expect(container.grid.errors.count == 1)
  }

  @Test("a negative space between columns is reported and counts as 0")
  func negativeSpace() {
    let container = Box("container"), views = [Box("a"), Box("b")]
    container.grid.axis.columns = 2
    container.grid.interimSpace = -8
    for view in views { view.grid.columns = 1 }
    container.grid.views = views
    let report = container.layout(width: 100, height: 10)
    #expect(container.grid.errors == [.negativeSpace(-8)])
    #expect(report.warnings.map(\.sentence) == ["The interim space cannot be -8; it counts as 0."])
    #expect(views.map(\.frame.x) == [0, 50] && views.map(\.frame.width) == [50, 50])
  }
}
