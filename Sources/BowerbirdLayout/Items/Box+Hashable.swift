extension Box: Hashable {
  /// Returns a Boolean value that indicates whether two boxes are the same object.
  ///
  /// ```swift
  /// let index = views.firstIndex(of: title)
  /// let shown: Set<Box> = [title, image]
  /// ```
  public static func == (left: Box, right: Box) -> Bool { left === right }

  /// Adds the identity of the box to a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Guide: Hashable {
  /// Returns a Boolean value that indicates whether two guides are the same object.
  public static func == (left: Guide, right: Guide) -> Bool { left === right }

  /// Adds the identity of the guide to a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
