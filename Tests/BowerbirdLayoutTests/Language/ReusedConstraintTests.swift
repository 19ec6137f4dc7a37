import BowerbirdLayout
import Testing

/// The objects of constraints that become records: the next operator uses such an object again.
@Suite("Reused constraint objects")
struct ReusedConstraintTests {
  private func tree() -> (root: Box, first: Box, second: Box) {
    let root = Box("root"), first = Box("first"), second = Box("second")
    root.add(first, second)
    return (root, first, second)
  }

  @Test("a weak reference leads to its own constraint, whatever comes after it")
  func weakReference() {
    let (root, first, second) = tree()
    weak var width: LayoutConstraint?
    func refer(to constraint: LayoutConstraint) { width = constraint }
    root.constraints {
      second.widthAnchor == 10
      let constraint = first.widthAnchor == 20
      let _ = refer(to: constraint)
      constraint
      second.heightAnchor == 30
      first.heightAnchor == 40
    }
    width?.constant = 25
    root.layout(width: 100, height: 100)
    #expect(width != nil)
    #expect(first.frame.size == Size(width: 25, height: 40))
    #expect(second.frame.size == Size(width: 10, height: 30))
  }

  @Test("a constraint that a variable keeps is no object of another constraint")
  func keptConstraints() {
    let (root, first, second) = tree()
    root.constraints { first.widthAnchor == 10 }
    let kept = second.widthAnchor == 20
    root.constraints { first.heightAnchor == 30 }
    let other = second.heightAnchor == 40
    #expect(kept !== other)
    LayoutConstraint.activate([kept, other])
    root.layout(width: 100, height: 100)
    #expect(first.frame.size == Size(width: 10, height: 30))
    #expect(second.frame.size == Size(width: 20, height: 40))
  }

  @Test("an object that is used again has nothing of its earlier constraint")
  func freshObject() {
    let (root, first, second) = tree()
    root.constraints {
      first.widthAnchor >= second.widthAnchor + 5
      second.widthAnchor == 10
    }
    let made = second.heightAnchor <= 40
    #expect(made.relation == .lessOrEqual && made.constant == 40 && made.priority == .required)
    #expect(made.file == nil && made.line == 0 && made.identifier == nil && !made.isActive)
    #expect(made.expression.termCount == 1 && made.expression.involves(second.layoutNode.reference))
  }

  @Test("a changed constraint in a closure becomes what it was changed to")
  func changedConstraint() {
    let (root, first, second) = tree()
    func change(_ constraint: LayoutConstraint) {
      constraint.constant = 60
      constraint.priority = .high
      constraint.priority = .required
    }
    root.constraints {
      first.widthAnchor == 10
      let constraint = second.widthAnchor == 20
      let _ = change(constraint)
      constraint
      second.heightAnchor == 30
      first.heightAnchor == second.heightAnchor
    }
    root.layout(width: 100, height: 100)
    #expect(first.frame.size == Size(width: 10, height: 30))
    #expect(second.frame.size == Size(width: 60, height: 30))
  }

  @Test("the report names the constraint that nothing used, although its object was used before")
  func unusedConstraint() {
    let (root, first, second) = tree()
    root.constraints {
      first.widthAnchor == 10
      first.heightAnchor == 20
    }
    do { _ = second.widthAnchor == 70 }
    let problems = root.layout(width: 100, height: 100).problems.map { $0.description }
    #expect(problems.count == 1)
    #expect(problems.first?.contains("70") == true && problems.first?.contains("second") == true)
  }

  @Test("closures in closures keep their constraints apart")
  func nestedClosures() {
    let (root, first, second) = tree()
    var inner: ConstraintGroup?
    func declareInner() {
      inner = root.constraints {
        second.widthAnchor == 20
        second.heightAnchor == 30
      }
    }
    let outer = root.constraints {
      first.widthAnchor == 10
      let _ = declareInner()
      first.heightAnchor == 40
    }
    root.layout(width: 100, height: 100)
    #expect(first.frame.size == Size(width: 10, height: 40))
    #expect(second.frame.size == Size(width: 20, height: 30))
    #expect(outer.constraints.count == 2 && inner?.constraints.count == 2)
  }
}
