/// The names of a solver's variables, and the lineages by which a solver recognizes its own variables.
///
/// A lineage identifies the solver that created a variable. A fork keeps the lineages of the variables created before
/// the fork, and gives new variables a lineage of its own.
struct VariableRegistry: ~Copyable {
  private var count = 0

  /// The names of the variables that have a name, in the order of the variables.
  ///
  /// Programs that create thousands of variables seldom name them.
  private var names: [(index: Int32, name: String)] = []

  /// The lineages of the variables that existed when this solver was created as a fork; empty in other solvers.
  ///
  /// An entry applies to the variables from index `start` up to the start of the next entry; the last entry, up to
  /// `presentStart`.
  private var older: [(start: Int, lineage: Lineage)] = []

  /// The lineage of new variables.
  private(set) var present: Lineage

  /// The index of the first variable that has the lineage `present`.
  private var presentStart = 0

  init(lineage: Lineage) { present = lineage }

  /// Creates the registry of a fork.
  ///
  /// The fork shares the existing variables, and has a lineage of its own for new variables.
  init(forking other: borrowing VariableRegistry) {
    count = other.count
    names = other.names
    older = other.older
    present = Lineage()
    // A lineage without variables is not stored, so that forks of forks store no more ranges than they have variables.
    if other.presentStart < count { older.append((other.presentStart, other.present)) }
    presentStart = count
  }

  /// The number of stored lineages, not counting the lineage of new variables.
  var rememberedLineages: Int { older.count }

  mutating func append(_ name: String) -> Variable {
    let index = Int32(count)
    count += 1
    if !name.isEmpty { names.append((index, name)) }
    return Variable(index: index, lineage: present)
  }

  @inline(__always)
  func owns(_ variable: Variable) -> Bool {
    if variable.lineage == present { return variable.index >= presentStart && variable.index < count }
    return ownsOlder(variable)
  }

  private func ownsOlder(_ variable: Variable) -> Bool {
    for index in older.indices where older[index].lineage == variable.lineage {
      let end = index + 1 < older.count ? older[index + 1].start : presentStart
      return variable.index >= older[index].start && variable.index < end
    }
    return false
  }

  /// Returns the variable at an index, with the lineage under which it was created.
  @inline(__always)
  func variable(at index: Int32) -> Variable {
    Int(index) >= presentStart ? Variable(index: index, lineage: present) : olderVariable(at: index)
  }

  private func olderVariable(at index: Int32) -> Variable {
    var position = older.count - 1
    while older[position].start > Int(index) { position -= 1 }
    return Variable(index: index, lineage: older[position].lineage)
  }

  /// Returns the name of a variable in errors and descriptions: `v` and its index if it has no name.
  func name(at index: Int32) -> String {
    var low = 0
    var high = names.count
    while low < high {
      let middle = (low + high) / 2
      if names[middle].index < index { low = middle + 1 } else { high = middle }
    }
    return low < names.count && names[low].index == index ? names[low].name : "v\(index)"
  }
}
