import BowerbirdSolver

/// The table of substituted numbers, with the substitution and the followers of each.
///
/// Numbers are denoted by their indices among the numbers of all slots, as in ``SlotNumber``. A substituted number
/// *follows* the numbers in its substitution. These may be substituted too, but they never follow the number itself.
final class SubstitutionTable {
  /// The neighbours of a term in the list of terms that contain the same number.
  private struct Link {
    var next: Int32
    var previous: Int32
  }

  /// For each number, the index of its substitution, or -1.
  @exclusivity(unchecked) private var indices = PlainArray<Int32>()

  /// For each number, the index of the number that stores its value: itself or an equal number.
  ///
  /// If no number stores its value, this is the complement of the index of the substitution to compute.
  ///
  /// In a chain of equal numbers, each refers directly to the end of the chain.
  @exclusivity(unchecked) private var sources = PlainArray<Int32>()

  /// For each number, the first term that contains it, or -1; terms are numbered four to a substitution.
  @exclusivity(unchecked) private var heads = PlainArray<Int32>()

  /// The substitutions, with vacant ones among them.
  @exclusivity(unchecked) private var substitutions = PlainArray<Substitution>()

  /// For each substitution, the index of the substituted number.
  @exclusivity(unchecked) private var places = PlainArray<Int32>()

  /// For each term, its neighbours among the terms that contain the same number.
  @exclusivity(unchecked) private var links = PlainArray<Link>()

  /// The indices of substitutions that have ended.
  @exclusivity(unchecked) private var vacant: [Int32] = []

  /// For each number, the value below which an extent that follows it may be negative.
  @exclusivity(unchecked) private var leasts = PlainArray<Double>()

  /// For each number, whether its terms were ever written into a row.
  @exclusivity(unchecked) private var areInRows = PlainArray<Bool>()

  /// The substituted extents that are checked with every solution, because no single number shows if they are negative.
  @exclusivity(unchecked) private(set) var watched: Set<Int32> = []

  /// The substituted extents that have not been checked since their substitutions began.
  @exclusivity(unchecked) private var unseen: [Int32] = []

  /// The number of substituted numbers.
  @exclusivity(unchecked) private(set) var count = 0

  var isEmpty: Bool { count == 0 }

  init() {}

  /// Returns another table with the same substitutions.
  func copy() -> SubstitutionTable {
    let copy = SubstitutionTable()
    copy.indices = PlainArray(copying: indices)
    copy.sources = PlainArray(copying: sources)
    copy.heads = PlainArray(copying: heads)
    copy.leasts = PlainArray(copying: leasts)
    copy.areInRows = PlainArray(copying: areInRows)
    copy.substitutions = PlainArray(copying: substitutions)
    copy.places = PlainArray(copying: places)
    copy.links = PlainArray(copying: links)
    copy.vacant = vacant
    copy.watched = watched
    copy.unseen = unseen
    copy.count = count
    return copy
  }

  // MARK: - Room

  /// The number of numbers for which the table has room, substituted or not.
  private var placeCount: Int { indices.count }

  /// Makes room for the numbers of a given number of slots.
  func reserve(slotCount: Int) {
    let wanted = SlotNumber.placeCount(ofSlots: slotCount)
    if wanted <= placeCount { return }
    indices.extend(to: wanted, filling: -1)
    heads.extend(to: wanted, filling: -1)
    leasts.extend(to: wanted, filling: -.infinity)
    areInRows.extend(to: wanted, filling: false)
    for place in sources.count..<wanted { sources.append(Int32(place)) }
  }

  // MARK: - Changes

  /// Adds the substitution of a number; none of the numbers in it may follow this number.
  func insert(_ substitution: Substitution, at place: Int) {
    assert(place < placeCount)
    let index = vacant.popLast() ?? appendSubstitution()
    substitutions[Int(index)] = substitution
    places[Int(index)] = Int32(place)
    indices[place] = index
    findSource(of: place)
    for order in 0..<substitution.termCount { link(Int(index) * Substitution.mostTerms + order) }
    count += 1
    if SlotNumber.isLength(at: place) { watch(place, substitution) }
    noteFollowers(of: place)
  }

  private func findSource(of place: Int) {
    let index = indices[place]
    sources[place] = substitutions[Int(index)].same.map { sources[Int($0)] } ?? ~index
  }

  private func appendSubstitution() -> Int32 {
    substitutions.append(Substitution(constant: 0))
    places.append(-1)
    links.extend(to: substitutions.count * Substitution.mostTerms, filling: Link(next: -1, previous: -1))
    return Int32(substitutions.count - 1)
  }

  func remove(at place: Int) {
    let index = indices[place]
    for order in 0..<substitutions[Int(index)].termCount { unlink(Int(index) * Substitution.mostTerms + order) }
    indices[place] = -1
    sources[place] = Int32(place)
    vacant.append(index)
    count -= 1
    if !watched.isEmpty { watched.remove(Int32(place)) }
    noteFollowers(of: place)
  }

  // MARK: - Extents that may be negative

  /// Records at which values of other numbers a substituted extent must be checked.
  private func watch(_ place: Int, _ substitution: Substitution) {
    unseen.append(Int32(place))
    var sum = substitution, factor = 1.0, constant = 0.0
    while sum.termCount == 1 && sum.term(0).coefficient > 0 {
      let term = sum.term(0)
      constant += factor * sum.constant
      factor *= term.coefficient
      if !isSubstituted(Int(term.place)) {
        // The bound is never lowered again. A bound that is too high only causes needless checks.
        leasts[Int(term.place)] = max(leasts[Int(term.place)], -constant / factor)
        return
      }
      sum = substitutions[Int(indices[Int(term.place)])]
    }
    if sum.termCount > 0 { watched.insert(Int32(place)) }
  }

  /// Updates the followers of a number whose substitution has begun or ended.
  private func noteFollowers(of place: Int) {
    // Each follower is visited after the number that it follows.
    forEachFollower(of: place) { follower in
      findSource(of: follower)
      if SlotNumber.isLength(at: follower) { watched.insert(Int32(follower)) }
    }
  }

  /// Returns whether an extent that follows a number may be negative while the number has a given value.
  @inline(__always)
  func isSmall(_ place: Int, _ value: Double) -> Bool { value < leasts[place] }

  /// Returns the extents whose substitutions have begun since the last call.
  func takeUnseen() -> [Int32] {
    if unseen.isEmpty { return [] }
    defer { unseen = [] }
    return unseen
  }

  private func place(ofTerm term: Int) -> Int {
    Int(substitutions[term / Substitution.mostTerms].term(term % Substitution.mostTerms).place)
  }

  private func link(_ term: Int) {
    let place = place(ofTerm: term)
    links[term] = Link(next: heads[place], previous: -1)
    if heads[place] >= 0 { links[Int(heads[place])].previous = Int32(term) }
    heads[place] = Int32(term)
  }

  private func unlink(_ term: Int) {
    let link = links[term]
    if link.next >= 0 { links[Int(link.next)].previous = link.previous }
    if link.previous >= 0 { links[Int(link.previous)].next = link.next } else { heads[place(ofTerm: term)] = link.next }
  }

  // MARK: - Questions

  @inline(__always)
  func isSubstituted(_ place: Int) -> Bool { count > 0 && place < placeCount && indices[place] >= 0 }

  /// Returns whether any of the four numbers of a slot is substituted.
  @inline(__always)
  func isAnySubstituted(inSlot slot: Int) -> Bool {
    let places = SlotNumber.places(in: slot)
    return count > 0 && places.upperBound <= placeCount && places.contains { indices[$0] >= 0 }
  }

  /// Returns whether any number follows a given one.
  @inline(__always)
  func isFollowed(_ place: Int) -> Bool { count > 0 && place < placeCount && heads[place] >= 0 }

  /// Returns the value of a number, substituted or not.
  @inline(__always)
  func number(_ place: Int, in values: UnsafeBufferPointer<Double>) -> Double {
    isSubstituted(place) ? value(of: place, in: values) : values[place]
  }

  /// Returns the value of a number of the table, given the values of the numbers that are not substituted.
  @inline(__always)
  func value(of place: Int, in values: UnsafeBufferPointer<Double>) -> Double {
    assert(place < placeCount)
    let source = sources[place]
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
      sum += substitutions[index].coefficients.x * value(of: Int(substitutions[index].places.x), in: values)
    }
    if count > 1 {
      sum += substitutions[index].coefficients.y * value(of: Int(substitutions[index].places.y), in: values)
    }
    if count > 2 {
      sum += substitutions[index].coefficients.z * value(of: Int(substitutions[index].places.z), in: values)
    }
    if count > 3 {
      sum += substitutions[index].coefficients.w * value(of: Int(substitutions[index].places.w), in: values)
    }
    return sum
  }

  /// Returns the four numbers of a slot; nil if the table does not reach as far as the slot.
  @inline(__always)
  func frame(at slot: Int, in values: UnsafeBufferPointer<Double>) -> Rect? {
    if count == 0 || SlotNumber.height.place(in: slot) >= placeCount { return nil }
    let x = sources[SlotNumber.leading.place(in: slot)], y = sources[SlotNumber.top.place(in: slot)]
    let width = sources[SlotNumber.width.place(in: slot)], height = sources[SlotNumber.height.place(in: slot)]
    // Most cells begin where their tracks begin, and nothing must be computed for them.
    if x | y | width | height < 0 { return computedFrame(at: slot, in: values) }
    return Rect(x: values[Int(x)], y: values[Int(y)], width: values[Int(width)], height: values[Int(height)])
  }

  private func computedFrame(at slot: Int, in values: UnsafeBufferPointer<Double>) -> Rect {
    func value(_ number: SlotNumber) -> Double { self.value(of: number.place(in: slot), in: values) }
    return Rect(x: value(.leading), y: value(.top), width: value(.width), height: value(.height))
  }

  /// Returns the rate at which a number changes, given the rates of the numbers that are not substituted.
  func rate(of place: Int, in rates: (Int) -> Double) -> Double {
    guard isSubstituted(place) else { return rates(place) }
    let substitution = substitutions[Int(indices[place])]
    var rate = 0.0
    for order in 0..<substitution.termCount {
      let term = substitution.term(order)
      rate += term.coefficient * self.rate(of: Int(term.place), in: rates)
    }
    return rate
  }

  /// Returns whether a row may contain the terms of a number, directly or in those of a follower.
  func isInRows(_ place: Int) -> Bool { place < placeCount && areInRows[place] }

  /// Calls a closure with the coefficient and the index of each number of which a number is a sum; none of them is
  /// substituted.
  ///
  /// - Returns: The constant to add to the terms.
  func forEachTerm(of place: Int, times factor: Double = 1, _ body: (Double, Int) -> Void) -> Double {
    guard isSubstituted(place) else {
      body(factor, place)
      return 0
    }
    areInRows[place] = true
    let substitution = substitutions[Int(indices[place])]
    var constant = factor * substitution.constant
    for order in 0..<substitution.termCount {
      let term = substitution.term(order)
      constant += forEachTerm(of: Int(term.place), times: factor * term.coefficient, body)
    }
    return constant
  }

  /// Returns the depth of a number: the number of substitutions in its longest chain, 0 if it is not substituted.
  func depth(of place: Int) -> Int32 { isSubstituted(place) ? substitutions[Int(indices[place])].depth : 0 }

  /// Returns whether a number is another one, or follows it.
  func leads(from place: Int, to other: Int) -> Bool {
    if place == other { return true }
    guard isSubstituted(place) else { return false }
    let substitution = substitutions[Int(indices[place])]
    return (0..<substitution.termCount).contains { leads(from: Int(substitution.term($0).place), to: other) }
  }

  /// Calls a closure with every number that follows a given one, directly or by way of others.
  ///
  /// Some are visited more than once.
  func forEachFollower(of place: Int, _ body: (Int) -> Void) {
    forEachDirectFollower(of: place) { follower in
      body(follower)
      forEachFollower(of: follower, body)
    }
  }

  /// Calls a closure with every number whose substitution contains a given one.
  func forEachDirectFollower(of place: Int, _ body: (Int) -> Void) {
    guard isFollowed(place) else { return }
    var term = heads[place]
    while term >= 0 {
      body(Int(places[Int(term) / Substitution.mostTerms]))
      term = links[Int(term)].next
    }
  }
}
