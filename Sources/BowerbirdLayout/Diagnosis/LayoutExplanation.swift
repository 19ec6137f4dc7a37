/// Why a number has the value that it has: the constraint that holds it there, and why the other numbers in that constraint
/// have theirs.
///
/// ```swift
/// print(container.explain(image.heightAnchor))
/// // 'image'.height = 168
/// //   because 'image'.height == 'image'.width * 0.6 (Cell.swift:8)
/// //   'image'.width = 280
/// //     because 'image'.width == 'container'.width - 40 (Cell.swift:7)
/// //     'container'.width = 320
/// //       because that is the given width of 'container'
/// ```
public struct LayoutExplanation {
  /// The number as Swift would write it.
  public let subject: String

  /// Its value.
  public let value: Double

  /// What holds it, one reason after the other; a reason that has been named above is not named again.
  public internal(set) var reasons: [String] = []

  /// The constraints among the reasons.
  public internal(set) var constraints: [LayoutConstraint] = []

  /// Why the other numbers in those constraints have the values that they have.
  public internal(set) var causes: [LayoutExplanation] = []
}

extension LayoutExplanation: CustomStringConvertible {
  /// The tree of reasons, two spaces deeper at each step.
  public var description: String { lines(indentedBy: "").joined(separator: "\n") }

  private func lines(indentedBy indentation: String) -> [String] {
    var lines = ["\(indentation)\(subject) = \(plain(value))"]
    for reason in reasons { lines.append("\(indentation)  because \(reason)") }
    for cause in causes { lines += cause.lines(indentedBy: indentation + "  ") }
    return lines
  }
}

extension LayoutItem {
  /// Explains a number of an item of this tree: which constraints hold it where it is.
  ///
  /// - Parameter anchor: The number, or what arithmetic makes of several.
  /// - Returns: A tree of reasons.
  public func explain<Kind: AnchorKind>(_ anchor: LayoutAnchor<Kind>) -> LayoutExplanation {
    layoutNode.topmost.madeEngine().explain(anchor.expression)
  }

  /// Explains a number of this item: which constraints hold it where it is.
  ///
  /// - Parameter attribute: Which number.
  /// - Returns: A tree of reasons.
  public func explain(_ attribute: LayoutAttribute) -> LayoutExplanation {
    layoutNode.topmost.madeEngine().explain(LayoutExpression(layoutNode.reference, attribute))
  }
}
