/// Which numbers are derived from others, and which follow which.
///
/// A place is the index of a number, four to a slot. What a number is derived from may itself be derived; it never leads back.
final class DerivationTable {
  /// Where a term is in the list of those that speak of one place.
  private struct Link {
    var next: Int32
    var previous: Int32
  }

  /// By place: which derivation makes it up, or -1.
  @exclusivity(unchecked) private var indices = PlainArray<Int32>()

  /// By place: where its value stands, which is itself or the place that it is the same as; or the complement of the derivation
  /// that is to be worked out.
  ///
  /// However many places are the same as one another in a row, all of them lead to its end in one step.
  @exclusivity(unchecked) private var sources = PlainArray<Int32>()

  /// By place: the first term that speaks of it, or -1.
  ///
  /// Terms are counted four to a derivation.
  @exclusivity(unchecked) private var heads = PlainArray<Int32>()

  @exclusivity(unchecked) private var derivations = PlainArray<Derivation>()

  /// By derivation: the place that it makes up.
  @exclusivity(unchecked) private var places = PlainArray<Int32>()

  /// By term: its neighbours among those that speak of the same place.
  @exclusivity(unchecked) private var links = PlainArray<Link>()

  /// Derivations that have ended.
  @exclusivity(unchecked) private var vacant: [Int32] = []

  /// By place: below which value an extent may be negative that is a part of this number.
  @exclusivity(unchecked) private var leasts = PlainArray<Double>()

  /// By place: whether what it is made up of was ever written into a row.
  @exclusivity(unchecked) private var areInRows = PlainArray<Bool>()

  /// Derived extents of which no single number tells whether they are negative.
  @exclusivity(unchecked) private(set) var watched: Set<Int32> = []

  /// Extents that are derived since the last look at them.
  @exclusivity(unchecked) private var unseen: [Int32] = []

  /// How many numbers are derived.
  @exclusivity(unchecked) private(set) var count = 0

  var isEmpty: Bool { count == 0 }

  init() {}

  /// Another table with the same derivations.
  func copy() -> DerivationTable {
    let copy = DerivationTable()
    copy.indices = PlainArray(copying: indices)
    copy.sources = PlainArray(copying: sources)
    copy.heads = PlainArray(copying: heads)
    copy.leasts = PlainArray(copying: leasts)
    copy.areInRows = PlainArray(copying: areInRows)
    copy.derivations = PlainArray(copying: derivations)
    copy.places = PlainArray(copying: places)
    copy.links = PlainArray(copying: links)
    copy.vacant = vacant
    copy.watched = watched
    copy.unseen = unseen
    copy.count = count
    return copy
  }

  // MARK: - Room

  /// How many places there are.
  private var placeCount: Int { indices.count }

  /// Makes room for the places of a number of slots.
  func reserve(slotCount: Int) {
    if slotCount * 4 <= placeCount { return }
    indices.extend(to: slotCount * 4, filling: -1)
    heads.extend(to: slotCount * 4, filling: -1)
    leasts.extend(to: slotCount * 4, filling: -.infinity)
    areInRows.extend(to: slotCount * 4, filling: false)
    for place in sources.count..<slotCount * 4 { sources.append(Int32(place)) }
  }

  // MARK: - Changes

  /// Has a place made up of others, which must not lead back to it.
  func insert(_ derivation: Derivation, at place: Int) {
    assert(place < placeCount)
    let index = vacant.popLast() ?? appendDerivation()
    derivations[Int(index)] = derivation
    places[Int(index)] = Int32(place)
    indices[place] = index
    findSource(of: place)
    for order in 0..<derivation.termCount { link(Int(index) * Derivation.mostTerms + order) }
    count += 1
    if place % 4 >= 2 { watch(place, derivation) }
    noteFollowers(of: place)
  }

  private func findSource(of place: Int) {
    let index = indices[place]
    sources[place] = derivations[Int(index)].same.map { sources[Int($0)] } ?? ~index
  }

  private func appendDerivation() -> Int32 {
    derivations.append(Derivation(constant: 0))
    places.append(-1)
    links.extend(to: derivations.count * Derivation.mostTerms, filling: Link(next: -1, previous: -1))
    return Int32(derivations.count - 1)
  }

  func remove(at place: Int) {
    let index = indices[place]
    for order in 0..<derivations[Int(index)].termCount { unlink(Int(index) * Derivation.mostTerms + order) }
    indices[place] = -1
    sources[place] = Int32(place)
    vacant.append(index)
    count -= 1
    if !watched.isEmpty { watched.remove(Int32(place)) }
    noteFollowers(of: place)
  }

  // MARK: - Extents that may be negative

  /// Notes when a derived extent is to be looked at.
  private func watch(_ place: Int, _ derivation: Derivation) {
    unseen.append(Int32(place))
    var sum = derivation, factor = 1.0, constant = 0.0
    while sum.termCount == 1 && sum.term(0).coefficient > 0 {
      let term = sum.term(0)
      constant += factor * sum.constant
      factor *= term.coefficient
      if !isDerived(Int(term.place)) {
        // Never lowered again: then an extent is looked at in vain.
        leasts[Int(term.place)] = max(leasts[Int(term.place)], -constant / factor)
        return
      }
      sum = derivations[Int(indices[Int(term.place)])]
    }
    if sum.termCount > 0 { watched.insert(Int32(place)) }
  }

  /// What followed a number follows others now, or that number alone.
  private func noteFollowers(of place: Int) {
    // Nobody is told of before what it follows.
    forEachFollower(of: place) { follower in
      findSource(of: follower)
      if follower % 4 >= 2 { watched.insert(Int32(follower)) }
    }
  }

  /// Whether extents that are made up of a place and a constant may be negative at a value of the place.
  @inline(__always)
  func isSmall(_ place: Int, _ value: Double) -> Bool { value < leasts[place] }

  /// The extents that are derived since the last call.
  func takeUnseen() -> [Int32] {
    if unseen.isEmpty { return [] }
    defer { unseen = [] }
    return unseen
  }

  private func place(ofTerm term: Int) -> Int {
    Int(derivations[term / Derivation.mostTerms].term(term % Derivation.mostTerms).place)
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
  func isDerived(_ place: Int) -> Bool { count > 0 && place < placeCount && indices[place] >= 0 }

  /// Whether any of the four numbers of a slot is derived.
  @inline(__always)
  func isAnyDerived(inSlot slot: Int) -> Bool {
    if count == 0 || slot * 4 >= placeCount { return false }
    return indices[slot * 4] >= 0 || indices[slot * 4 + 1] >= 0 || indices[slot * 4 + 2] >= 0
      || indices[slot * 4 + 3] >= 0
  }

  /// Whether any number is derived from this one.
  @inline(__always)
  func isFollowed(_ place: Int) -> Bool { count > 0 && place < placeCount && heads[place] >= 0 }

  /// The value of a place, derived or not.
  @inline(__always)
  func number(_ place: Int, in values: UnsafeBufferPointer<Double>) -> Double {
    isDerived(place) ? value(of: place, in: values) : values[place]
  }

  /// The value of a place, from the values of those that are not derived.
  @inline(__always)
  func value(of place: Int, in values: UnsafeBufferPointer<Double>) -> Double {
    assert(place < placeCount)
    let source = sources[place]
    return source >= 0 ? values[Int(source)] : sum(~Int(source), in: values)
  }

  /// What a derivation makes up.
  private func sum(_ index: Int, in values: UnsafeBufferPointer<Double>) -> Double {
    // Most have one term or two: a loop over them, or finding the array anew after each, would cost more than they do.
    let derivations = derivations.elements
    let count = derivations[index].termCount
    var sum = derivations[index].constant
    if count > 0 { sum += derivations[index].coefficients.x * value(of: Int(derivations[index].places.x), in: values) }
    if count > 1 { sum += derivations[index].coefficients.y * value(of: Int(derivations[index].places.y), in: values) }
    if count > 2 { sum += derivations[index].coefficients.z * value(of: Int(derivations[index].places.z), in: values) }
    if count > 3 { sum += derivations[index].coefficients.w * value(of: Int(derivations[index].places.w), in: values) }
    return sum
  }

  /// The values of the four numbers of a slot; nil if this table knows nothing of it.
  @inline(__always)
  func frame(at slot: Int, in values: UnsafeBufferPointer<Double>) -> Rect? {
    let place = slot * 4
    if count == 0 || place >= placeCount { return nil }
    let (x, y, width, height) = (sources[place], sources[place + 1], sources[place + 2], sources[place + 3])
    // Most cells lie where their tracks begin; nothing has to be worked out for them.
    if x | y | width | height < 0 { return workedOutFrame(at: place, in: values) }
    return Rect(x: values[Int(x)], y: values[Int(y)], width: values[Int(width)], height: values[Int(height)])
  }

  private func workedOutFrame(at place: Int, in values: UnsafeBufferPointer<Double>) -> Rect {
    Rect(
      x: value(of: place, in: values), y: value(of: place + 1, in: values), width: value(of: place + 2, in: values),
      height: value(of: place + 3, in: values))
  }

  /// How fast a place changes, from how fast those change that are not derived.
  func rate(of place: Int, in rates: (Int) -> Double) -> Double {
    guard isDerived(place) else { return rates(place) }
    let derivation = derivations[Int(indices[place])]
    var rate = 0.0
    for order in 0..<derivation.termCount {
      let term = derivation.term(order)
      rate += term.coefficient * self.rate(of: Int(term.place), in: rates)
    }
    return rate
  }

  /// Returns a Boolean value that indicates whether a row may contain what a place is made up of, or what follows the place.
  func isInRows(_ place: Int) -> Bool { place < placeCount && areInRows[place] }

  /// Calls a closure with the places that make up another one, none of which is derived.
  ///
  /// - Returns: What is to be added to them.
  func forEachTerm(of place: Int, times factor: Double = 1, _ body: (Double, Int) -> Void) -> Double {
    guard isDerived(place) else {
      body(factor, place)
      return 0
    }
    areInRows[place] = true
    let derivation = derivations[Int(indices[place])]
    var constant = factor * derivation.constant
    for order in 0..<derivation.termCount {
      let term = derivation.term(order)
      constant += forEachTerm(of: Int(term.place), times: factor * term.coefficient, body)
    }
    return constant
  }

  /// How many derivations in a row make up a place.
  func depth(of place: Int) -> Int32 { isDerived(place) ? derivations[Int(indices[place])].depth : 0 }

  /// Whether a place is another one, or made up of it.
  func leads(from place: Int, to other: Int) -> Bool {
    if place == other { return true }
    guard isDerived(place) else { return false }
    let derivation = derivations[Int(indices[place])]
    return (0..<derivation.termCount).contains { leads(from: Int(derivation.term($0).place), to: other) }
  }

  /// Calls a closure with every place that is made up of this one, with some more than once.
  func forEachFollower(of place: Int, _ body: (Int) -> Void) {
    guard isFollowed(place) else { return }
    var term = heads[place]
    while term >= 0 {
      let follower = Int(places[Int(term) / Derivation.mostTerms])
      body(follower)
      forEachFollower(of: follower, body)
      term = links[Int(term)].next
    }
  }
}
