/// The basis: the rows and stays that determine the values, one at each position.
///
/// There are as many positions as variables. A position is a column of the basis matrix.
struct Basis: ~Copyable {
  /// The entry at each position.
  var entries = UniqueArray<BasisEntry>()

  /// The position of each variable's stay, or -1 if the stay is not basic.
  var stayPosition = UniqueArray<Int32>()

  /// The index in the multiplier pool at which the multiplier of each variable's stay starts, or -1 for a multiplier of
  /// 0.
  ///
  /// Outside of a solve, the multipliers of all stays are 0.
  var stayMultiplier = UniqueArray<Int32>()

  /// The basis version: a counter by which results computed with an older basis are recognized.
  ///
  /// The counter increases when the basis changes, when a nonbasic row is added or removed, and when variables are
  /// added. Each of these changes makes cached directions out of date.
  var version: Int32 = 0

  init() {}

  init(copying other: borrowing Basis) {
    entries = UniqueArray(copying: other.entries)
    stayPosition = UniqueArray(copying: other.stayPosition)
    stayMultiplier = UniqueArray(copying: other.stayMultiplier)
    version = other.version
  }

  mutating func borrow(from block: inout SharedBlock, variables: Int) {
    block.lend(variables, to: &entries)
    block.lend(variables, to: &stayPosition)
    block.lend(variables, to: &stayMultiplier)
  }

  var count: Int { entries.count }
  var isEmpty: Bool { entries.isEmpty }

  subscript(position: Int32) -> BasisEntry {
    @inline(__always) get { entries[position] }
    @inline(__always) nonmutating _modify { yield &entries[position] }
  }

  subscript(position: Int) -> BasisEntry {
    @inline(__always) get { entries[position] }
    @inline(__always) nonmutating _modify { yield &entries[position] }
  }

  /// Extends the basis to `newCount` positions, and makes the stays of the new variables basic at the new positions.
  mutating func appendStays(upTo newCount: Int) {
    let first = Int32(count)
    stayMultiplier.resize(to: newCount, filling: -1)
    entries.resize(to: newCount, filling: .stay(of: first))
    stayPosition.resize(to: newCount, filling: 0)
    for variable in first..<Int32(newCount) { putStay(at: variable) }
  }

  /// Makes the stay of a variable basic at the position with the variable's index.
  ///
  /// The call does not update the `position` of a row that was basic there.
  @inline(__always)
  func putStay(at variable: Int32) {
    entries[variable] = .stay(of: variable)
    stayPosition[variable] = variable
  }

  /// The variables whose stays are basic, by increasing number.
  var stays: [Int32] { (0..<Int32(count)).filter { stayPosition[$0] >= 0 } }
}
