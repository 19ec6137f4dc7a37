import BowerbirdSolver

/// The table of substituted numbers, with the substitution and the followers of each number.
///
/// Numbers are denoted by their indices among the numbers of all slots, as in ``SlotNumber``. A substituted number
/// *follows* the numbers in its substitution. The numbers in a substitution may be substituted too, but they never
/// follow the number that the substitution computes.
final class SubstitutionTable {
  /// The neighbors of a term in the list of terms that contain the same number.
  private struct Link {
    var next: Int32
    var previous: Int32
  }

  /// For each number, the index of its substitution, or -1.
  @exclusivity(unchecked) private var substitutionIndices = UniqueArray<Int32>()

  /// For each number, where its value is stored.
  ///
  /// An entry that is not negative is the index of the number that stores the value: the number itself or an equal
  /// number. If no number stores the value, the entry is `~index`, where `index` is the index of the substitution to
  /// compute.
  ///
  /// In a chain of equal numbers, each entry is the index of the last number.
  @exclusivity(unchecked) private var sources = UniqueArray<Int32>()

  /// For each number, the index of the first term that contains the number, or -1.
  ///
  /// The terms of substitution *i* have the indices from 4 *i* to 4 *i* + 3.
  @exclusivity(unchecked) private var heads = UniqueArray<Int32>()

  /// The substitutions, with vacant entries among them.
  @exclusivity(unchecked) private var substitutions = UniqueArray<Substitution>()

  /// For each substitution, the index of the substituted number.
  @exclusivity(unchecked) private var numbers = UniqueArray<Int32>()

  /// For each term, its neighbors among the terms that contain the same number.
  @exclusivity(unchecked) private var links = UniqueArray<Link>()

  /// The indices in `substitutions` that are vacant, because their substitutions have ended.
  @exclusivity(unchecked) private var vacant: [Int32] = []

  /// For each number, a limit: while the number is below it, an extent that follows the number may be negative.
  @exclusivity(unchecked) private var leasts = UniqueArray<Double>()

  /// For each number, whether a row was ever made with the terms of the number's substitution.
  @exclusivity(unchecked) private var areInRows = UniqueArray<Bool>()

  /// The substituted extents that are checked for negative values after every solve.
  ///
  /// For these extents, no entry of `leasts` indicates when a check is needed.
  @exclusivity(unchecked) private(set) var watched: Set<Int32> = []

  /// The substituted extents that have not been checked for negative values since their substitutions began.
  @exclusivity(unchecked) private var unchecked: [Int32] = []

  /// The number of substituted numbers.
  @exclusivity(unchecked) private(set) var count = 0

  var isEmpty: Bool { count == 0 }

  init() {}

  /// Returns another table with the same substitutions.
  func copy() -> SubstitutionTable {
    let copy = SubstitutionTable()
    copy.substitutionIndices = UniqueArray(copying: substitutionIndices)
    copy.sources = UniqueArray(copying: sources)
    copy.heads = UniqueArray(copying: heads)
    copy.leasts = UniqueArray(copying: leasts)
    copy.areInRows = UniqueArray(copying: areInRows)
    copy.substitutions = UniqueArray(copying: substitutions)
    copy.numbers = UniqueArray(copying: numbers)
    copy.links = UniqueArray(copying: links)
    copy.vacant = vacant
    copy.watched = watched
    copy.unchecked = unchecked
    copy.count = count
    return copy
  }

  // MARK: - Room

  /// The number of numbers, substituted or not, for which the table has room.
  private var numberCount: Int { substitutionIndices.count }

  /// Makes room for the numbers of a given number of slots.
  private func reserve(slotCount: Int) {
    let wanted = SlotNumber.numberCount(ofSlots: slotCount)
    substitutionIndices.extend(to: wanted, filling: -1)
    heads.extend(to: wanted, filling: -1)
    leasts.extend(to: wanted, filling: -.infinity)
    areInRows.extend(to: wanted, filling: false)
    for index in sources.count..<wanted { sources.append(Int32(index)) }
  }

  /// Reserves memory for further substitutions, because a first layout adds thousands.
  func reserve(more count: Int) {
    substitutions.reserve(more: count)
    numbers.reserve(more: count)
    links.reserve(more: count * Substitution.mostTerms)
  }

  // MARK: - Changes

  /// Adds the substitution of a number.
  ///
  /// - Precondition: No number in the substitution is the substituted number or follows it.
  ///
  /// - Parameters:
  ///   - substitution: The substitution.
  ///   - index: The index of the number.
  ///   - slotCount: The number of slots for which the table needs room.
  func insert(_ substitution: Substitution, at index: Int, slotCount: Int) {
    if SlotNumber.numberCount(ofSlots: slotCount) > numberCount { reserve(slotCount: slotCount) }
    let substitutionIndex = place(substitution, of: index)
    substitutionIndices[index] = substitutionIndex
    sources[index] = source(of: substitutionIndex, substitution)
    for order in 0..<substitution.termCount {
      link(Int(substitutionIndex) * Substitution.mostTerms + order, with: Int(substitution.term(order).index))
    }
    count += 1
    if SlotNumber.isLength(at: index) { watch(index, substitution) }
    if isFollowed(index) { noteFollowers(of: index) }
  }

  /// Returns the index of the number that stores the value of a substitution; `~substitutionIndex` if no number stores
  /// the value.
  private func source(of substitutionIndex: Int32, _ substitution: Substitution) -> Int32 {
    substitution.same.map { sources[Int($0)] } ?? ~substitutionIndex
  }

  /// Stores a substitution in a vacant place, or at the end.
  ///
  /// - Returns: The index of the substitution.
  private func place(_ substitution: Substitution, of index: Int) -> Int32 {
    if let place = vacant.popLast() {
      substitutions[Int(place)] = substitution
      numbers[Int(place)] = Int32(index)
      return place
    }
    substitutions.append(substitution)
    numbers.append(Int32(index))
    links.resize(to: links.count + Substitution.mostTerms, filling: Link(next: -1, previous: -1))
    return Int32(substitutions.count - 1)
  }

  func remove(at index: Int) {
    let substitutionIndex = substitutionIndices[index]
    for order in 0..<substitutions[Int(substitutionIndex)].termCount {
      unlink(Int(substitutionIndex) * Substitution.mostTerms + order)
    }
    substitutionIndices[index] = -1
    sources[index] = Int32(index)
    vacant.append(substitutionIndex)
    count -= 1
    if !watched.isEmpty { watched.remove(Int32(index)) }
    if isFollowed(index) { noteFollowers(of: index) }
  }

  // MARK: - Extents that may be negative

  /// Records when a substituted extent must be checked for a negative value.
  ///
  /// Every extent is checked once. An extent that follows one number is checked again when this number is below its
  /// limit in `leasts`. Any other extent is checked after every solve, unless the extent is constant.
  private func watch(_ index: Int, _ substitution: Substitution) {
    unchecked.append(Int32(index))
    var sum = substitution, factor = 1.0, constant = 0.0
    while sum.termCount == 1 && sum.term(0).coefficient > 0 {
      let term = sum.term(0)
      constant += factor * sum.constant
      factor *= term.coefficient
      if !isSubstituted(Int(term.index)) {
        // The limit is never lowered again. A limit that is too high only causes needless checks.
        leasts[Int(term.index)] = max(leasts[Int(term.index)], -constant / factor)
        return
      }
      sum = substitutions[Int(substitutionIndices[Int(term.index)])]
    }
    if sum.termCount > 0 { watched.insert(Int32(index)) }
  }

  /// Updates `sources` for the followers of a number, after the number's substitution has begun or ended.
  ///
  /// All extents among the followers are then checked for negative values after every solve.
  private func noteFollowers(of index: Int) {
    // Each follower is visited after the number that it follows.
    forEachFollower(of: index) { follower in
      let substitutionIndex = substitutionIndices[follower]
      sources[follower] = source(of: substitutionIndex, substitutions[Int(substitutionIndex)])
      if SlotNumber.isLength(at: follower) { watched.insert(Int32(follower)) }
    }
  }

  /// Returns whether an extent that follows a number may be negative while the number has a given value.
  @inline(__always)
  func isSmall(_ index: Int, _ value: Double) -> Bool { value < leasts[index] }

  /// Removes and returns the extents that have not been checked since their substitutions began.
  func takeUnseen() -> [Int32] {
    if unchecked.isEmpty { return [] }
    defer { unchecked = [] }
    return unchecked
  }

  private func index(ofTerm term: Int) -> Int {
    Int(substitutions[term / Substitution.mostTerms].term(term % Substitution.mostTerms).index)
  }

  /// Adds a term to the list of the terms that contain the number at an index.
  private func link(_ term: Int, with index: Int) {
    links[term] = Link(next: heads[index], previous: -1)
    if heads[index] >= 0 { links[Int(heads[index])].previous = Int32(term) }
    heads[index] = Int32(term)
  }

  private func unlink(_ term: Int) {
    let link = links[term]
    if link.next >= 0 { links[Int(link.next)].previous = link.previous }
    if link.previous >= 0 { links[Int(link.previous)].next = link.next } else { heads[index(ofTerm: term)] = link.next }
  }

  // MARK: - Reading

  @inline(__always)
  func isSubstituted(_ index: Int) -> Bool { count > 0 && index < numberCount && substitutionIndices[index] >= 0 }

  /// Returns whether any of the four numbers of a slot is substituted.
  @inline(__always)
  func isAnySubstituted(inSlot slot: Int) -> Bool {
    let indices = SlotNumber.indices(in: slot)
    return count > 0 && indices.upperBound <= numberCount && indices.contains { substitutionIndices[$0] >= 0 }
  }

  /// Returns whether any number follows a given number.
  @inline(__always)
  func isFollowed(_ index: Int) -> Bool { count > 0 && index < numberCount && heads[index] >= 0 }

  /// Returns the value of any number, given the values of the numbers that are not substituted.
  @inline(__always)
  func number(_ index: Int, in values: UnsafeBufferPointer<Double>) -> Double {
    isSubstituted(index) ? value(of: index, in: values) : values[index]
  }

  /// Returns the value of a number for which the table has room, given the values of the numbers that are not
  /// substituted.
  @inline(__always)
  func value(of index: Int, in values: UnsafeBufferPointer<Double>) -> Double {
    assert(index < numberCount)
    let source = sources[index]
    return source >= 0 ? values[Int(source)] : sum(~Int(source), in: values)
  }

  /// Returns the value of a substitution.
  private func sum(_ index: Int, in values: UnsafeBufferPointer<Double>) -> Double {
    // Most substitutions have one or two terms. A loop, or reading the array again for each term, would cost more than
    // the terms.
    let substitutions = substitutions.elements
    let count = substitutions[index].termCount
    var sum = substitutions[index].constant
    if count > 0 {
      sum += substitutions[index].coefficients.x * value(of: Int(substitutions[index].indices.x), in: values)
    }
    if count > 1 {
      sum += substitutions[index].coefficients.y * value(of: Int(substitutions[index].indices.y), in: values)
    }
    if count > 2 {
      sum += substitutions[index].coefficients.z * value(of: Int(substitutions[index].indices.z), in: values)
    }
    if count > 3 {
      sum += substitutions[index].coefficients.w * value(of: Int(substitutions[index].indices.w), in: values)
    }
    return sum
  }

  /// Returns the four numbers of a slot; nil if nothing is substituted, or if the table has no room for the slot.
  @inline(__always)
  func frame(at slot: Int, in values: UnsafeBufferPointer<Double>) -> Rect? {
    if count == 0 || SlotNumber.height.index(in: slot) >= numberCount { return nil }
    let x = sources[SlotNumber.leading.index(in: slot)], y = sources[SlotNumber.top.index(in: slot)]
    let width = sources[SlotNumber.width.index(in: slot)], height = sources[SlotNumber.height.index(in: slot)]
    // Most cells begin where their tracks begin, and nothing must be computed for them.
    if x | y | width | height < 0 { return computedFrame(at: slot, in: values) }
    return Rect(x: values[Int(x)], y: values[Int(y)], width: values[Int(width)], height: values[Int(height)])
  }

  private func computedFrame(at slot: Int, in values: UnsafeBufferPointer<Double>) -> Rect {
    func value(_ number: SlotNumber) -> Double { self.value(of: number.index(in: slot), in: values) }
    return Rect(x: value(.leading), y: value(.top), width: value(.width), height: value(.height))
  }

  /// Returns the rate at which a number changes, given the rates of the numbers that are not substituted.
  func rate(of index: Int, in rates: (Int) -> Double) -> Double {
    guard isSubstituted(index) else { return rates(index) }
    let substitution = substitutions[Int(substitutionIndices[index])]
    var rate = 0.0
    for order in 0..<substitution.termCount {
      let term = substitution.term(order)
      rate += term.coefficient * self.rate(of: Int(term.index), in: rates)
    }
    return rate
  }

  /// Returns the rate at which a number changes, given an array with the rate of each number that is not substituted.
  func rate(of index: Int, in rates: [Double]) -> Double { rate(of: index) { rates[$0] } }

  /// Returns whether a row may contain the terms of a number's substitution, directly or among the terms of a follower.
  func isInRows(_ index: Int) -> Bool { index < numberCount && areInRows[index] }

  /// Expands a number into a sum of numbers that are not substituted, and calls a closure for each term.
  ///
  /// The closure gets the coefficient of the term, multiplied by `factor`, and the index of the term's number. The call
  /// records that rows may contain the terms; see ``isInRows(_:)``.
  ///
  /// - Returns: The constant of the sum, multiplied by `factor`.
  func forEachTerm(of index: Int, times factor: Double = 1, _ body: (Double, Int) -> Void) -> Double {
    guard isSubstituted(index) else {
      body(factor, index)
      return 0
    }
    areInRows[index] = true
    let substitution = substitutions[Int(substitutionIndices[index])]
    var constant = factor * substitution.constant
    for order in 0..<substitution.termCount {
      let term = substitution.term(order)
      constant += forEachTerm(of: Int(term.index), times: factor * term.coefficient, body)
    }
    return constant
  }

  /// Returns the depth of a number, see ``Substitution/depth``; 0 if the number is not substituted.
  func depth(of index: Int) -> Int32 { isSubstituted(index) ? substitutions[Int(substitutionIndices[index])].depth : 0 }

  /// Returns whether two numbers are the same, or the first follows the second, directly or by way of other numbers.
  func leads(from index: Int, to other: Int) -> Bool {
    if index == other { return true }
    guard isSubstituted(index) else { return false }
    let substitution = substitutions[Int(substitutionIndices[index])]
    return (0..<substitution.termCount).contains { leads(from: Int(substitution.term($0).index), to: other) }
  }

  /// Calls a closure with every number that follows a given number, directly or by way of other numbers.
  ///
  /// The closure may be called several times for one number.
  func forEachFollower(of index: Int, _ body: (Int) -> Void) {
    forEachDirectFollower(of: index) { follower in
      body(follower)
      forEachFollower(of: follower, body)
    }
  }

  /// Calls a closure with every number whose substitution contains a given number.
  func forEachDirectFollower(of index: Int, _ body: (Int) -> Void) {
    guard isFollowed(index) else { return }
    var term = heads[index]
    while term >= 0 {
      body(Int(numbers[Int(term) / Substitution.mostTerms]))
      term = links[Int(term)].next
    }
  }

  /// Returns the indices of the numbers that follow any of several numbers, directly or by way of other numbers.
  ///
  /// Each index occurs once.
  func followers(of indices: [Int]) -> [Int] {
    var followers: [Int] = [], known: Set<Int> = [], pending = indices
    while let index = pending.popLast() {
      forEachDirectFollower(of: index) { follower in
        if !known.insert(follower).inserted { return }
        followers.append(follower)
        pending.append(follower)
      }
    }
    return followers
  }
}
