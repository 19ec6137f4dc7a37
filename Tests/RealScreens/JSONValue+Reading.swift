import BowerbirdLayout
import BowerbirdSolver
import BowerbirdTestSupport

/// Reads members of a certain kind; errors name the member.
extension JSONValue {
  func member(_ key: String) throws(MalformedScreen) -> JSONValue {
    guard let member = self[key] else { throw MalformedScreen("\(key) is missing") }
    return member
  }

  func text(_ key: String) throws(MalformedScreen) -> String {
    guard case .string(let text) = try member(key) else { throw MalformedScreen("\(key) must be a string") }
    return text
  }

  func flag(_ key: String) throws(MalformedScreen) -> Bool {
    guard case .bool(let flag) = try member(key) else { throw MalformedScreen("\(key) must be true or false") }
    return flag
  }

  func list(_ key: String) throws(MalformedScreen) -> [JSONValue] {
    guard case .array(let list) = try member(key) else { throw MalformedScreen("\(key) must be a list") }
    return list
  }

  func number(_ key: String) throws(MalformedScreen) -> Double { try member(key).number(named: key) }

  func wholeNumber(_ key: String) throws(MalformedScreen) -> Int { try member(key).wholeNumber(named: key) }

  func priority(_ key: String) throws(MalformedScreen) -> Priority { try member(key).priority(named: key) }

  /// Returns a list of numbers.
  func numbers(_ key: String, _ count: Int) throws(MalformedScreen) -> [Double] {
    var numbers: [Double] = []
    for value in try list(key, count) { numbers.append(try value.number(named: key)) }
    return numbers
  }

  /// Returns a list of numbers or nulls.
  func optionalNumbers(_ key: String, _ count: Int) throws(MalformedScreen) -> [Double?] {
    var numbers: [Double?] = []
    for value in try list(key, count) { numbers.append(value == .null ? nil : try value.number(named: key)) }
    return numbers
  }

  /// Returns a priority for each axis.
  func priorities(_ key: String) throws(MalformedScreen) -> AxisPriorities {
    let both = try list(key, 2)
    return AxisPriorities(
      horizontal: try both[0].priority(named: key), vertical: try both[1].priority(named: key))
  }

  private func list(_ key: String, _ count: Int) throws(MalformedScreen) -> [JSONValue] {
    let values = try list(key)
    if values.count != count { throw MalformedScreen("\(key) must have \(count) members, not \(values.count)") }
    return values
  }

  // MARK: - One value

  func wholeNumber(named name: String) throws(MalformedScreen) -> Int {
    guard let number = Int(exactly: try number(named: name)) else {
      throw MalformedScreen("\(name) must be a whole number")
    }
    return number
  }

  private func number(named name: String) throws(MalformedScreen) -> Double {
    guard case .number(let number) = self, number.isFinite else {
      throw MalformedScreen("\(name) must be a finite number")
    }
    return number
  }

  private func priority(named name: String) throws(MalformedScreen) -> Priority {
    let priority = Priority(try number(named: name))
    if !priority.isValid { throw MalformedScreen("\(name) must be a priority from 1 to 1000") }
    return priority
  }
}
