/// The doubts that floating point leaves to exact arithmetic, as a list of variables without duplicates.
///
/// A doubt about a basis entry is recorded as one of the entry's variables, because exact arithmetic solves the whole
/// part of the problem that contains this variable.
struct DoubtList: ~Copyable {
  private var variables = UniqueArray<Int32>()
  private var isListed = UniqueArray<Bool>()

  init() {}

  init(copying other: borrowing DoubtList) {
    variables = UniqueArray(copying: other.variables)
    isListed = UniqueArray(copying: other.isListed)
  }

  mutating func borrow(from block: inout SharedBlock, variables: Int) { block.lend(variables, to: &isListed) }

  var isEmpty: Bool { variables.isEmpty }
  var count: Int { variables.count }

  mutating func appendVariables(upTo count: Int) { isListed.resize(to: count, filling: false) }

  mutating func append(_ variable: Int32) {
    if isListed[variable] { return }
    isListed[variable] = true
    variables.append(variable)
  }

  mutating func removeLast() -> Int32 {
    let variable = variables.removeLast()
    isListed[variable] = false
    return variable
  }

  /// Removes all doubts after the first `count`.
  mutating func truncate(to count: Int) {
    while variables.count > count { _ = removeLast() }
  }
}
