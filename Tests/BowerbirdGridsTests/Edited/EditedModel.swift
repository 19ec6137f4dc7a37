import BowerbirdGrids
import BowerbirdLayout
import BowerbirdSolver

/// A tree as data: the state that a series of edits has reached, from which boxes can be made at any time.
struct EditedModel {
  /// What an item is.
  enum Kind: CaseIterable {
    case leaf, label, stack, tracks, columns, wrapping, box, choosing

    /// Whether items may lie in the item.
    var isNest: Bool { self != .leaf && self != .label }
  }

  /// The way in which the constraints of a box arrange its children.
  enum BoxArrangement: CaseIterable { case column, row, layers }

  /// One of several arrangements of the same items.
  struct Choice: Equatable {
    enum Arrangement: CaseIterable { case row, column, lines, tracks }

    var arrangement = Arrangement.row
    var leastWidth: Double?
  }

  /// An item's settings for the container around it, whatever kind that is.
  struct Place: Equatable {
    var cell = StackCell(.auto)
    var span = GridSpan(column: 1, row: 1)
    var column: Int?
    var alignment: GridAlignment?
    var columns = 3
    var offset = GridOffset()
    var grow = 0.0
    var lineAlignment: GridLineAlignment?
  }

  /// An item: what it is, and its settings.
  struct Item {
    var kind: Kind
    var place = Place()
    var isHidden = false

    // Properties of a leaf or a label.
    var size = Size(width: 20, height: 10)
    var text = ""

    // Properties of a container.
    var orientation = GridOrientation.vertical
    var distribution = GridDistribution.start
    var declaration = GridDeclaration()
    var axis = GridAxisDirection.horizontal
    var gap = 0.0
    var insets = EdgeInsets.zero
    var lines = WrappingDeclaration()

    // Properties of a box with constraints, or with alternatives.
    var arrangement = BoxArrangement.column
    var closing = 1000.0
    var choices: [Choice] = []

    init(_ kind: Kind) { self.kind = kind }
  }

  /// A constraint of the program between lengths of two items, or of one item and a number.
  struct Tie {
    let number: Int
    let item: Int
    let attribute: LayoutAttribute
    let relation: Relation
    let other: Int?
    var constant: Double
    var priority: Double
    var isActive = true
  }

  var items: [Int: Item] = [:]
  var children: [Int: [Int]] = [:]
  var root = 0

  /// The items that were removed, with all that they contain.
  var removed: [Int] = []
  var ties: [Tie] = []
  var size = Size.zero
  var direction = LayoutDirection.leftToRight

  /// The number of the next item or tie.
  var next = 0
}

extension EditedModel {
  /// Returns an item and all items inside of it, parents first.
  func inside(_ item: Int) -> [Int] { [item] + (children[item] ?? []).flatMap { inside($0) } }

  /// All items of the tree, parents first.
  var all: [Int] { inside(root) }

  func parent(of item: Int) -> Int? { children.first { $0.value.contains(item) }?.key }

  func isNest(_ item: Int) -> Bool { items[item]?.kind.isNest ?? false }

  /// The ties whose items are in the tree.
  var presentTies: [Tie] {
    let all = Set(all)
    return ties.filter { tie in all.contains(tie.item) && tie.other.map { all.contains($0) } ?? true }
  }

  /// Whether an active tie has no single answer: it ties an item of lines, of repeated tracks, or of alternatives to
  /// another item.
  var hasCircularTie: Bool {
    presentTies.contains { tie in
      guard tie.isActive, let other = tie.other else { return false }
      return [tie.item, other].contains { item in
        var around = parent(of: item)
        while let present = around {
          let item = items[present]
          if item?.kind == .wrapping || item?.kind == .choosing || item?.repeatsTracks == true { return true }
          around = parent(of: present)
        }
        return false
      }
    }
  }
}

extension EditedModel.Item {
  /// Whether the item is a grid that repeats tracks as often as they fit.
  var repeatsTracks: Bool {
    kind == .tracks && declaration.tracks.contains { if case .autoFill = $0 { true } else { false } }
  }
}

/// A change of a tree, or a question about it.
enum Edit {
  /// New content or settings of an item.
  case change(Int, EditedModel.Item)

  /// An item moves to an index in a container, from another place in the tree, or from outside of it.
  case move(Int, to: Int, at: Int)

  /// An item leaves the tree; it may come back.
  case remove(Int)

  /// A new subtree.
  case add(EditedModel, to: Int, at: Int)

  /// A container moves into a nest that it contained, which takes its place.
  case invert(Int, Int)

  case tie(EditedModel.Tie)

  /// A tie gets another constant, another priority, or another state.
  case retie(EditedModel.Tie)

  case turn(LayoutDirection)

  /// The next layout has another size.
  case layout(Size)

  case ask(Int, EditedQuestion)
}

/// A question about an item.
enum EditedQuestion {
  case fittingSize, fittingWidth(Double), fittingHeight(Double), minimumSize, explanation, ambiguities
}

extension EditedModel {
  /// Applies an edit.
  mutating func apply(_ edit: Edit) {
    switch edit {
    case .change(let number, let item): items[number] = item
    case .move(let item, let container, let index):
      takeOut(item)
      removed.removeAll { $0 == item }
      insert(item, into: container, at: index)
    case .remove(let item):
      takeOut(item)
      removed.append(item)
    case .add(let model, let container, let index):
      items.merge(model.items) { $1 }
      children.merge(model.children) { $1 }
      insert(model.root, into: container, at: index)
    case .invert(let outer, let inner):
      guard let around = parent(of: outer), let index = children[around]?.firstIndex(of: outer) else { return }
      takeOut(inner)
      children[around]?[index] = inner
      insert(outer, into: inner, at: 0)
    case .tie(let tie): ties.append(tie)
    case .retie(let tie): ties = ties.map { $0.number == tie.number ? tie : $0 }
    case .turn(let direction): self.direction = direction
    case .layout(let size): self.size = size
    case .ask: break
    }
  }

  private mutating func takeOut(_ item: Int) {
    if let parent = parent(of: item) { children[parent]?.removeAll { $0 == item } }
  }

  private mutating func insert(_ item: Int, into container: Int, at index: Int) {
    children[container, default: []].insert(item, at: min(index, children[container]?.count ?? 0))
  }
}
