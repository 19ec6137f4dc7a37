import BowerbirdSolver

/// Constraints that are switched, weighed and changed together.
///
/// ```swift
/// let group = image.constraints { view in
///   view.topAnchor == container.topAnchor + 20
///   view.widthAnchor == 100
/// }
/// group.width?.constant = 120            // one constraint of it
/// group.priority = .high                 // all of them
/// group.isActive = false
/// ```
///
/// Composite relations such as `a.sizeAnchor == b.sizeAnchor` give groups too, with parts that are always there.
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

  private final var stored: [LayoutConstraint]

  /// The bundle that the constraints are in, as long as nothing has asked for them.
  private final var bundle: ConstraintBundle?

  /// Whether the group was last switched on, which is what an empty group remembers.
  private final var isSwitchedOn = false

  /// Creates a group of constraints as they are, active or not.
  ///
  /// - Parameter constraints: The constraints, in the order that ``constraints`` gives back.
  public init(_ constraints: [LayoutConstraint]) { stored = constraints }

  /// Creates a group of constraints and activates them.
  init(activating constraints: consuming [LayoutConstraint]) {
    bundle = ConstraintBundle.activate(&constraints)
    stored = bundle == nil ? constraints : []
    isSwitchedOn = true
    if bundle == nil { stored.switchAll(true) }
  }

  private final func open(_ bundle: ConstraintBundle) {
    self.bundle = nil
    stored = bundle.constraints
  }

  /// The constraints of the group, as builders and modifiers see them.
  public final var layoutConstraints: [LayoutConstraint] { constraints }

  // MARK: All together

  /// Whether every constraint counts; setting it switches all of them.
  public final var isActive: Bool {
    get { constraints.isEmpty ? isSwitchedOn : constraints.allSatisfy { $0.isActive } }
    set {
      isSwitchedOn = newValue
      constraints.switchAll(newValue)
    }
  }

  /// The weakest priority among the constraints, required if there are none; setting it gives all of them the same.
  public final var priority: Priority {
    get { constraints.lazy.map { $0.priority }.min() ?? .required }
    set { for constraint in constraints { constraint.priority = newValue } }
  }

  /// The identifier that all constraints share, if they do; setting it gives all of them the same.
  public final var identifier: String? {
    get {
      let first = constraints.first?.identifier
      return constraints.allSatisfy { $0.identifier == first } ? first : nil
    }
    set { for constraint in constraints { constraint.identifier = newValue } }
  }

  // MARK: Parts by name

  /// The first constraint that was given an identifier.
  public final subscript(identifier: String) -> LayoutConstraint? {
    constraints.first { $0.identifier == identifier }
  }

  /// The first constraint whose left side begins with an attribute.
  public final subscript(attribute: LayoutAttribute) -> LayoutConstraint? {
    constraints.first { $0.expression.firstAttribute == attribute }
  }

  /// The first constraint of a leading edge.
  public var leading: LayoutConstraint? { self[.leading] }

  /// The first constraint of a trailing edge.
  public var trailing: LayoutConstraint? { self[.trailing] }

  /// The first constraint of a left edge.
  public final var left: LayoutConstraint? { self[.left] }

  /// The first constraint of a right edge.
  public final var right: LayoutConstraint? { self[.right] }

  /// The first constraint of a middle from left to right.
  public final var centerX: LayoutConstraint? { self[.centerX] }

  /// The first constraint of an upper edge.
  public var top: LayoutConstraint? { self[.top] }

  /// The first constraint of a lower edge.
  public var bottom: LayoutConstraint? { self[.bottom] }

  /// The first constraint of a middle from top to bottom.
  public final var centerY: LayoutConstraint? { self[.centerY] }

  /// The first constraint of a first baseline.
  public final var firstBaseline: LayoutConstraint? { self[.firstBaseline] }

  /// The first constraint of a last baseline.
  public final var lastBaseline: LayoutConstraint? { self[.lastBaseline] }

  /// The first constraint of a width.
  public var width: LayoutConstraint? { self[.width] }

  /// The first constraint of a height.
  public var height: LayoutConstraint? { self[.height] }
}
