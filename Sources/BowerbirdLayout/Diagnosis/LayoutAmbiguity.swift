import BowerbirdSolver

/// Another placement of some items that satisfies all constraints equally well.
///
/// ```swift
/// container.ambiguities().first?.description
/// // "'label'.leading is not determined: it is 0 and could as well be 1.
/// // Add a constraint for 'label'.leading, such as a distance from an edge of 'container'."
/// ```
public struct LayoutAmbiguity {
  /// A number of an item, with its value in the present solution and in the other solution.
  public struct Movement {
    /// The item.
    public let item: ItemReference

    /// The number: leading, top, width or height in the parent's coordinates, or an extra number of the item.
    public let attribute: LayoutAttribute

    /// The value of the number in the present solution.
    public let value: Double

    /// The value of the number in the other solution.
    public let otherValue: Double
  }

  /// The numbers that have different values in the present solution and in the other solution.
  ///
  /// The other solution moves all these numbers together, and no other number.
  public let movements: [Movement]

  /// The optional constraints of equal priority that the two solutions satisfy differently; the oldest come first.
  ///
  /// The list is empty if the two solutions satisfy all constraints of the program equally well.
  ///
  /// ```swift
  /// box.constraints {
  ///   $0.widthAnchor == 50 --! .priority(.high)
  ///   $0.widthAnchor == 80 --! .priority(.high)
  /// }
  /// page.layout(width: 100, height: 100)
  /// page.ambiguities().first?.competing.count      // 2, for widths from 50 to 80
  /// ```
  public let competing: [LayoutConstraint]

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

  /// The axes of the numbers in ``movements``, horizontal first; extra numbers have no axis.
  public var axes: [Axis] {
    Axis.allCases.filter { axis in movements.contains { $0.attribute.axis == axis } }
  }
}

extension LayoutAmbiguity: CustomStringConvertible {
  /// The undetermined numbers with their values in the present solution and in the other solution, and a constraint
  /// that would determine them.
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
    return "\(text).\n\(remedy)"
  }

  /// A sentence that proposes a constraint to determine the numbers.
  ///
  /// A constraint for one of several numbers is enough, because the numbers move together.
  private var remedy: String {
    guard let first = movements.first else { return "" }
    if competing.count > 1 {
      let list = competing.map { $0.description }.joined(separator: " and ")
      return "\(list) have the same priority. Change the priority of one of them."
    }
    let number = first.item.formula(of: first.attribute)
    let subject = movements.count == 1 ? number : "one of them"
    return "Add a constraint for \(subject)\(example(for: first, number: movements.count == 1 ? nil : number))."
  }

  private func example(for movement: Movement, number: String?) -> String {
    let node = movement.item.node, isWidth = movement.attribute == .width
    switch movement.attribute {
    case .width where node?.content == nil, .height where node?.content == nil:
      let name = isWidth ? "width" : "height"
      return number.map { ", such as a value of \($0)" } ?? ", such as an intrinsic size or a \(name)"
    case .width, .height:
      // The item has a natural length, so another item of the same priority competes for the space.
      return ", or change the content hugging or compression resistance of \(movement.item.quotedPath)"
    case .leading, .top:
      let parent = node?.parent.map { $0.reference.quotedPath } ?? "another item"
      return ", such as a distance \(number.map { "between \($0) and" } ?? "from") an edge of \(parent)"
    default: return number.map { ", such as \($0)" } ?? ""
    }
  }
}

extension LayoutItem {
  /// Returns other placements of this item and the items below it that satisfy all constraints equally well.
  ///
  /// A layout keeps an undetermined number at its last value, initially 0.
  ///
  /// - Returns: The ambiguities; empty if everything is determined. A call by a `measure` closure of the tree also
  ///   returns an empty list, and the next report contains ``LayoutProblem/nestedLayout(_:)``.
  /// - Complexity: O(*n*), where *n* counts the items and the terms of their constraints. In addition, each ambiguity
  ///   takes at least one solve with the factors of the basis.
  public func ambiguities() -> [LayoutAmbiguity] { layoutNode.withEngine { $0.ambiguities(below: layoutNode) } }
}

extension ItemReference {
  /// Returns the text of a number of the item, as a program writes the number in a constraint: `'image'.width`.
  func formula(of attribute: LayoutAttribute) -> String {
    if case .scalar(let index) = attribute, let names = node?.scalarNames, names.indices.contains(index) {
      return "\(quotedPath).\(names[index].text)"
    }
    return "\(quotedPath).\(attribute)"
  }
}
