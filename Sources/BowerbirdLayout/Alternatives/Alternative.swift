import BowerbirdSolver

/// One of several arrangements of an item: constraints, a whole grid, or both.
///
/// Alternatives stand in an order, and the first that counts is taken; see ``LayoutItem/alternatives(_:)``. One counts if its
/// condition holds, or, where it states none, if it fits: the item is at least as large as the alternative needs by itself. The
/// last one always counts.
///
/// ```swift
/// screen.alternatives {
///   Alternative("wide", when: screen.widthAnchor >= 700) {
///     sidebar.trailingAnchor == list.leadingAnchor
///     sidebar.widthAnchor == 240
///   }
///   Alternative("narrow", without: [sidebar]) { list.leadingAnchor == screen.leadingAnchor }
/// }
/// ```
public final class Alternative {
  /// What reports, explanations and drawings call the alternative.
  public let name: String

  /// The constraints that count while the alternative is taken.
  ///
  /// Their constants and priorities may be changed at any time.
  public let constraints: [LayoutConstraint]

  /// The comparisons that have to hold; nil if the alternative has to fit.
  let condition: AlternativeCondition?

  /// How strongly a content resists at least that must not be compressed.
  let fitting: Priority

  /// The items that are not there while the alternative is taken, and those that are there in no other one.
  let absent: [ItemReference]
  let own: [ItemReference]

  /// The items that fill the whole place.
  let arrangements: [any LayoutItem]

  /// The alternatives within this one.
  let nested: [Alternatives]

  /// Where the arrangements hold what is in them, and the places among these whose items other alternatives borrow.
  private let everyPlace: [LentPlace]
  private(set) var places: [LentPlace] = []

  /// The constraints that have the arrangements fill the place.
  var filling: [LayoutConstraint] = []

  /// Makes an alternative that counts if it fits.
  ///
  /// It fits if the item is at least as wide and as high as the alternative needs by itself: so wide and high that its required
  /// constraints hold, that nothing in it is compressed, and that nothing lies beyond the edges.
  ///
  /// ```swift
  /// buttons.alternatives {
  ///   Alternative("row") { Grid.horizontal { ok.auto(); cancel.auto() } }
  ///   Alternative("column") { Grid.vertical { ok.auto(); cancel.auto() } }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - name: What reports, explanations and drawings call it.
  ///   - fitting: How strongly a content resists at least that must not be compressed by the alternative's constraints; all
  ///     contents at first. In a grid that is a whole arrangement all contents count.
  ///   - absent: Items that are not there while the alternative is taken: they take no room and are not drawn.
  ///   - own: Items that are there in this alternative, and in no other one that does not name them too.
  ///   - content: The constraints, and what fills the place.
  public convenience init(
    _ name: String = "", fitting: Priority = 1, without absent: [any LayoutItem] = [], with own: [any LayoutItem] = [],
    @AlternativeBuilder content: () -> [AlternativeContent] = { [] }
  ) {
    self.init(name, nil, fitting, absent, own, content())
  }

  /// Makes an alternative that counts if comparisons of lengths hold.
  ///
  /// ```swift
  /// Alternative("wide", when: screen.widthAnchor >= 700 && screen.heightAnchor >= 400) { … }
  /// ```
  ///
  /// - Parameters:
  ///   - name: What reports, explanations and drawings call it.
  ///   - condition: A comparison of lengths of any items, or several joined by `&&`.
  ///   - absent: Items that are not there while the alternative is taken: they take no room and are not drawn.
  ///   - own: Items that are there in this alternative, and in no other one that does not name them too.
  ///   - content: The constraints, and what fills the place.
  public convenience init(
    _ name: String = "", when condition: some ConstraintSource, without absent: [any LayoutItem] = [],
    with own: [any LayoutItem] = [], @AlternativeBuilder content: () -> [AlternativeContent] = { [] }
  ) {
    self.init(name, AlternativeCondition(condition), 1, absent, own, content())
  }

  /// Makes an alternative that counts if several comparisons of lengths hold, joined by `&&`.
  ///
  /// - Parameters:
  ///   - name: What reports, explanations and drawings call it.
  ///   - condition: The comparisons.
  ///   - absent: Items that are not there while the alternative is taken: they take no room and are not drawn.
  ///   - own: Items that are there in this alternative, and in no other one that does not name them too.
  ///   - content: The constraints, and what fills the place.
  public convenience init(
    _ name: String = "", when condition: AlternativeCondition, without absent: [any LayoutItem] = [],
    with own: [any LayoutItem] = [], @AlternativeBuilder content: () -> [AlternativeContent] = { [] }
  ) {
    self.init(name, condition, 1, absent, own, content())
  }

  private init(
    _ name: String, _ condition: AlternativeCondition?, _ fitting: Priority, _ absent: [any LayoutItem],
    _ own: [any LayoutItem], _ contents: [AlternativeContent]
  ) {
    self.name = name
    self.condition = condition
    self.fitting = fitting
    self.absent = absent.map { $0.layoutNode.reference }
    self.own = own.map { $0.layoutNode.reference }
    var constraints: [LayoutConstraint] = [], arrangements: [any LayoutItem] = [], nested: [Alternatives] = []
    for content in contents {
      switch content {
      case .constraints(let more): constraints += more
      case .arrangement(let item):
        item.layoutNode.owner = item
        arrangements.append(item)
      case .nested(let alternatives): nested.append(alternatives)
      }
    }
    self.constraints = constraints
    self.arrangements = arrangements
    self.nested = nested
    everyPlace = arrangements.flatMap { LentPlace.places(below: $0.layoutNode) }
    for constraint in constraints { constraint.use() }
  }

  /// The places in this alternative's arrangements, and in those of alternatives within it.
  var allPlaces: [LentPlace] { nested.reduce(everyPlace) { $1.alternatives.reduce($0) { $0 + $1.allPlaces } } }

  /// Notes which items several places have, so that each gets them back when it is taken.
  func note(shared items: Set<ObjectIdentifier>) {
    places = everyPlace.filter { place in
      items.contains(ObjectIdentifier(place.item)) || places.contains { $0.item === place.item }
    }
    for place in places { place.lend() }
    for set in nested { for alternative in set.alternatives { alternative.note(shared: items) } }
  }

  /// Has the items in the arrangements answer for an alternative that is not taken, or for the present state.
  func ask(in alternative: AskedAlternative?) { for place in everyPlace { place.item.node?.asked = alternative } }

  /// The contents in the arrangements that are measured.
  var measuredContents: [NodeContent] {
    everyPlace.compactMap { $0.item.node?.content }.filter { $0.measure != nil }
  }

  /// The constraints of this alternative, and of the first of each of those within it.
  var firstConstraints: [LayoutConstraint] {
    nested.reduce(constraints) { $0 + ($1.alternatives.first?.firstConstraints ?? []) }
  }

  /// All constraints that may count while the alternative is taken.
  var allConstraints: [LayoutConstraint] {
    nested.reduce(constraints) { $1.alternatives.reduce($0) { $0 + $1.allConstraints } }
  }
}
