extension ItemReference {
  /// The name in errors and reports: a path if another item of the tree has the same name.
  ///
  /// A path begins with the closest item around this one whose name is unique, and numbers siblings that share a name:
  /// `row 1/date`, `list/row #2/date`. In a tree that was never laid out, it is the name alone.
  public var path: String {
    guard let engine, let node, node !== engine.root, engine.repeats(name) else { return name }
    var parts = [node.partOfPath]
    var above = node.parent
    while let parent = above {
      let isUnique = !engine.repeats(parent.name) && !parent.name.isEmpty
      parts.append(isUnique || parent.parent == nil ? parent.name : parent.partOfPath)
      if isUnique { break }
      above = parent.parent
    }
    // An unnamed root is dropped from the path.
    if parts.count > 1 && parts.last == "" { parts.removeLast() }
    // A placeholder alone says nothing, unless it has a number.
    if parts == [LayoutNode.namePlaceholder] && name.isEmpty { return name }
    return parts.reversed().joined(separator: "/")
  }

  /// The path in quotation marks, or a description of an item without a name.
  var quotedPath: String { quoted(path) }
}

extension LayoutNode {
  /// The part of a path that stands for an item without a name.
  package static var namePlaceholder: String { "unnamed" }

  /// The name or its placeholder, with a number if siblings share it.
  fileprivate var partOfPath: String {
    guard let parent else { return name }
    var number = 0, count = 0
    for item in parent.children where item.layoutNode.name == name {
      count += 1
      if item.layoutNode === self { number = count }
    }
    let word = name.isEmpty ? Self.namePlaceholder : name
    return count == 1 || number == 0 ? word : "\(word) #\(number)"
  }
}

extension LayoutEngine {
  /// Returns whether several items of the tree share a name.
  fileprivate func repeats(_ name: String) -> Bool {
    if let repeatedNames { return repeatedNames.contains(name) }
    var seen: Set<String> = [], repeated: Set<String> = []
    root.forEachNode { node in
      if !seen.insert(node.name).inserted { repeated.insert(node.name) }
    }
    repeatedNames = repeated
    return repeated.contains(name)
  }
}
