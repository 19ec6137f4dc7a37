/// The items that user code has added in the present layout.
///
/// An item that user code adds usually takes part in the present layout. In two cases, the added item waits for the
/// next layout. In the first case, the code belongs to an item that code has added in the present layout. In the second
/// case, the code measures content, and an earlier call of the same item's code has added an item. Without these
/// exceptions, a layout would never end if each call adds another item.
struct CallbackAdditions {
  /// The item whose code runs, and the number of the present call, counted over all items; nil if no such code runs.
  private var caller: (item: ItemReference, call: Int)?
  private var calls = 0

  /// The item whose code arranges its children at present; nil if no such code runs.
  private var arranging: ItemReference?

  /// The topmost items that code has added in the present layout and that the layout includes.
  private var added: [ObjectIdentifier: ItemReference] = [:]

  /// The items whose code has added items, each with the number of its first call that added an item.
  private var callers: [ObjectIdentifier: (item: ItemReference, call: Int)] = [:]

  /// The items that were added too late for the present layout.
  private var late: [ObjectIdentifier: ItemReference] = [:]

  /// The items whose code has added items too late, and for which a problem has been recorded.
  private var reported: Set<ObjectIdentifier> = []

  /// Whether code of an item runs.
  var isCalling: Bool { caller != nil }

  /// Empties the lists when a layout begins, because items that were added in earlier layouts are ordinary items now.
  mutating func beginLayout() {
    if added.isEmpty { return }
    self = CallbackAdditions()
  }

  /// Records that code of an item begins to run.
  ///
  /// - Parameter item: The item to which the code belongs; nil for code of a container that only adds its declared
  ///   items to itself.
  /// - Returns: The previous caller, which ``end(_:)`` restores.
  mutating func begin(_ item: ItemReference?) -> (item: ItemReference, call: Int)? {
    let before = caller
    if item != nil { calls += 1 }
    caller = item.map { ($0, calls) }
    return before
  }

  /// Records that the code that began last has ended, and restores the previous caller.
  mutating func end(_ before: (item: ItemReference, call: Int)?) { caller = before }

  mutating func setArranging(_ item: ItemReference?) { arranging = item }

  /// Records that code adds an item, and returns the item to which the code belongs if the addition is too late.
  ///
  /// - Parameters:
  ///   - item: The added item.
  ///   - isMeasuring: Whether the running code measures content.
  /// - Returns: The item whose code runs; nil if the present layout includes the added item.
  mutating func lateCaller(adding item: ItemReference, isMeasuring: Bool) -> ItemReference? {
    guard let caller else { return nil }
    let name = ObjectIdentifier(caller.item), first = callers[name]?.call ?? caller.call
    if isNew(caller.item) || isMeasuring && first != caller.call {
      late[ObjectIdentifier(item)] = item
      return caller.item
    }
    callers[name] = (caller.item, first)
    added[ObjectIdentifier(item)] = item
    return nil
  }

  /// Returns whether a node was added too late for the present layout.
  @inline(__always)
  func isLate(_ node: LayoutNode) -> Bool { !late.isEmpty && late[ObjectIdentifier(node.reference)] != nil }

  /// Returns whether an item of a constraint, or an ancestor of such an item, was added too late for the present
  /// layout.
  func hasLateItem(_ constraint: LayoutConstraint) -> Bool {
    if late.isEmpty { return false }
    return constraint.containsTerm { term in
      var node = term.item.node
      while let present = node {
        if isLate(present) { return true }
        node = present.parent
      }
      return false
    }
  }

  /// Returns whether a late addition by an item's code must be reported.
  ///
  /// Only the first call for an item returns true.
  mutating func isReportDue(of item: ItemReference) -> Bool { reported.insert(ObjectIdentifier(item)).inserted }

  /// Returns whether the code with which an item arranges its children is running.
  ///
  /// The code also arranges the children that it adds. Adding these children therefore requests no further arrangement.
  func isArranging(_ item: ItemReference) -> Bool { arranging === item }

  /// Returns whether code has added an item, or an ancestor of the item, in the present layout.
  private func isNew(_ item: ItemReference) -> Bool {
    if added.isEmpty { return false }
    var node = item.node
    while let present = node {
      if added[ObjectIdentifier(present.reference)] != nil { return true }
      node = present.parent
    }
    return false
  }
}

extension LayoutEngine {
  /// Runs code of an item, which may add other items.
  ///
  /// - Parameters:
  ///   - item: The item; nil for code of a container that only adds its declared items to itself.
  ///   - body: The code.
  /// - Returns: The result of the code.
  func calling<Answer>(_ item: ItemReference?, _ body: () -> Answer) -> Answer {
    let before = callbackAdditions.begin(item)
    defer { callbackAdditions.end(before) }
    return body()
  }
}

extension LayoutNode {
  /// Runs code that adds the declared items of this container to the container.
  ///
  /// The present layout includes these items, even if code has added the container itself in the present layout.
  ///
  /// - Parameter body: The code, which adds no other items.
  package func addingDeclared(_ body: () -> Void) {
    guard let engine = treeEngine else { return body() }
    engine.callbackAdditions.setArranging(nil)
    engine.calling(nil, body)
  }
}
