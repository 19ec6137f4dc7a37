import BowerbirdLayout
import BowerbirdSolver
import BowerbirdTestSupport

/// Reads one constraint of a screen.
struct StatementReader {
  let json: JSONValue

  /// The place of the statement in the screen, for errors.
  let name: String

  /// The number of items of the screen.
  let itemCount: Int

  func statement() throws(MalformedScreen) -> ScreenDescription.Statement {
    do throws(MalformedScreen) {
      guard let first = try term("a") else { throw MalformedScreen("a must not be null") }
      return ScreenDescription.Statement(
        first: first, relation: try relation(), factor: try json.number("m"), second: try term("b"),
        constant: try json.number("c"), priority: try json.priority("p"))
    } catch {
      throw MalformedScreen("\(name): \(error.reason)")
    }
  }

  private func relation() throws(MalformedScreen) -> Relation {
    switch try json.text("rel") {
    case "==": return .equal
    case "<=": return .lessOrEqual
    case ">=": return .greaterOrEqual
    case let other: throw MalformedScreen("rel must be ==, <= or >=, not \(other)")
    }
  }

  private func term(_ key: String) throws(MalformedScreen) -> ScreenDescription.Term? {
    if try json.member(key) == .null { return nil }
    let parts = try json.list(key)
    guard parts.count == 2, case .string(let name) = parts[1] else {
      throw MalformedScreen("\(key) must be an id and an attribute")
    }
    guard let attribute = Self.attributes[name] else { throw MalformedScreen("\(key): there is no attribute \(name)") }
    let item = try parts[0].wholeNumber(named: key)
    if !(0..<itemCount).contains(item) { throw MalformedScreen("\(key): there is no item \(item)") }
    return ScreenDescription.Term(item: item, attribute: attribute)
  }

  private static let attributes: [String: LayoutAttribute] = [
    "left": .left, "right": .right, "leading": .leading, "trailing": .trailing, "centerX": .centerX, "top": .top,
    "bottom": .bottom, "centerY": .centerY, "width": .width, "height": .height,
  ]
}
