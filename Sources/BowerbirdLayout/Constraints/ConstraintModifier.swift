import BowerbirdSolver

/// A change that `--!` makes to a constraint, or to every constraint of a group.
///
/// ```swift
/// view.heightAnchor == view.widthAnchor * 0.6 --! .priority(.defaultHigh) --! .identifier("iconHeight")
/// ```
public struct ConstraintModifier {
  /// The kinds of changes.
  enum Change {
    case priority(Priority)
    case identifier(String)
    case activation
  }

  let change: Change
  private let file: StaticString?
  private let line: Int

  private init(_ change: Change, file: StaticString?, line: Int) {
    self.change = change
    self.file = file
    self.line = line
  }

  /// Returns a change of the priority.
  ///
  /// - Parameters:
  ///   - priority: The priority.
  ///   - file: The file to name in reports, if the constraint has none.
  ///   - line: The line in this file; ignored if the constraint has a file already.
  /// - Returns: The change, for `--!`.
  public static func priority(_ priority: Priority, file: StaticString = #fileID, line: Int = #line) -> Self {
    Self(.priority(priority), file: file, line: line)
  }

  /// Returns a change of the identifier, which names the constraint in reports and in its group.
  ///
  /// - Parameters:
  ///   - identifier: The identifier.
  ///   - file: The file to name in reports, if the constraint has none.
  ///   - line: The line in this file; ignored if the constraint has a file already.
  /// - Returns: The change, for `--!`.
  public static func identifier(_ identifier: String, file: StaticString = #fileID, line: Int = #line) -> Self {
    Self(.identifier(identifier), file: file, line: line)
  }

  /// A change that activates the constraint.
  ///
  /// Constraints in `constraints { … }` become active without this change.
  public static var activated: Self { Self(.activation, file: nil, line: 0) }

  /// Applies the change to a constraint.
  func apply(to constraint: LayoutConstraint) {
    if let file, constraint.file == nil { constraint.setSource(file: file, line: line) }
    switch change {
    case .priority(let priority): constraint.priority = priority
    case .identifier(let identifier): constraint.identifier = identifier
    case .activation: constraint.isActive = true
    }
  }
}

extension ConstraintSource {
  /// Changes a constraint, or every constraint of a group, and returns the constraint or group.
  @discardableResult public static func --! (left: Self, right: ConstraintModifier) -> Self {
    for constraint in left.layoutConstraints { right.apply(to: constraint) }
    return left
  }
}
