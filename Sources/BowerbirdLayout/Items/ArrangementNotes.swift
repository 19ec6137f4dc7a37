import BowerbirdSolver

/// What is noted about items whose arrangement depends on lengths; it is apart from the node because most items have none of it.
struct ArrangementNotes {
  var steady: SteadyExtents?
  var decided: SteadyExtents?
  var extensions: SteadyExtents?
  var common: SteadyExtents?
  var boxNeeds: BoxNeeds?
  var forecast: (solutions: Int, size: Size)?
  var yieldedWidth: Priority?
  var yieldedHeight: Priority?

  /// Notes for which extents both arrangements hold.
  mutating func join() {
    if let decided, let extensions {
      common = decided.narrowed(to: extensions)
    } else {
      common = decided ?? extensions
    }
  }

  /// The notes of one item.
  final class Sheet {
    @exclusivity(unchecked) var notes = ArrangementNotes()
  }
}

extension LayoutNode {
  /// The notes, to be changed.
  private var sheet: ArrangementNotes.Sheet {
    if let arrangement { return arrangement }
    let sheet = ArrangementNotes.Sheet()
    arrangement = sheet
    return sheet
  }

  /// At which extents of the item no review is wanted; nil if one always is.
  public var steadyExtents: SteadyExtents? {
    get { arrangement?.notes.steady }
    set { if newValue != nil || arrangement != nil { sheet.notes.steady = newValue } }
  }

  /// The extents of the item for which its arrangement holds; nil if it depends on none.
  ///
  /// ``LayoutItem/decideArrangement()`` is called again where a solution has others.
  public var decidedExtents: SteadyExtents? {
    get { arrangement?.notes.decided }
    set {
      if newValue == nil && arrangement == nil { return }
      sheet.notes.decided = newValue
      noteDecided()
    }
  }

  /// The extents for which an extension's arrangement holds.
  public var extensionExtents: SteadyExtents? {
    get { arrangement?.notes.extensions }
    set {
      if newValue == nil && arrangement == nil { return }
      sheet.notes.extensions = newValue
      noteDecided()
    }
  }

  private func noteDecided() {
    sheet.notes.join()
    noteLooking()
  }

  /// The extents for which both arrangements hold; nil if they depend on none.
  var commonExtents: SteadyExtents? { arrangement?.notes.common }

  /// What was found of a box whose own constraints arrange its children.
  var boxNeeds: BoxNeeds? {
    get { arrangement?.notes.boxNeeds }
    set { if newValue != nil || arrangement != nil { sheet.notes.boxNeeds = newValue } }
  }

  /// The size that the item is going to have, while its container has decided that and no solution says so yet.
  public var forecast: Size? {
    get { arrangement?.notes.forecast.flatMap { $0.solutions == engine?.solutionCount ? $0.size : nil } }
    set {
      if newValue == nil && arrangement == nil { return }
      sheet.notes.forecast = newValue.map { (engine?.solutionCount ?? 0, $0) }
    }
  }

  /// How strongly the content resists being compressed where the container decides the width; nil where it does not.
  var yieldedWidth: Priority? {
    get { arrangement?.notes.yieldedWidth }
    set { if newValue != nil || arrangement != nil { sheet.notes.yieldedWidth = newValue } }
  }

  /// How strongly the content resists being compressed where the container decides the height; nil where it does not.
  var yieldedHeight: Priority? {
    get { arrangement?.notes.yieldedHeight }
    set { if newValue != nil || arrangement != nil { sheet.notes.yieldedHeight = newValue } }
  }
}
