import BowerbirdSolver
import Testing

@testable import BowerbirdLayout

/// Each property of the pending changes is a reason to solve, or is listed here as none.
///
/// A property that is missing in `isEmpty` would be a silent fault: questions would answer from an outdated solution.
@Suite("Pending changes")
struct PendingChangesTests {
  private let parent = Box()
  private let child = Box()
  private let constraint: LayoutConstraint

  init() {
    parent.add(child)
    constraint = child.heightAnchor == 10
    let (parent, child) = (parent, child)
    _ = parent.constraints { child.widthAnchor == parent.widthAnchor }
  }

  private typealias Change = (inout PendingChanges) -> Void

  /// The properties that are a reason to solve, each with a change that fills it.
  private func reasons() throws -> [String: Change] {
    let item = child.layoutNode.reference, constraint = constraint
    let bundle = try #require(item.newestBundle)
    let solver = Solver()
    let row = try solver.add(solver.variable() == 1)
    return [
      "needsReset": { $0.noteReset() }, "additions": { $0.note(added: item) }, "contents": { $0.note(contentOf: item) },
      "arrangements": { $0.note(arranging: item) }, "decisions": { $0.note(deciding: item) },
      "losers": { $0.note(loser: item) }, "marked": { $0.note(changed: constraint) },
      "queue": { $0.queue.append(constraint) }, "lostBundles": { $0.note(lost: bundle) },
      "obsolete": { $0.note(obsolete: row) }, "reshaped": { $0.note(reshaped: 0) },
      "released": { $0.note(released: KnownValue(item: item, index: 0, value: 0)) },
      "defined": { $0.note(defined: item) },
    ]
  }

  private let nothing = PendingChanges()

  @Test("No property is forgotten")
  func properties() throws {
    let reasons = try reasons(), others: Set = ["fitArrangements", "postponed"]
    let known = Set(reasons.keys).union(others)
    #expect(Set(Mirror(reflecting: nothing).children.compactMap { $0.label }) == known)
    #expect(nothing.isEmpty)
    for (name, change) in reasons {
      var changes = nothing
      change(&changes)
      #expect(!changes.isEmpty, "\(name)")
    }
  }

  @Test("No property of the queue is forgotten")
  func queue() throws {
    let bundle = try #require(child.layoutNode.reference.newestBundle)
    let known: Set = ["constraints", "bundles", "runs", "withdrawn"]
    #expect(Set(Mirror(reflecting: ConstraintQueue()).children.compactMap { $0.label }) == known)
    var changes = nothing
    changes.queue.append(bundle)
    #expect(!changes.isEmpty)
  }

  @Test("A new tree has changes, and a layout takes all of them")
  func layout() throws {
    parent.layout(width: 100, height: 100)
    let engine = try #require(parent.layoutNode.ownEngine)
    #expect(engine.pending.isEmpty)
    child.intrinsicWidth = 30
    #expect(!engine.pending.isEmpty)
    #expect(PendingChanges(root: parent.layoutNode.reference, after: engine.pending).isEmpty == false)
  }
}
