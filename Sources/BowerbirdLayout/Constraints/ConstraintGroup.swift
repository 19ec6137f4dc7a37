import BowerbirdSolver

/// Constraints that are activated and changed together.
///
/// ```swift
/// let group = image.constraints { view in
///   view.topAnchor == container.topAnchor + 20
///   view.widthAnchor == 100
/// }
/// group.width?.constant = 120            // changes one constraint
/// group.priority = .high                 // changes all constraints
/// group.isActive = false
/// ```
///
/// Composite relations such as `a.sizeAnchor == b.sizeAnchor` are groups too. The named parts of such a group, such as
/// `width` and `height` in this example, are not optional.
public class ConstraintGroup: ConstraintSource {
  /// The constraints, in the order in which they were written.
  public internal(set) final var constraints: [LayoutConstraint] {
    get {
      if let bundle { open(bundle) }
      return stored
    }
    set {
      stored = newValue
      bundle = nil
    }
  }

  @exclusivity(unchecked) private final var stored: [LayoutConstraint]

  /// The constraints as a bundle of plain records; nil if the constraints are objects.
  ///
  /// Reading ``constraints`` replaces the bundle by objects.
  @exclusivity(unchecked) private final var bundle: ConstraintBundle?

  /// Whether the whole group is switched on; it is the value of ``isActive`` for an empty group.
  ///
  /// A group that was created active is switched on. Setting ``isActive`` sets the value too.
  @exclusivity(unchecked) final var isSwitchedOn = false

  /// Creates a group of constraints, without activating or deactivating them.
  ///
  /// - Parameter constraints: The constraints, in the order of ``constraints``.
  public init(_ constraints: [LayoutConstraint]) { stored = constraints }

  /// Creates a group of the constraints of a closure and activates them.
  init(activating list: ConstraintList) {
    var collected = list.take()
    bundle = ConstraintBundle.activate(&collected)
    stored = bundle == nil ? collected.takeConstraints() : []
    isSwitchedOn = true
    if bundle == nil { stored.switchAll(true) }
  }

  private final func open(_ bundle: ConstraintBundle) {
    self.bundle = nil
    stored = bundle.constraints
  }

  /// The constraints of the group, for builders and modifiers.
  public final var layoutConstraints: [LayoutConstraint] { constraints }

  // MARK: All constraints

  /// A Boolean value that indicates whether every constraint is active.
  ///
  /// Setting the value activates or deactivates all constraints. An empty group returns the last value that was set. If
  /// none was set, it returns whether the group was created active.
  public final var isActive: Bool {
    get { constraints.isEmpty ? isSwitchedOn : constraints.allSatisfy { $0.isActive } }
    set {
      isSwitchedOn = newValue
      constraints.switchAll(newValue)
    }
  }

  /// Whether any constraint is active; for an empty group, the value of ``isActive``.
  final var hasActive: Bool { constraints.isEmpty ? isSwitchedOn : constraints.contains { $0.isActive } }

  /// The weakest priority of the constraints; required for an empty group.
  ///
  /// Setting the value gives all constraints the same priority.
  public final var priority: Priority {
    get { constraints.lazy.map { $0.priority }.min() ?? .required }
    set { for constraint in constraints { constraint.priority = newValue } }
  }

  /// The identifier that all constraints share; nil if the identifiers differ, or if there is none.
  ///
  /// Setting the value gives all constraints the same identifier.
  public final var identifier: String? {
    get {
      let first = constraints.first?.identifier
      return constraints.allSatisfy { $0.identifier == first } ? first : nil
    }
    set { for constraint in constraints { constraint.identifier = newValue } }
  }

  // MARK: Parts by name

  /// Returns the first constraint with a given identifier; nil if there is none.
  public final subscript(identifier: String) -> LayoutConstraint? {
    constraints.first { $0.identifier == identifier }
  }

  /// Returns the first constraint whose left side begins with a given attribute; nil if there is none.
  public final subscript(attribute: LayoutAttribute) -> LayoutConstraint? {
    constraints.first { $0.expression.firstAttribute == attribute }
  }

  /// The first constraint whose left side begins with a leading edge; nil if there is none.
  public var leading: LayoutConstraint? { self[.leading] }

  /// The first constraint whose left side begins with a trailing edge; nil if there is none.
  public var trailing: LayoutConstraint? { self[.trailing] }

  /// The first constraint whose left side begins with a left edge; nil if there is none.
  public final var left: LayoutConstraint? { self[.left] }

  /// The first constraint whose left side begins with a right edge; nil if there is none.
  public final var right: LayoutConstraint? { self[.right] }

  /// The first constraint whose left side begins with a horizontal center; nil if there is none.
  public final var centerX: LayoutConstraint? { self[.centerX] }

  /// The first constraint whose left side begins with an upper edge; nil if there is none.
  public var top: LayoutConstraint? { self[.top] }

  /// The first constraint whose left side begins with a lower edge; nil if there is none.
  public var bottom: LayoutConstraint? { self[.bottom] }

  /// The first constraint whose left side begins with a vertical center; nil if there is none.
  public final var centerY: LayoutConstraint? { self[.centerY] }

  /// The first constraint whose left side begins with a first baseline; nil if there is none.
  public final var firstBaseline: LayoutConstraint? { self[.firstBaseline] }

  /// The first constraint whose left side begins with a last baseline; nil if there is none.
  public final var lastBaseline: LayoutConstraint? { self[.lastBaseline] }

  /// The first constraint whose left side begins with a width; nil if there is none.
  public var width: LayoutConstraint? { self[.width] }

  /// The first constraint whose left side begins with a height; nil if there is none.
  public var height: LayoutConstraint? { self[.height] }
}
