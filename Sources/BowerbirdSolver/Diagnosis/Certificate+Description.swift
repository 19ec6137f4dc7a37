extension Certificate: CustomStringConvertible {
  /// The proof in lines: values, active rows, free variables, and multipliers.
  ///
  /// ```swift
  /// try solver.add(x <= 30)
  /// try solver.add(x == 40, priority: .high)
  /// print(solver.certificate())
  /// // values: v0 = 30
  /// // active: row 0
  /// // multipliers: row 0: 1·[750], row 1: -1·[750]
  /// ```
  ///
  /// - Complexity: O(number of entries).
  public var description: String {
    var lines = ["values: \(joined(values.indices.map { "v\($0) = \(plain(values[$0]))" }))"]
    lines.append("active: \(joined(active.map(Self.name)))")
    if !stays.isEmpty { lines.append("free: \(joined(stays.map { $0.description }))") }
    lines.append("multipliers: \(joined(multipliers.map { $0.description }))")
    return joined(lines, by: "\n")
  }

  fileprivate static func name(of source: Source) -> String {
    switch source {
    case .constraint(let handle): handle.description
    case .edit(let variable): "edit of \(variable)"
    case .stay(let variable): "stay of \(variable)"
    }
  }
}

extension Certificate.Multiplier: CustomStringConvertible {
  /// The constraint or edit, and the multiplier's numbers with their levels: `row 0: 1·[750]`.
  ///
  /// ```swift
  /// print(certificate.multipliers[0])      // row 0: 1·[750]
  /// ```
  ///
  /// - Complexity: O(number of levels).
  public var description: String {
    let parts = levels.map { "\(plain($0.value))·[\(plain($0.priority.value))]" }
    return "\(Certificate.name(of: source)): \(parts.isEmpty ? "0" : joined(parts, by: " + "))"
  }
}

private func joined(_ parts: [String], by separator: String = ", ") -> String {
  var text = ""
  for part in parts { text += text.isEmpty ? part : separator + part }
  return text
}
