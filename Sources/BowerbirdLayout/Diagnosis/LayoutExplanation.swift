import BowerbirdSolver

/// The reasons for the value of a number: the constraint that determines it, and the reasons for the other numbers in
/// that constraint.
///
/// ```swift
/// print(container.explain(image.heightAnchor))
/// // 'image'.height = 168
/// //   because 'image'.height == 'image'.width * 0.6 (Cell.swift:8)
/// //   'image'.width = 280
/// //     because 'image'.width == 'container'.width - 40 (Cell.swift:7)
/// //     'container'.width = 320
/// //       because it is the given width of 'container'
/// ```
public struct LayoutExplanation {
  /// A number in the tree of reasons, with its value and the constraints that determine it.
  struct Link {
    /// The number as a program writes it in a constraint, such as `'image'.height`.
    var subject: String
    var value: Double
    /// The reasons for the value, as texts; see ``LayoutExplanation/reasons``.
    var reasons: [String] = []
    var constraints: [LayoutConstraint] = []

    /// The indices in `links` of the children: the other numbers in the constraints, except for numbers that are
    /// elsewhere in the tree.
    var causes: [Int]
  }

  /// All numbers of the tree, in breadth-first order.
  ///
  /// The tree is stored as a flat array, because it may be thousands of levels deep.
  private let links: [Link]
  /// The index of the link of the explained number.
  private let index: Int

  /// Creates the explanation of the number in the first link.
  init(_ links: [Link]) { self.init(links, at: 0) }

  private init(_ links: [Link], at index: Int) {
    self.links = links
    self.index = index
  }

  /// The number as a program writes it in a constraint, such as `'image'.height`.
  public var subject: String { links[index].subject }

  /// The value of the number.
  ///
  /// The value is NaN if there is no explanation. There is none if an item of the number is left out, if an item is not
  /// in the tree in which the explanation was requested, or while content of that tree is being measured.
  public var value: Double { links[index].value }

  /// The reasons for the value, as texts.
  ///
  /// A reason is a constraint, the content of an item, a given size, the rule that an extent is never negative, a
  /// decision of a container, the choice of an alternative, or the need from which a container has computed a length,
  /// such as `it is the fit of 'title'`. If no constraint determines the number, a reason says so. If there is no explanation, the only reason
  /// says why.
  ///
  /// In the whole tree, each constraint is a reason for one number only.
  public var reasons: [String] { links[index].reasons }

  /// The constraints among the reasons.
  public var constraints: [LayoutConstraint] { links[index].constraints }

  /// The explanations of the other numbers in the constraints.
  ///
  /// A number that is at another place in the tree already is not repeated here.
  public var causes: [LayoutExplanation] { links[index].causes.map { LayoutExplanation(links, at: $0) } }
}

extension LayoutExplanation: CustomStringConvertible {
  /// The tree of reasons, indented by two more spaces at each level.
  ///
  /// For a large tree, only the hundred numbers that are closest to the explained number are listed.
  public var description: String {
    let reported = closestIndices()
    var lines: [String] = []
    var isWhole = true
    var pending = [(index: index, depth: 0)]
    while let (index, depth) = pending.popLast() {
      if !reported.contains(index) {
        isWhole = false
        continue
      }
      let indentation = String(repeating: " ", count: depth * 2)
      let value = links[index].value
      lines.append("\(indentation)\(links[index].subject) \(value.isNaN ? "has no value" : "= \(plain(value))")")
      for reason in links[index].reasons { lines.append("\(indentation)  because \(reason)") }
      for cause in links[index].causes.reversed() { pending.append((cause, depth + 1)) }
    }
    if !isWhole { lines.append("… and so on: see `causes` for the rest") }
    return lines.joined(separator: "\n")
  }

  private static let mostReported = 100

  /// Returns the indices of the numbers to list: the first ``mostReported`` numbers in breadth-first order.
  private func closestIndices() -> Set<Int> {
    var queue = [index]
    var next = 0
    while next < queue.count && queue.count < Self.mostReported {
      queue += links[queue[next]].causes
      next += 1
    }
    return Set(queue.prefix(Self.mostReported))
  }
}

extension LayoutItem {
  /// Explains a number of any item in this item's tree by the constraints that determine the number.
  ///
  /// - Parameter anchor: The number, or an expression of several numbers.
  /// - Returns: A tree of reasons; its ``LayoutExplanation/value`` is NaN if there is no explanation.
  public func explain<Kind: AnchorKind>(_ anchor: LayoutAnchor<Kind>) -> LayoutExplanation {
    layoutNode.withEngine { $0.explain(anchor.expression) }
  }

  /// Explains a number of this item by the constraints that determine the number.
  ///
  /// - Parameter attribute: The number.
  /// - Returns: A tree of reasons; its ``LayoutExplanation/value`` is NaN if there is no explanation.
  public func explain(_ attribute: LayoutAttribute) -> LayoutExplanation {
    layoutNode.withEngine { $0.explain(LayoutExpression(layoutNode.reference, attribute)) }
  }
}
