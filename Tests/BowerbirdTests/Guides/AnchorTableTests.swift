import Bowerbird
import Foundation
import Testing

/// The tables of Anchors.md: what is written in a row is what is compiled here, and gives what the row says.
@Suite struct AnchorTableTests {
  private let view = Box("view"), container = Box("container")
  private let tables: AnchorTables
  /// Of this file, to read what is written in a call.
  private let source: [String]

  init() throws {
    tables = try AnchorTables()
    source = try String(contentsOfFile: #filePath, encoding: .utf8).components(separatedBy: "\n")
    container.add(view)
  }

  @Test func `widths`() throws {
    try row(view.widthAnchor == 50)
    try row(view.widthAnchor == container.widthAnchor * 0.8)
    try row(view.widthAnchor == container.widthAnchor * 0.8 - 10)
    try row(view.widthAnchor == (container.widthAnchor - 10) * 0.8)
    try row(view.widthAnchor == container.widthAnchor + 10 + 5)
    try row(view.widthAnchor == container.widthAnchor / 2)
    try row(view.widthAnchor == container.widthAnchor -- 20)
    try row(view.widthAnchor == container.widthAnchor ++ 20)
    try row(view.widthAnchor == container.widthAnchor -- 20 + 5)
    #expect(tables.rows(about: "view.widthAnchor") == 9)
  }

  @Test func `sizes`() throws {
    try row(view.sizeAnchor == Size(width: 30, height: 30))
    try row(view.sizeAnchor == container.sizeAnchor)
    try row(view.sizeAnchor == container.sizeAnchor + 20)
    try row(view.sizeAnchor == container.sizeAnchor - 20)
    try row(view.sizeAnchor == container.sizeAnchor -- 20)
    try row(view.sizeAnchor == container.sizeAnchor ++ 20)
    try row(view.sizeAnchor == container.sizeAnchor * 0.5)
    try row(view.sizeAnchor == container.sizeAnchor / 2)
    try row(view.sizeAnchor == container.sizeAnchor + (width: 20, height: 40))
    try row(view.sizeAnchor == container.sizeAnchor -- (width: 20, height: 10))
    try row(view.sizeAnchor == container.sizeAnchor * (width: 0.5, height: 0.4))
    try row(view.sizeAnchor == container.sizeAnchor * (width: 0.5, height: 0.4) - 10)
    #expect(tables.rows(about: "view.sizeAnchor") == 12)
  }

  @Test func `points`() throws {
    view.constraints { $0.sizeAnchor == Size(width: 30, height: 40) }
    try row(view.centerAnchor == container.centerAnchor)
    try row(view.leadingTopAnchor == container.leadingTopAnchor + 20)
    try row(view.trailingBottomAnchor == container.trailingBottomAnchor - 20)
    try row(view.trailingBottomAnchor == container.trailingBottomAnchor - (x: 16, y: 8))
    #expect(tables.rows(about: "view.centerAnchor") + tables.rows(about: "view.leadingTopAnchor") == 2)
    #expect(tables.rows(about: "view.trailingBottomAnchor") == 2)
  }

  @Test func `edges`() throws {
    try row(view.edgesAnchor == container.edgesAnchor)
    try row(view.edgesAnchor == container.edgesAnchor -- 10)
    try row(view.edgesAnchor == container.edgesAnchor ++ 10)
    try row(view.edgesAnchor == container.edgesAnchor -- (horizontally: 20, vertically: 10))
    try row(view.edgesAnchor == container.edgesAnchor -- (leading: 5, trailing: 15, top: 10, bottom: 20))
    // swift-format-ignore
    try row(view.edgesAnchor == container.edgesAnchor -- DirectionalEdgeInsets(top: 10, leading: 5, bottom: 20, trailing: 15))
    #expect(tables.rows(about: "view.edgesAnchor") == 6)
  }

  @Test func `edges of an axis`() throws {
    try row(view.horizontalEdgesAnchor == container.horizontalEdgesAnchor -- 10)
    try row(view.horizontalEdgesAnchor == container.horizontalEdgesAnchor -- (leading: 5, trailing: 15))
    try row(view.verticalEdgesAnchor == container.verticalEdgesAnchor -- (top: 10, bottom: 20))
    #expect(tables.rows(about: "view.horizontalEdgesAnchor") + tables.rows(about: "view.verticalEdgesAnchor") == 3)
  }

  /// Expects that the constraint in this call gives the frame in the article's row with the same constraint.
  private func row(_ constraints: some ConstraintSource, location: SourceLocation = #_sourceLocation) throws {
    let group = ConstraintGroup(constraints.layoutConstraints)
    group.isActive = true
    container.layout(width: 320, height: 480)
    group.isActive = false
    let call = source[location.line - 1].trimmingCharacters(in: .whitespaces)
    let written = String(call.dropFirst("try row(".count).dropLast())
    let told = try #require(tables.results[written], "\(written) is in no table.", sourceLocation: location)
    #expect(AnchorTables.forms(of: view.frame).contains(told), "\(written): \(view.frame)", sourceLocation: location)
  }
}
