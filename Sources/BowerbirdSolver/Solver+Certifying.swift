extension Solver {
  /// Returns a proof that the present values are optimal.
  ///
  /// ```swift
  /// try solver.add(x <= 30)
  /// let preferred = try solver.add(x == 40, priority: .high)
  /// let certificate = solver.certificate()
  /// certificate.multipliers[1].source == .constraint(preferred)  // true
  /// certificate.multipliers[1].levels[0].value                   // -1.0: x == 40 pulls x up
  /// ```
  ///
  /// ``OptimalityCertificate`` lists the conditions to check. The numbers of the certificate are computed from the
  /// sides and the coefficients of the constraints, so they do not depend on the steps of the solve. The call changes
  /// no value and no later result.
  ///
  /// - Returns: The certificate of the present values.
  /// - Complexity: O(*n* + entries), and one solve for each level at which a constraint is violated, where *n* counts
  ///   variables and the entries are the coefficients of all constraints and of the factors.
  public func certificate() -> OptimalityCertificate {
    solveIfNeeded()
    simplex.completeVariables()
    var certification = Certification(of: simplex)
    let multipliers = certification.multipliers().map { multiplier($0) }
    let active = certification.activeRows.map { BasisEntry.row($0) }
    return OptimalityCertificate(
      values: simplex.values.elements.map { $0 }, active: active.map(source),
      stays: certification.stays.map { registry.variable(at: $0) }, multipliers: multipliers,
      variableNames: (0..<Int32(variableCount)).map { registry.name(at: $0) }, activeNames: active.map(line))
  }

  private func multiplier(_ certified: Certification.Multiplier) -> OptimalityCertificate.Multiplier {
    let levels = certified.levels.map { OptimalityCertificate.Level(priority: Priority($0.level), value: $0.value) }
    return OptimalityCertificate.Multiplier(
      source: source(of: certified.entry), levels: levels, name: line(of: certified.entry))
  }
}
