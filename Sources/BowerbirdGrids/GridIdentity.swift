/// The identity of an item of a grid: a value, and the identity of the datum or group that the item belongs to.
///
/// ```swift
/// let first = GridIdentity("clear"), again = GridIdentity("clear")
/// first == again                                  // true
/// GridIdentity("clear", within: GridIdentity(7))  // not equal to first
/// ```
public final class GridIdentity {
  private let key: IdentityKey
  private let outer: GridIdentity?
  private let hash: Int

  private init(key: IdentityKey, outer: GridIdentity?) {
    self.key = key
    self.outer = outer
    var hasher = Hasher()
    key.hash(into: &hasher)
    hasher.combine(outer?.hash ?? 0)
    hash = hasher.finalize()
  }

  /// Creates an identity from a value.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - outer: The identity of the datum or group that the item belongs to.
  public convenience init<Value: Hashable>(_ value: Value, within outer: GridIdentity? = nil) {
    self.init(key: ValueKey(value), outer: outer)
  }

  /// Returns a copy of this identity that lies in another identity.
  ///
  /// For example, `a` in `b` becomes `a` in `b` in `other`.
  func within(_ other: GridIdentity) -> GridIdentity {
    GridIdentity(key: key, outer: outer.map { $0.within(other) } ?? other)
  }
}

extension GridIdentity: Hashable {
  /// Returns whether two identities have equal values of one type, and either equal outer identities or none.
  public static func == (left: GridIdentity, right: GridIdentity) -> Bool {
    if left === right { return true }
    return left.hash == right.hash && left.key.isEqual(to: right.key) && left.outer == right.outer
  }

  /// Adds the identity to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}

/// The key of an identity: a hashable value, whose type only the subclass ``ValueKey`` knows.
class IdentityKey {
  func isEqual(to other: IdentityKey) -> Bool { self === other }
  func hash(into hasher: inout Hasher) {}
}

final class ValueKey<Value: Hashable>: IdentityKey {
  private let value: Value

  init(_ value: Value) { self.value = value }

  override func isEqual(to other: IdentityKey) -> Bool { (other as? ValueKey<Value>)?.value == value }
  override func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
