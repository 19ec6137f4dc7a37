import BowerbirdSolver

/// Another placement of some items that satisfies all constraints equally well.
///
/// ```swift
/// container.ambiguities().first?.description
/// // "'label'.leading is not determined: it is 0 and could as well be 1."
/// ```
public struct LayoutAmbiguity {
  /// A number of an item, with its values in both solutions.
  public struct Movement {
    /// The item.
    public let item: ItemReference

    /// The number: leading, top, width or height in the parent's coordinates, or an additional number of the item.
    public let attribute: LayoutAttribute

    /// The value of the number.
    public let value: Double

    /// The value of the number in the other solution.
    public let otherValue: Double
  }

  /// The numbers that move together.
  ///
  /// All other numbers keep their values.
  public let movements: [Movement]

  /// The names of the items that can move, each once; a path if a name is not unique.
  public var items: [String] {
    var names: [String] = []
    var seen: [ItemReference] = []
    for movement in movements where !seen.contains(where: { $0 === movement.item }) {
      seen.append(movement.item)
      names.append(movement.item.path)
    }
    return names
  }

  /// The axes along which these items can move.
  public var axes: [Axis] {
    Axis.allCases.filter { axis in movements.contains { $0.attribute.axis == axis } }
  }
}

extension LayoutAmbiguity: CustomStringConvertible {
  /// The undetermined numbers, with their values in both solutions.
  public var description: String {
    let isOne = movements.count == 1
    var text = isOne ? "" : "These are not determined: "
    for (index, movement) in movements.enumerated() {
      if index > 0 { text += index == movements.count - 1 ? " and " : ", " }
      text += "\(movement.item.formula(of: movement.attribute))"
      text += isOne ? " is not determined: it is \(plain(movement.value)) and could as well be " : " "
      text +=
        isOne
        ? plain(movement.otherValue) : "(\(plain(movement.value)), could as well be \(plain(movement.otherValue)))"
    }
    return text + "."
  }
}

extension LayoutItem {
  /// Returns the other placements of items under this one that the constraints allow just as well.
  ///
  /// A layout keeps an undetermined number at its last value, initially 0.
  ///
  /// - Returns: The ambiguities; empty if everything is determined.
  /// - Complexity: O(*n*) for *n* items, and more for each ambiguity that is found.
  public func ambiguities() -> [LayoutAmbiguity] { layoutNode.topmost.madeEngine().ambiguities(below: layoutNode) }
}

extension ItemReference {
  /// Returns a number of the item as Swift would write it.
  func formula(of attribute: LayoutAttribute) -> String {
    if case .scalar(let index) = attribute, let names = node?.scalarNames, index < names.count {
      return "\(quotedPath).\(names[index].text)"
    }
    return "\(quotedPath).\(attribute)"
  }
}
