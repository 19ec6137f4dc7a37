import BowerbirdSolver

/// A way in which boxes could be placed otherwise, and no constraint would be worse off.
///
/// ```swift
/// container.ambiguities().first?.description
/// // "'label'.leading is not determined: it is 0 and could as well be 1."
/// ```
public struct LayoutAmbiguity {
  /// How one number of one item moves.
  public struct Movement {
    /// The item.
    public let item: ItemReference

    /// Which of its numbers: leading, top, width or height, in the parent's coordinates, or a number of its own.
    public let attribute: LayoutAttribute

    /// What the number is.
    public let value: Double

    /// What it is in the other solution.
    public let otherValue: Double
  }

  /// What moves, all of it together; nothing else does.
  public let movements: [Movement]

  /// The names of the items that are free, each once; paths where a name is not unique.
  public var items: [String] {
    var names: [String] = []
    var seen: [ItemReference] = []
    for movement in movements where !seen.contains(where: { $0 === movement.item }) {
      seen.append(movement.item)
      names.append(movement.item.path)
    }
    return names
  }

  /// The axes along which they are free.
  public var axes: [Axis] {
    Axis.allCases.filter { axis in movements.contains { $0.attribute.axis == axis } }
  }
}

extension LayoutAmbiguity: CustomStringConvertible {
  /// What is free, and another solution.
  public var description: String {
    let isOne = movements.count == 1
    var text = isOne ? "" : "These are not determined: "
    for (place, movement) in movements.enumerated() {
      if place > 0 { text += place == movements.count - 1 ? " and " : ", " }
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
  /// What the constraints of the tree leave open: which items under this one are free, in which direction, and an example.
  ///
  /// What is free stays where it was, or at 0; that no constraint says so is what this is about.
  ///
  /// - Returns: The ways in which items could be placed otherwise; empty if everything is determined.
  /// - Complexity: O(*n*) for *n* items, and more for each way that is found.
  public func ambiguities() -> [LayoutAmbiguity] { layoutNode.topmost.madeEngine().ambiguities(below: layoutNode) }
}

extension ItemReference {
  /// A number of the item as Swift would write it.
  func formula(of attribute: LayoutAttribute) -> String {
    if case .scalar(let index) = attribute, let names = node?.scalarNames, index < names.count {
      return "\(quotedPath).\(names[index].text)"
    }
    return "\(quotedPath).\(attribute)"
  }
}
