extension OptimalityCertificate: CustomStringConvertible {
  /// The proof as a readable list, with variables by their names: values, active constraints, free variables, and
  /// multipliers.
  ///
  /// ```swift
  /// try solver.add(x <= 30)
  /// try solver.add(x == 40, priority: .high)
  /// print(solver.certificate())
  /// // values
  /// //   x = 30
  /// // active
  /// //   [required] x <= 30
  /// // multipliers
  /// //   [required] x <= 30  y = 1·[750]
  /// //   [750] x == 40  y = -1·[750]
  /// ```
  ///
  /// - Complexity: O(length of the text).
  public var description: String {
    var text = "values\n"
    for (name, value) in zip(variableNames, values) { text += "  \(name) = \(plain(value))\n" }
    text += "active\n"
    for name in activeNames { text += "  \(name)\n" }
    if !stays.isEmpty { text += "free\n" }
    for variable in stays { text += "  \(variableNames[variable.index])\n" }
    text += "multipliers\n"
    for multiplier in multipliers { text += "  \(multiplier)\n" }
    return text
  }
}

extension OptimalityCertificate.Multiplier: CustomStringConvertible {
  /// The constraint or edit, and, after `y =`, the multiplier's numbers with their levels in brackets.
  ///
  /// ```swift
  /// print(certificate.multipliers[0])      // [required] x <= 30  y = 1·[750]
  /// ```
  ///
  /// - Complexity: O(length of the text).
  public var description: String {
    var text = ""
    for level in levels {
      if !text.isEmpty { text += " + " }
      text += "\(plain(level.value))·[\(plain(level.priority.value))]"
    }
    return "\(name)  y = \(text.isEmpty ? "0" : text)"
  }
}
