import BowerbirdSolver

/// Computes the needs of items with a constraint between their width and their height, such as an aspect ratio.
///
/// Such a constraint involves no other item. Like the content, the constraint contributes to the item's need. The
/// *leading* axis is the axis along which the container determines the item's length first. The need along the leading
/// axis is the need of the content. Along the other axis, the constraint determines the need from the item's length
/// along the leading axis in the present solution.
extension LayoutNode {
  /// A Boolean value that indicates whether any constraint relates the item's width to its height, and to nothing else.
  package var tiesOwnLengths: Bool {
    if reference.foreignMentions == 0 && fitConstraints == nil { return false }
    return foreignConstraints.contains { $0.0.termCount > 1 && $0.0.isAboutLengths(of: reference) }
  }

  /// Returns the need of an item with constraints between its width and its height.
  ///
  /// The need is computed for the length along the leading axis in the latest solution. When this length has changed,
  /// the engine requests another arrangement from the item's container.
  ///
  /// - Parameters:
  ///   - axis: The axis.
  ///   - leading: The axis along which the container determines the item's length; nil if the container determines
  ///     neither length.
  ///   - future: The vertical need of the content in `futureWidth`; nil to use the present need.
  ///   - futureWidth: A width to use in place of the width in the latest solution; nil to use the latter.
  /// - Returns: The fit and the least length; nil if required constraints relate the item's lengths to other items, or
  ///   if the need without the constraints is unknown.
  package func needOfOwnTies(
    _ axis: Axis, leading: FirstAxis?, content future: LengthNeed? = nil, inWidth futureWidth: Double? = nil
  ) -> LengthNeed? {
    if hasRequiredTie(axis, toOthers: true) { return nil }
    guard let width = needByItself(.horizontal), let height = future ?? needByItself(.vertical) else { return nil }
    var given: GivenLength?
    if let leading, leading.axis != axis, let futureWidth {
      given = GivenLength(axis: leading.axis, length: futureWidth)
    } else if let leading, leading.axis != axis, isInLayout, fitConstraints == nil {
      given = GivenLength(axis: leading.axis, length: latestSize[leading.axis])
      firstLength = given
      engine?.flow.noteLengthDependent(reference)
    }
    let own = foreignConstraints.map { $0.0 }.filter { $0.isAboutLengths(of: reference) }
    func length(_ number: LengthNeed.Number) -> Double {
      let system = LengthSystem(of: [self])
      system.ask(for: width[number], of: self, .horizontal)
      system.ask(for: height[number], of: self, .vertical)
      for constraint in own { system.add(constraint) }
      let natural = given == nil || leading?.stretches == true ? system.shortestLength(of: self, axis, nil) : 0
      return given.map { max(natural, system.shortestLength(of: self, axis, $0)) } ?? natural
    }
    let fit = length(.fit)
    return LengthNeed(fit: fit, least: min(fit, length(.least)))
  }

  /// Requests another arrangement from the container, if the item's need was computed for another length along the
  /// leading axis than in the latest solution.
  ///
  /// - Returns: Whether another arrangement was requested.
  func noteFirstLength() -> Bool {
    guard let known = firstLength, !latestSize[known.axis].isNearly(known.length) else { return false }
    firstLength = nil
    parent?.fitChanged(of: self)
    return true
  }
}

/// The axis along which a container determines an item's length first.
///
/// The length along the other axis follows from the length along this axis.
package struct FirstAxis: Equatable {
  let axis: Axis

  /// Whether the container gives the item at least the length of its content, and more if other items need more.
  let stretches: Bool

  /// Creates the description of a first axis.
  ///
  /// - Parameters:
  ///   - axis: The axis.
  ///   - stretches: Whether the container gives the item at least the length of its content.
  public init(_ axis: Axis, stretches: Bool = false) {
    self.axis = axis
    self.stretches = stretches
  }
}

extension LayoutConstraint {
  /// Returns whether the constraint mentions nothing but the width and the height of an item.
  func isAboutLengths(of item: ItemReference) -> Bool {
    !expression.containsTerm { $0.item !== item || $0.attribute != .width && $0.attribute != .height }
  }
}
