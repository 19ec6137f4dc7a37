import BowerbirdLayout

/// The listed views of a container that cannot be its children: views around the container, and the container itself.
///
/// The list has no strong reference to such a view. The view keeps the container alive, so a strong reference would
/// close a cycle.
struct RefusedViews {
  private struct Entry {
    let reference: ItemReference

    /// The index, in the list without outer views, at which this view is inserted to restore the whole list.
    let position: Int
  }

  /// The views in the order of the list.
  private var entries: [Entry] = []

  var isEmpty: Bool { entries.isEmpty }

  /// Moves the views that contain a container out of a list and into the outer views.
  ///
  /// - Parameters:
  ///   - views: The list.
  ///   - start: The index of the first view that may contain the container.
  ///   - container: The container.
  mutating func take(from views: inout [any LayoutItem], startingAt start: Int, around container: LayoutNode) {
    guard let first = views[start...].firstIndex(where: { $0.layoutNode.isAbove(container) }) else { return }
    var kept = Array(views[..<first])
    for view in views[first...] {
      if view.layoutNode.isAbove(container) {
        entries.append(Entry(reference: view.layoutNode.reference, position: kept.count))
      } else {
        kept.append(view)
      }
    }
    views = kept
  }

  /// Returns a list of views with the outer views inserted at their positions.
  ///
  /// Outer views that have been released are missing in the result.
  func inserted(in views: [any LayoutItem]) -> [any LayoutItem] {
    var all: [any LayoutItem] = []
    var next = 0
    for entry in entries {
      all += views[next..<entry.position]
      next = entry.position
      if let view = entry.reference.node?.owner { all.append(view) }
    }
    return all + views[next...]
  }
}
