/// The definitions of an item by one container: of a position and of a length along each axis.
///
/// The definitions apply while the item is a child of the container. An item that several alternatives arrange has
/// definitions by the container of each alternative. The engine makes a ``Substitution`` of each definition. If that is
/// impossible, or if the definition takes part in a conflict or an explanation, the definition becomes a constraint
/// with a row.
package final class ItemDefinitions {
  /// The part of an item's frame along an axis that a definition sets: the position or the length.
  package enum Part: Int {
    case position, length
  }

  /// A definition, and its state in the engine.
  ///
  /// An entry contains no references, so that reading and writing it needs no reference counting.
  struct Entry: BitwiseCopyable {
    var definition: Definition

    /// The index of the substituted number, as in ``SlotNumber``; -1 while the definition is not substituted.
    var index: Int32 = -1

    /// Whether the definition is new to the engine, or has changed.
    var isChanged = true
  }

  /// The container.
  let container: ItemReference

  /// The definitions of the item by another container; nil if there are no further definitions.
  @exclusivity(unchecked) var next: ItemDefinitions?

  /// Whether the item is in the engine's list of items with changed definitions.
  @exclusivity(unchecked) var isListed = false

  @exclusivity(unchecked) private var entries: (Entry?, Entry?, Entry?, Entry?) = (nil, nil, nil, nil)

  /// The constraints of definitions, by the indices of the definitions.
  ///
  /// A definition has a constraint if the definition is a row, or if a caller has asked for the constraint. The array
  /// is empty for most items, which have no such definition.
  @exclusivity(unchecked) private var constraints: [LayoutConstraint?] = []

  init(container: ItemReference, next: ItemDefinitions?) {
    self.container = container
    self.next = next
  }

  /// Whether there is no definition.
  private var isEmpty: Bool { Self.indices.allSatisfy { self[$0] == nil } }

  /// Whether the definitions can be forgotten, because there are none or the container has been released.
  var isObsolete: Bool { isEmpty || container.isGone }

  /// The indices of the definitions that an item may have.
  static let indices = 0..<4

  /// Returns the index of a definition: the horizontal position and length come first, then the vertical position and
  /// length.
  @inline(__always)
  static func index(of part: Part, _ axis: Axis) -> Int { (axis == .horizontal ? 0 : 2) + part.rawValue }

  /// Accesses a definition by its index; nil if the item has no such definition.
  subscript(index: Int) -> Entry? {
    @inline(__always) get {
      switch index {
      case 0: entries.0
      case 1: entries.1
      case 2: entries.2
      default: entries.3
      }
    }
    // An entry is changed in place, because it is large.
    @inline(__always) _modify {
      switch index {
      case 0: yield &entries.0
      case 1: yield &entries.1
      case 2: yield &entries.2
      default: yield &entries.3
      }
    }
  }

  // MARK: - Changes

  /// The kind of change that setting a definition makes.
  package enum Change {
    /// Nothing has changed, except perhaps the name of the constraint.
    case nothing

    /// The constant has changed, and perhaps the name of the constraint.
    case constant

    /// The numbers of the container, their coefficients, or the attribute have changed.
    case terms

    /// There was no definition before.
    case new
  }

  /// Sets a definition, and returns the kind of change.
  ///
  /// A change ends the row of the former definition, if there is one. The engine then tries to substitute the new
  /// definition, because the conflict that required the row may be over.
  func set(_ index: Int, _ definition: Definition) -> Change {
    guard let old = self[index] else {
      self[index] = Entry(definition: definition)
      return .new
    }
    let hasSameTerms = old.definition.differsOnlyInConstant(from: definition)
    if hasSameTerms && old.definition.constant == definition.constant {
      self[index]?.definition = definition
      constraint(at: index)?.identifier = definition.name
      return .nothing
    }
    if hasSameTerms, let constraint = constraint(at: index), !isRow(index) {
      constraint.constant = -definition.constant
      constraint.identifier = definition.name
    } else {
      forgetConstraint(at: index)
    }
    self[index] = Entry(definition: definition, index: old.index)
    return hasSameTerms ? .constant : .terms
  }

  /// Deactivates and forgets the constraint of a definition, so that its row is removed.
  func forgetConstraint(at index: Int) {
    if constraints.isEmpty { return }
    constraints[index]?.isActive = false
    constraints[index] = nil
  }

  /// Marks all definitions as changed, so that they are substituted again.
  ///
  /// In the constraints inside of a container, extra numbers may replace the container's lengths. The method is called
  /// when this replacement begins or ends.
  func noteChanges() {
    for index in Self.indices { self[index]?.isChanged = true }
  }

  /// Marks the definitions by this container, and by the containers of ``next``, as changed and as not substituted.
  ///
  /// The method is called when the item has left its engine.
  func leaveEngine() {
    next?.leaveEngine()
    isListed = false
    for index in Self.indices {
      self[index]?.index = -1
      self[index]?.isChanged = true
    }
  }

  // MARK: - As constraints

  /// Returns the constraint of a definition, if it has been made.
  private func constraint(at index: Int) -> LayoutConstraint? { constraints.isEmpty ? nil : constraints[index] }

  /// Returns whether a definition is a row, or a constraint in the queue that is to become a row.
  func isRow(_ index: Int) -> Bool { constraint(at: index).map { $0.stage != .substituted } ?? false }

  /// Returns the constraint of a definition, and makes the constraint if necessary; nil without such a definition.
  func constraint(at index: Int, of item: ItemReference) -> LayoutConstraint? {
    if let constraint = constraint(at: index) { return constraint }
    guard let definition = self[index]?.definition else { return nil }
    if constraints.isEmpty { constraints = Self.indices.map { _ in nil } }
    let made = LayoutConstraint(defining: item, definition, in: container)
    constraints[index] = made
    return made
  }

  /// Returns all definitions as constraints.
  func constraints(of item: ItemReference) -> [LayoutConstraint] {
    Self.indices.compactMap { constraint(at: $0, of: item) }
  }

  /// Turns a definition into a constraint of an engine, with a given stage, and returns the constraint.
  ///
  /// The call does not make the row: the caller must add the row to the solver, or queue the constraint. The result is
  /// nil without such a definition.
  func makeRow(_ index: Int, of item: ItemReference, in engine: LayoutEngine, _ stage: ConstraintBundle.Stage)
    -> LayoutConstraint?
  {
    let constraint = constraint(at: index, of: item)
    self[index]?.index = -1
    constraint?.enter(engine, stage)
    return constraint
  }
}
