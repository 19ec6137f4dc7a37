import BowerbirdSolver

extension LayoutNode {
  /// What the constraints of the tree under this root leave undetermined, each with another layout that is as good.
  ///
  /// - Returns: Sentences; none if every frame is determined, or if the tree has not been laid out.
  package func undeterminedFrames() -> [String] { ownEngine?.undeterminedFrames() ?? [] }
}

extension LayoutEngine {
  /// The names of the numbers of frames that the constraints do not determine.
  func undeterminedNumbers() -> [String] {
    writeOutAll()
    var names: [String] = []
    for movement in solver.freedom(of: frameVariables).flatMap({ $0.movements }) {
      guard let name = frameNumber(movement.variable.index), !names.contains(name) else { continue }
      names.append(name)
    }
    return names
  }

  fileprivate func undeterminedFrames() -> [String] {
    writeOutAll()
    return solver.freedom(of: frameVariables).compactMap { freedom in
      let parts = freedom.movements.compactMap { movement -> String? in
        guard let name = frameNumber(movement.variable.index) else { return nil }
        let other = movement.value + movement.rate * freedom.exampleDistance
        return "\(name) is \(plain(movement.value)) and could be \(plain(other))"
      }
      return parts.isEmpty ? nil : "Not determined: \(parts.joined(separator: ", "))."
    }
  }

  /// The variables of all frames.
  private var frameVariables: [Variable] {
    slots.variables.filter { frameNumber($0.index) != nil }
  }

  /// What a variable is called; nil for extra numbers and for the place of the root, which nobody asks for.
  private func frameNumber(_ index: Int) -> String? {
    let slot = index / 4
    guard slot < slots.nodes.count, let node = slots.nodes[slot] else { return nil }
    if slots.parents[slot] < 0 && index % 4 < 2 { return nil }
    return "\(quoted(node.name)).\(["leading", "top", "width", "height"][index % 4])"
  }
}
