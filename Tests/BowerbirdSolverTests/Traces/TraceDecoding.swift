import BowerbirdSolver
import BowerbirdTestSupport

extension TraceOperation {
  init(json: JSONValue) throws {
    switch try json.string("op") {
    case "add": self = .add(id: try json.string("id"), try TraceOperation.Row(json: json))
    case "remove": self = .remove(id: try json.string("id"))
    case "edit": self = .edit(variable: try json.string("var"), priority: try json.number("priority"))
    case "suggest": self = .suggest(variable: try json.string("var"), value: try json.number("value"))
    case "endEdit": self = .endEdit(variable: try json.string("var"))
    case "expect": self = .expect(try json.values("values"), tolerance: try json.number("tol"))
    case "expectErrors": self = .expectErrors(try json.levels("levels"), tolerance: try json.number("tol"))
    case "expectSatisfied": self = .expectSatisfied(id: try json.string("id"), tolerance: try json.number("tol"))
    case "peerExpect": self = .peerExpect(try json.values("values"), tolerance: try json.number("tol"))
    case "fails": self = try .init(refusal: json)
    case let other: throw MalformedTrace("unknown operation \(other)")
    }
  }

  private init(refusal json: JSONValue) throws {
    guard let error = TraceOperation.Refusal(rawValue: try json.string("error")) else {
      throw MalformedTrace("unknown error")
    }
    guard let refused = json["of"] else { throw MalformedTrace("nothing fails") }
    self = .fails(error, of: try TraceOperation(json: refused), try TraceOperation.Conflicts(json: json))
  }
}

extension TraceOperation.Row {
  init(json: JSONValue) throws {
    terms = try json.values("terms")
    constant = try json.number("constant")
    priority = try json.number("priority")
    switch try json.string("rel") {
    case "==": relation = .equal
    case "<=": relation = .lessOrEqual
    case ">=": relation = .greaterOrEqual
    case let other: throw MalformedTrace("unknown relation \(other)")
    }
  }
}

extension TraceOperation.Conflicts {
  init?(json: JSONValue) throws {
    guard case .array(let conflicts)? = json["minimalConflicts"] else { return nil }
    guard case .bool(let isComplete)? = json["complete"] else { throw MalformedTrace("complete or not?") }
    self.isComplete = isComplete
    minimal = try conflicts.map { conflict in
      guard case .array(let members) = conflict else { throw MalformedTrace("a conflict is no list") }
      return Set(try members.map { try $0.asString() })
    }
  }
}

extension JSONValue {
  fileprivate func string(_ key: String) throws -> String {
    guard let value = self[key] else { throw MalformedTrace("no \(key)") }
    return try value.asString()
  }

  fileprivate func number(_ key: String) throws -> Double {
    guard let value = self[key] else { throw MalformedTrace("no \(key)") }
    return try value.asNumber()
  }

  fileprivate func values(_ key: String) throws -> [TraceOperation.Value] {
    guard case .object(let members)? = self[key] else { throw MalformedTrace("no \(key)") }
    return try members.map { TraceOperation.Value(name: $0.key, value: try $0.value.asNumber()) }
  }

  fileprivate func levels(_ key: String) throws -> [TraceOperation.Level] {
    guard case .array(let levels)? = self[key] else { throw MalformedTrace("no \(key)") }
    return try levels.map { TraceOperation.Level(priority: try $0.number("priority"), error: try $0.number("error")) }
  }

  fileprivate func asString() throws -> String {
    guard case .string(let string) = self else { throw MalformedTrace("no string") }
    return string
  }

  fileprivate func asNumber() throws -> Double {
    switch self {
    case .number(let number): return number
    case .string("NaN"): return .nan
    case .string("Infinity"): return .infinity
    case .string("-Infinity"): return -.infinity
    default: throw MalformedTrace("no number")
    }
  }
}
