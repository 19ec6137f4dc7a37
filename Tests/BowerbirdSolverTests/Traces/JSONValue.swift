/// A JSON value whose objects keep the order of their members.
///
/// The order decides in which order a trace names its variables, and so must not depend on a hash seed.
enum JSONValue: Equatable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([Member])

  struct Member: Equatable {
    var key: String
    var value: JSONValue
  }

  /// The member of an object with the given key.
  subscript(_ key: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }
}
