/// The multipliers of all basis entries: linked lists of values from the strongest level to the weakest.
///
/// Multipliers are compared lexicographically, one level after the other. Numbers of different levels are never added
/// or multiplied together. Most lists have one entry.
struct MultiplierPool: ~Copyable {
  struct Entry: BitwiseCopyable {
    var level: Double
    var value: Double

    /// The index of the entry at the next weaker level, or -1 for the last entry.
    var next: Int32

    /// A Boolean value that indicates whether the value comes from exact arithmetic, so that even a tiny value is not
    /// rounding.
    var isExact = false
  }

  private(set) var entries = UniqueArray<Entry>()
  private var firstFree: Int32 = -1

  /// Scratch: the values that are being added to multipliers, such as a copy of one multiplier; empty between calls.
  var addend = UniqueArray<Entry>()

  /// For each position, the pool entry after which the next search in that position's multiplier starts, or -1 for the
  /// start of the list.
  ///
  /// Only `balanceManyLevels()` uses this array. It adds to the multipliers from the strongest level to the weakest, so
  /// each search continues where the previous search ended.
  var searchStarts = UniqueArray<Int32>()

  /// A Boolean value that indicates whether an addition to a multiplier has lost so many digits that the true sum may
  /// be 0.
  ///
  /// The owner of the pool sets the value to false again.
  var hasLostDigits = false

  init() {}

  init(copying other: borrowing MultiplierPool) {
    entries = UniqueArray(copying: other.entries)
    firstFree = other.firstFree
  }

  mutating func borrow(from block: inout SharedBlock, entries count: Int) { block.lend(count, to: &entries) }

  subscript(index: Int32) -> Entry {
    @inline(__always) get { entries[index] }
  }

  /// Adds a value at a level of the list that starts at `head`.
  ///
  /// If the sum at the level cancels down to rounding, the entry is removed. An empty list has the head -1.
  @inline(__always)
  mutating func add(_ value: Double, at level: Double, to head: inout Int32) {
    var previous: Int32 = -1
    add(value, at: level, to: &head, behind: &previous)
  }

  /// Adds a value at a level of the list that starts at `head`, and continues the search of the previous call.
  ///
  /// The caller passes -1 as `previous` at first, and a weaker level in each further call. Each call sets `previous` to
  /// the entry after which the next search starts. So adding a whole list to another takes time proportional to the
  /// lengths of both.
  mutating func add(_ value: Double, at level: Double, to head: inout Int32, behind previous: inout Int32) {
    // Most lists are empty at first, and need no search.
    if head < 0 {
      if value != 0 { head = take(Entry(level: level, value: value, next: -1)) }
      return
    }
    let index = skip(to: level, of: head, behind: &previous)
    if index >= 0 && entries[index].level == level {
      let sum = difference(entries[index].value, -value)
      noteLostDigits(entries[index].value, value)
      if sum == 0 {
        unlink(index, after: previous, &head)
      } else {
        entries[index].value = sum
        entries[index].isExact = false
      }
    } else if value != 0 {
      let new = take(Entry(level: level, value: value, next: index))
      if previous >= 0 { entries[previous].next = new } else { head = new }
    }
  }

  /// Sets `hasLostDigits` if the sum of two numbers that cancel has few correct digits, but is more than rounding.
  @inline(__always)
  private mutating func noteLostDigits(_ left: Double, _ right: Double) {
    let rest = (left + right).magnitude
    if _slowPath(rest <= Tolerances.multiplier * right.magnitude) && rest > Tolerances.rounding * right.magnitude {
      hasLostDigits = true
    }
  }

  /// Returns the index of the first entry of a list whose level is not stronger than `level`, or -1 if there is no such
  /// entry.
  ///
  /// The search starts behind the entry `previous`, or at `head` if `previous` is -1. Afterwards, `previous` is the
  /// last entry with a stronger level, or still -1 if there is no such entry.
  @inline(__always)
  private func skip(to level: Double, of head: Int32, behind previous: inout Int32) -> Int32 {
    var index = previous >= 0 ? entries[previous].next : head
    while index >= 0 && entries[index].level > level {
      previous = index
      index = entries[index].next
    }
    return index
  }

  /// Returns the entry at a level of the list that starts at `head`, or nil if the list has no such entry.
  ///
  /// The search starts behind the entry `previous`, or at `head` if `previous` is -1.
  func entry(at level: Double, of head: Int32, behind previous: Int32 = -1) -> Entry? {
    var previous = previous
    let index = skip(to: level, of: head, behind: &previous)
    return index >= 0 && entries[index].level == level ? entries[index] : nil
  }

  /// Replaces the value at a level of the list that starts at `head`.
  ///
  /// A value of 0 removes the entry. Any other value is stored, even if it is tiny.
  mutating func set(_ value: Double, at level: Double, of head: inout Int32, isExact: Bool) {
    var previous: Int32 = -1
    let index = skip(to: level, of: head, behind: &previous)
    if index >= 0 && entries[index].level == level { unlink(index, after: previous, &head) }
    if value == 0 { return }
    let next = previous >= 0 ? entries[previous].next : head
    let new = take(Entry(level: level, value: value, next: next, isExact: isExact))
    if previous >= 0 { entries[previous].next = new } else { head = new }
  }

  mutating func clear(_ head: inout Int32) {
    while head >= 0 { unlink(head, after: -1, &head) }
  }

  /// Resets `searchStarts`, so that the next search in each multiplier starts at the head of the multiplier's list.
  ///
  /// The caller then searches for levels in descending order, so each search can continue where the previous search in
  /// the same multiplier ended.
  mutating func beginSearches(positions count: Int) {
    searchStarts.resize(to: count, filling: -1)
    searchStarts.fill(with: -1)
  }

  /// Appends a copy of a multiplier to `addend`.
  ///
  /// The multiplier's own list may then change while the copy is added to other multipliers.
  mutating func copyToAddend(_ head: Int32) {
    var index = head
    while index >= 0 {
      addend.append(entries[index])
      index = entries[index].next
    }
  }

  private mutating func unlink(_ index: Int32, after previous: Int32, _ head: inout Int32) {
    let next = entries[index].next
    if previous >= 0 { entries[previous].next = next } else { head = next }
    entries[index].next = firstFree
    firstFree = index
  }

  private mutating func take(_ entry: Entry) -> Int32 {
    if firstFree < 0 {
      entries.append(entry)
      return Int32(entries.count - 1)
    }
    let index = firstFree
    firstFree = entries[index].next
    entries[index] = entry
    return index
  }
}

// MARK: - Signs

extension MultiplierPool {
  /// Returns the sign of a multiplier: the sign of its value at the strongest level where the value is more than
  /// rounding, or 0 if there is no such level.
  func sign(_ head: Int32) -> Int {
    let index = firstSignificant(head)
    return index < 0 ? 0 : (entries[index].value > 0 ? 1 : -1)
  }

  /// Returns -1 if a multiplier is below its bounds, 0 if it is within its bounds, and 1 if it is above them.
  ///
  /// `lower` and `upper` are the bounds at the level of the multiplier's row. If the value at that level equals a
  /// bound, the sign of the value at the next weaker level decides.
  ///
  /// - Precondition: `head` is the first entry that is more than rounding, and has the level of the row.
  func excess(atOwnLevel head: Int32, lower: Double, upper: Double) -> Int {
    let own = entries[head].value
    let index = firstSignificant(entries[head].next)
    let slack = entries[head].isExact ? 0 : Tolerances.multiplier * max(upper, -lower)
    if own > upper + slack { return 1 }
    if own < lower - slack { return -1 }
    if index < 0 { return 0 }
    // At a bound, the next weaker level decides.
    let tail = entries[index].value
    if own >= upper - slack && tail > 0 { return 1 }
    if own <= lower + slack && tail < 0 { return -1 }
    return 0
  }

  /// Returns a Boolean value that indicates whether the value of the entry `head` is so close to the bound `weight` or
  /// `-weight` that the true value may lie beyond this bound.
  @inline(__always)
  func isNextToBound(_ head: Int32, weight: Double) -> Bool {
    if head < 0 || entries[head].isExact { return false }
    let rest = (entries[head].value.magnitude - weight).magnitude
    return rest != 0 && rest <= Tolerances.multiplier * weight && rest > Tolerances.rounding * weight
  }

  /// Returns the index of the first entry, from `head` on, with a value that is more than rounding, or -1 if there is
  /// no such entry.
  @inline(__always)
  func firstSignificant(_ head: Int32) -> Int32 {
    var index = head
    while index >= 0 && isRounding(entries[index]) { index = entries[index].next }
    return index
  }

  @inline(__always)
  private func isRounding(_ entry: Entry) -> Bool {
    entry.value.magnitude <= Tolerances.multiplierFloor && !entry.isExact
  }
}

extension UniqueArray<MultiplierPool.Entry> {
  /// Sorts the entries from the strongest level to the weakest, if they have more than eight different levels.
  ///
  /// - Returns: Whether the entries were sorted.
  @discardableResult
  mutating func sortManyLevels() -> Bool {
    var levels = LevelCounter()
    for index in 0..<count { levels.note(self[index].level) }
    if !levels.isMany { return false }
    sort { left, right in left.level != right.level ? left.level > right.level : left.value < right.value }
    return true
  }
}
