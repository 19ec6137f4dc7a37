extension LayoutItem {
  /// Creates the constraints of a closure and activates them.
  ///
  /// ```swift
  /// image.constraints { view in
  ///   view.centerXAnchor == container.centerXAnchor
  ///   view.topAnchor == container.topAnchor + 20
  ///   view.widthAnchor == container.widthAnchor -- 20
  ///   if isWide { view.heightAnchor == 120 } else { view.heightAnchor == view.widthAnchor * 0.6 }
  /// }
  /// ```
  ///
  /// - Parameter content: Makes the constraints. The parameter of the closure is this item.
  /// - Returns: The constraints as a group, for later changes.
  @discardableResult
  public func constraints(@ConstraintBuilder _ content: (Self) -> ConstraintList) -> ConstraintGroup {
    ConstraintGroup(activating: content(self))
  }

  /// Creates the constraints of a closure that does not take the item, and activates them.
  ///
  /// The item is in a constraint only if the closure names the item.
  ///
  /// ```swift
  /// screen.constraints {
  ///   title.topAnchor == screen.topAnchor + 20
  ///   title.centerXAnchor == screen.centerXAnchor
  /// }
  /// ```
  ///
  /// - Parameter content: A closure that makes the constraints.
  /// - Returns: The constraints as a group, for later changes.
  @_disfavoredOverload @discardableResult
  public func constraints(@ConstraintBuilder _ content: (()) -> ConstraintList) -> ConstraintGroup {
    // The parameter of the closure is an empty tuple, so that the closures of both methods `constraints` have one
    // parameter. Otherwise, the Swift compiler would report a misspelled anchor as a wrong number of parameters.
    ConstraintGroup(activating: content(()))
  }

  // MARK: - Closures made elsewhere

  /// Calls a closure that was made elsewhere, such as a parameter of the calling function, and activates the
  /// constraints that the closure returns.
  ///
  /// ```swift
  /// func card(@ConstraintBuilder _ content: (Box) -> [LayoutConstraint]) -> Box {
  ///   let card = Box("card")
  ///   card.constraints(content)
  ///   return card
  /// }
  /// ```
  ///
  /// - Parameter content: Returns the constraints. The parameter of the closure is this item.
  /// - Returns: The constraints as a group, for later changes.
  @_disfavoredOverload @discardableResult
  public func constraints<Result: ConstraintClosureResult>(_ content: (Self) -> Result) -> ConstraintGroup {
    ConstraintGroup(activating: content(self).constraintList)
  }

  /// Activates the constraints that a closure without a parameter returns.
  ///
  /// - Parameter content: Returns the constraints.
  /// - Returns: The constraints as a group, for later changes.
  @_disfavoredOverload @discardableResult
  public func constraints<Result: ConstraintClosureResult>(_ content: (()) -> Result) -> ConstraintGroup {
    ConstraintGroup(activating: content(()).constraintList)
  }
}
