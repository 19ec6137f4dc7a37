extension ItemReference {
  /// The name in errors and reports: a path if another item of the tree has the same name, and for an arrangement of an
  /// alternative without a name.
  ///
  /// A path begins with the closest item around this item whose name is unique, or else with the root, and numbers
  /// siblings that share a name: `row 1/date`, `list/row #2/date`. The value is the name alone in a tree that was never
  /// laid out, and for an item that an alternative leaves out.
  public var path: String {
    guard let engine, let node, node !== engine.root else { return name }
    let isArrangement = name.isEmpty && node.arrangementRole != nil
    guard isArrangement || engine.pathNames.repeats(name, under: engine.root) else { return name }
    var parts = [node.partOfPath]
    var above = node.parent
    while let parent = above {
      let isUnique = !engine.pathNames.repeats(parent.name, under: engine.root) && !parent.name.isEmpty
      parts.append(isUnique || parent.parent == nil ? parent.name : parent.partOfPath)
      if isUnique { break }
      above = parent.parent
    }
    // An unnamed root is dropped from the path.
    if parts.count > 1 && parts.last == "" { parts.removeLast() }
    return parts.reversed().joined(separator: "/")
  }

  /// The path in quotation marks, or a description of an item without a name.
  ///
  /// A root without a name is "the unnamed root" if its tree has more items without a name.
  var quotedPath: String {
    guard name.isEmpty, let engine, node === engine.root, engine.pathNames.repeats(name, under: engine.root) else {
      return quoted(path)
    }
    return "the unnamed root"
  }
}

extension LayoutNode {
  /// The part of a path that stands for an item without a name.
  package static var namePlaceholder: String { "unnamed" }

  /// The item's part of a path: its name, or the placeholder for an empty name.
  ///
  /// If siblings share the name, a number follows, as in `row #2`. A grid without a name that is the arrangement of an
  /// alternative has the name of the alternative.
  fileprivate var partOfPath: String {
    guard let parent else { return name }
    if let alternative = nameOfAlternative { return alternative }
    let word = name.isEmpty ? Self.namePlaceholder : name
    return engine?.pathNames.number(of: self, in: parent).map { "\(word) #\($0)" } ?? word
  }

  /// The item's name, or the name of the alternative whose only arrangement is this item without a name.
  package var nameInPaths: String { nameOfAlternative ?? name }

  /// The name of the alternative whose only arrangement is this item.
  ///
  /// The value is nil if the item has a name of its own, if the alternative has none, or if a sibling has the name of
  /// the alternative.
  private var nameOfAlternative: String? {
    guard name.isEmpty, let parent, let role = arrangementRole else { return nil }
    let alternative = role.set.alternatives[role.index]
    let isClear =
      alternative.arrangements.count == 1 && !alternative.name.isEmpty
      && !parent.children.contains { $0.layoutNode.name == alternative.name }
    return isClear ? alternative.name : nil
  }
}

/// The repeated names in a tree, and the numbers of siblings that share a name.
///
/// The names and the numbers are stored, because a report may contain the paths of thousands of siblings.
struct PathNames {
  /// The names that several items share; nil if they must be collected again.
  private var repeated: Set<String>?

  /// For each parent, the numbers of the children that share their names with siblings; the numbers of each name begin
  /// at 1.
  private var numbers: [ObjectIdentifier: [ObjectIdentifier: Int]] = [:]

  /// Forgets the names, because items were added, removed or renamed.
  mutating func forget() { if repeated != nil { self = PathNames() } }

  /// Returns whether several items of the tree under a root have a given name.
  fileprivate mutating func repeats(_ name: String, under root: LayoutNode) -> Bool {
    let known = repeated ?? Self.repeatedNames(under: root)
    repeated = known
    return known.contains(name)
  }

  private static func repeatedNames(under root: LayoutNode) -> Set<String> {
    var seen: Set<String> = [], repeated: Set<String> = []
    root.forEachNode { node in
      if !seen.insert(node.name).inserted { repeated.insert(node.name) }
    }
    return repeated
  }

  /// Returns the number of an item among the siblings that share its name, counted from 1; nil if no sibling shares the
  /// name.
  fileprivate mutating func number(of node: LayoutNode, in parent: LayoutNode) -> Int? {
    let key = ObjectIdentifier(parent)
    if let known = numbers[key] { return known[ObjectIdentifier(node)] }
    let made = Self.numbers(of: parent.children)
    if repeated != nil { numbers[key] = made }
    return made[ObjectIdentifier(node)]
  }

  /// Numbers the items of a list that share their names with other items of the list.
  ///
  /// The numbers of the items with one name begin at 1. Items with a unique name get no number.
  private static func numbers(of items: [any LayoutItem]) -> [ObjectIdentifier: Int] {
    var numbers: [ObjectIdentifier: Int] = [:], seen: [String: (first: ObjectIdentifier, count: Int)] = [:]
    for item in items {
      let node = item.layoutNode, identifier = ObjectIdentifier(node)
      let others = seen[node.name] ?? (identifier, 0)
      if others.count == 1 { numbers[others.first] = 1 }
      if others.count > 0 { numbers[identifier] = others.count + 1 }
      seen[node.name] = (others.first, others.count + 1)
    }
    return numbers
  }
}
