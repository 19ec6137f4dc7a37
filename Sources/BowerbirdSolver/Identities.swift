/// Who the variables are: their names, and the marks by which a solver knows its own.
struct Identities: ~Copyable {
  private var count = 0

  /// The names of those variables that have one, in the order of the variables.
  ///
  /// Programs that make variables by the thousand seldom name them.
  private var names: [(index: Int32, name: String)] = []

  /// Which variables carry which lineage: from `start` to the start of the next.
  private var older: [(start: Int, lineage: Lineage)] = []

  /// The lineage of what is made from here on, and the first variable that carries it.
  private(set) var present = Lineage()
  private var presentStart = 0

  init() {}

  /// The identities of a fork: what is known stays known, what is made from here on is the fork's own.
  init(forking other: borrowing Identities) {
    count = other.count
    names = other.names
    older = other.older
    // A lineage that no variable carries need not be known, so that forks of forks stay as small as their variables.
    if other.presentStart < count { older.append((other.presentStart, other.present)) }
    presentStart = count
  }

  /// How many ranges of variables are told apart, beside what is made from here on.
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
    for place in older.indices where older[place].lineage == variable.lineage {
      let end = place + 1 < older.count ? older[place + 1].start : presentStart
      return variable.index >= older[place].start && variable.index < end
    }
    return false
  }

  /// The variable at an index, as the solver that made it knows it.
  @inline(__always)
  func variable(at index: Int32) -> Variable {
    Int(index) >= presentStart ? Variable(index: index, lineage: present) : olderVariable(at: index)
  }

  private func olderVariable(at index: Int32) -> Variable {
    var place = older.count - 1
    while older[place].start > Int(index) { place -= 1 }
    return Variable(index: index, lineage: older[place].lineage)
  }

  /// What errors and descriptions call a variable.
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
