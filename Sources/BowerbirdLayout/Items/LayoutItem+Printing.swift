extension Box: CustomDebugStringConvertible {
  /// The name and the frame, for `print`: `'image' (x 20, y 20, 280 × 168)`.
  public var debugDescription: String { "\(quoted(layoutNode.name)) \(frame)" }
}

extension Guide: CustomDebugStringConvertible {
  /// The name and the frame, for `print`: `'margins' (x 8, y 8, 304 × 464)`.
  public var debugDescription: String { "\(quoted(layoutNode.name)) \(frame)" }
}
