import Bowerbird
import BowerbirdLayout

/// Answers the page's questions about a layout.
extension PageSession {
  /// The four values of a box that the page explains.
  private static let attributes: [LayoutAttribute] = [.leading, .top, .width, .height]

  /// The greatest number of constraints that the page draws for one explanation.
  private static let mostConstraints = 12

  /// Returns the explanations of a box's leading edge, top edge, width and height, as JSON.
  ///
  /// - Parameter index: The index of the box.
  /// - Returns: An array of four explanations; an empty array if there is no such box.
  package func explanation(of index: Int) -> String {
    var json = JSONWriter()
    json.beginArray()
    if items.indices.contains(index) {
      for attribute in Self.attributes { explain(items[index], attribute, &json) }
    }
    json.endArray()
    return json.text
  }

  private func explain(_ item: any LayoutItem, _ attribute: LayoutAttribute, _ json: inout JSONWriter) {
    let explanation = item.explain(attribute)
    json.beginObject()
    json.key("name")
    json.value(attribute.description)
    json.key("value")
    json.value(explanation.value)
    json.key("reasons")
    json.value(explanation.reasons)
    json.key("all")
    json.value(explanation.description)
    json.key("constraints")
    json.beginArray()
    for constraint in explanation.constraints.prefix(Self.mostConstraints) { describe(constraint, &json) }
    json.endArray()
    json.endObject()
  }

  /// All active constraints that were not made by containers, each once, as JSON.
  package var constraints: String {
    var seen: Set<ObjectIdentifier> = []
    var json = JSONWriter()
    json.beginArray()
    for item in items {
      for constraint in item.activeConstraints where seen.insert(ObjectIdentifier(constraint)).inserted {
        if !constraint.isOfContainer { describe(constraint, &json) }
      }
    }
    json.endArray()
    return json.text
  }

  /// Returns the conflicts, problems, warnings and ties of the layout.
  ///
  /// - Parameter all: Whether to add ambiguities and remarks, which takes longer.
  /// - Returns: The complaints as JSON.
  package func complaints(all: Bool) -> String {
    var json = JSONWriter()
    json.beginObject()
    json.key("conflicts")
    json.beginArray()
    for conflict in report?.conflicts ?? [] {
      json.beginObject()
      json.key("text")
      json.value(conflict.description)
      json.key("constraints")
      json.beginArray()
      for member in conflict.members { if let constraint = member.constraint { describe(constraint, &json) } }
      json.endArray()
      json.endObject()
    }
    json.endArray()
    json.key("problems")
    json.beginArray()
    for problem in report?.problems ?? [] { json.value(problem.description) }
    for warning in report?.warnings ?? [] { json.value(warning.description) }
    for tie in report?.ties ?? [] { json.value(tie.description) }
    json.endArray()
    json.key("ambiguities")
    json.beginArray()
    if all { for ambiguity in root.ambiguities() { describe(ambiguity, &json) } }
    json.endArray()
    json.key("remarks")
    json.value(all ? stage.remarks() : [])
    json.endObject()
    return json.text
  }

  private func describe(_ ambiguity: LayoutAmbiguity, _ json: inout JSONWriter) {
    json.beginObject()
    json.key("text")
    json.value(ambiguity.description)
    json.key("boxes")
    json.value(ambiguity.movements.compactMap { index(of: $0.item) })
    json.endObject()
  }

  /// Writes a constraint, and each term of its expression as `[index of the box, attribute, coefficient]`.
  ///
  /// Leading and trailing edges are written as left and right edges. Terms with the coefficient 0, and terms of items
  /// outside of the tree, are left out.
  private func describe(_ constraint: LayoutConstraint, _ json: inout JSONWriter) {
    let terms = constraint.expression.terms.filter { $0.coefficient != 0 }
    var nodes: [LayoutNode] = []
    for term in terms { if let node = term.item.node { nodes.append(node) } }
    let isMirrored = LayoutNode.sharedDirection(of: nodes) == .rightToLeft
    json.beginObject()
    json.key("text")
    json.value(constraint.description)
    json.key("constant")
    json.value(constraint.constant)
    json.key("relation")
    json.value(constraint.relation == .equal ? 0 : constraint.relation == .lessOrEqual ? -1 : 1)
    json.key("priority")
    json.value(constraint.priority.value)
    json.key("ends")
    json.beginArray()
    for term in terms {
      guard let index = index(of: term.item) else { continue }
      json.beginArray()
      json.value(index)
      json.value(name(of: term.attribute, isMirrored))
      json.value(term.coefficient)
      json.endArray()
    }
    json.endArray()
    json.endObject()
  }

  private func name(of attribute: LayoutAttribute, _ isMirrored: Bool) -> String {
    switch attribute {
    case .leading: isMirrored ? "right" : "left"
    case .trailing: isMirrored ? "left" : "right"
    default: attribute.description
    }
  }
}
