import BowerbirdLayout
import Testing

/// The meaning of each relation of composites for the parts.
@Suite("Relations of composites")
struct RelationTests {
  let stage = Stage()
  var a: Box { stage.a }
  var container: Box { stage.container }

  @Test func insideMeansNoEdgeOutside() {
    #expect(
      (a.edgesAnchor <= container.edgesAnchor).formulas == [
        "1.0·a.leading + -1.0·C.leading >= 0.0", "1.0·a.trailing + -1.0·C.trailing <= 0.0",
        "1.0·a.top + -1.0·C.top >= 0.0", "1.0·a.bottom + -1.0·C.bottom <= 0.0",
      ])
  }

  @Test func outsideMeansNoEdgeInside() {
    #expect(
      (a.edgesAnchor >= container.edgesAnchor -- 5).formulas == [
        "1.0·a.leading + -1.0·C.leading <= 5.0", "1.0·a.trailing + -1.0·C.trailing >= -5.0",
        "1.0·a.top + -1.0·C.top <= 5.0", "1.0·a.bottom + -1.0·C.bottom >= -5.0",
      ])
  }

  @Test func insideAndOutsideOnOneAxis() {
    #expect(
      (a.horizontalEdgesAnchor <= container.horizontalEdgesAnchor -- (leading: 1, trailing: 2)).formulas == [
        "1.0·a.leading + -1.0·C.leading >= 1.0", "1.0·a.trailing + -1.0·C.trailing <= -2.0",
      ])
    #expect(
      (a.verticalEdgesAnchor >= container.verticalEdgesAnchor ++ (top: 1, bottom: 2)).formulas == [
        "1.0·a.top + -1.0·C.top <= -1.0", "1.0·a.bottom + -1.0·C.bottom >= 2.0",
      ])
  }

  @Test func whatIsTooLargeIsKeptInside() {
    a.constraints {
      $0.edgesAnchor <= container.edgesAnchor -- 10
      $0.sizeAnchor == Size(width: 1000, height: 100) --! .priority(.high)
      $0.centerAnchor == container.centerAnchor
    }
    #expect(stage.frame() == Rect(x: 10, y: 190, width: 300, height: 100))
  }

  @Test func insetsAsAValue() {
    let insets = DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let written = a.edgesAnchor == container.edgesAnchor -- (leading: 2, trailing: 4, top: 1, bottom: 3)
    #expect((a.edgesAnchor == container.edgesAnchor -- insets).formulas == written.formulas)
    let outside = a.edgesAnchor == container.edgesAnchor ++ (leading: 2, trailing: 4, top: 1, bottom: 3)
    #expect((a.edgesAnchor == container.edgesAnchor ++ insets).formulas == outside.formulas)
  }

  @Test func sizesShrinkAndGrowInEveryForm() {
    let size = container.sizeAnchor
    let forms: [(SizeAnchor, Double, Double, Double, Double)] = [
      (size + 3, 1, 3, 1, 3), (size - 3, 1, -3, 1, -3), (size ++ 3, 1, 6, 1, 6), (size -- 3, 1, -6, 1, -6),
      (size * 3, 3, 0, 3, 0), (size / 2, 0.5, 0, 0.5, 0), (size / (width: 2, height: 4), 0.5, 0, 0.25, 0),
      (size * (width: 2, height: 3) - (width: 4, height: 5), 2, -4, 3, -5),
      ((size - 10) * 0.5, 0.5, -5, 0.5, -5), (size -- 20 + 5, 1, -35, 1, -35),
    ]
    for (form, widthFactor, widthConstant, heightFactor, heightConstant) in forms {
      #expect(
        (a.sizeAnchor == form).formulas == [
          "1.0·a.width + \(-widthFactor)·C.width == \(widthConstant)",
          "1.0·a.height + \(-heightFactor)·C.height == \(heightConstant)",
        ])
    }
  }

  @Test func sizesAndNumbers() {
    #expect(
      (a.sizeAnchor >= Size(width: 3, height: 4)).formulas == ["1.0·a.width >= 3.0", "1.0·a.height >= 4.0"])
    #expect((a.widthAnchor <= 7).formula == "1.0·a.width <= 7.0")
    #expect((a.widthAnchor >= 7).formula == "1.0·a.width >= 7.0")
  }

  @Test func pointsMoveInEveryForm() {
    let point = container.centerAnchor
    let forms: [(LocationAnchor, Double, Double)] = [
      (point + 3, 3, 3), (point - 3, -3, -3), (point + (x: 1, y: 2), 1, 2), (point - (x: 1, y: 2), -1, -2),
      (point + 3 - (x: 1, y: 2) + 1, 3, 2),
    ]
    for (form, x, y) in forms {
      #expect(
        (a.centerAnchor >= form).formulas == [
          "1.0·a.centerX + -1.0·C.centerX >= \(x)", "1.0·a.centerY + -1.0·C.centerY >= \(y)",
        ])
    }
  }

  @Test func uiKitsMethodsMeanTheSame() {
    let width = container.widthAnchor
    let pairs = [
      (
        a.topAnchor.constraint(lessThanOrEqualTo: container.topAnchor, constant: 2),
        a.topAnchor <= container.topAnchor + 2
      ),
      (a.topAnchor.constraint(greaterThanOrEqualTo: container.topAnchor), a.topAnchor >= container.topAnchor),
      (a.widthAnchor.constraint(equalTo: width, multiplier: 2, constant: 3), a.widthAnchor == width * 2 + 3),
      (a.widthAnchor.constraint(lessThanOrEqualTo: width, multiplier: 2), a.widthAnchor <= width * 2),
      (a.widthAnchor.constraint(greaterThanOrEqualTo: width, multiplier: 2), a.widthAnchor >= width * 2),
      (a.widthAnchor.constraint(equalToConstant: 9), a.widthAnchor == 9),
      (a.widthAnchor.constraint(lessThanOrEqualToConstant: 9), a.widthAnchor <= 9),
      (a.widthAnchor.constraint(greaterThanOrEqualToConstant: 9), a.widthAnchor >= 9),
    ]
    for (method, relation) in pairs {
      #expect(method.formula == relation.formula && !method.isActive && method.file != nil)
    }
  }
}
