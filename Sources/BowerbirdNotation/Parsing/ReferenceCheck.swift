/// Checks the references of a document: the names in alternatives that stand for items declared elsewhere.
///
/// An item may be in several alternatives of one host, at most once in each alternative. An item that contains
/// references may be in one alternative only. So no item can contain itself.
struct ReferenceCheck {
  private(set) var diagnostics: [NotationDiagnostic] = []

  /// Adds a diagnostic for each reference of a document that is not allowed.
  mutating func check(_ document: NotationDocument) { checkHost(document.root) }

  private mutating func note(_ place: NotationPlace, _ found: String, _ expected: String) {
    diagnostics.append(NotationDiagnostic(place, found: found, expected: expected))
  }

  /// Checks the references in the alternatives of an item, and in the alternatives of all items inside of the item.
  private mutating func checkHost(_ host: NotationItem) {
    var known = Scope()
    known.add(host.content, isArrangement: false)
    for alternative in host.alternatives { known.add(alternative.content, isArrangement: true) }
    checkPlain(host)
    for alternative in host.alternatives {
      var seen: Set<String> = []
      check(alternative.content, known, &seen)
    }
  }

  /// Reports each reference outside of an item's alternatives as a mistake, and checks the alternatives of inner items.
  private mutating func checkPlain(_ item: NotationItem) {
    for statement in item.content {
      switch statement {
      case .reference(let reference):
        note(
          reference.place, "'\(reference.name)' without a kind",
          "a declaration such as 'box image'; only an alternative can name an item that is declared elsewhere")
      case .item(let child): if child.alternatives.isEmpty { checkPlain(child) } else { checkHost(child) }
      case .constraint, .alternative: break
      }
    }
  }

  /// Checks the references and the repeated names in the content of one alternative.
  ///
  /// - Parameters:
  ///   - content: The statements of the alternative, or of an item in it.
  ///   - known: The items that the host declares.
  ///   - seen: The names that the alternative has mentioned so far.
  private mutating func check(_ content: [NotationStatement], _ known: Scope, _ seen: inout Set<String>) {
    for statement in content {
      switch statement {
      case .reference(let reference): check(reference, known, &seen)
      case .item(let item):
        if let name = item.name {
          if seen.contains(name) { note(item.place, "'\(name)' again", "each item once in an alternative") }
          seen.insert(name)
        }
        if item.alternatives.isEmpty { check(item.content, known, &seen) } else { checkHost(item) }
      case .constraint, .alternative: break
      }
    }
  }

  private mutating func check(_ reference: NotationReference, _ known: Scope, _ seen: inout Set<String>) {
    let name = reference.name
    if seen.contains(name) { return note(reference.place, "'\(name)' again", "each item once in an alternative") }
    seen.insert(name)
    if known.names.contains(name) { return }
    if known.refused.contains(name) {
      return note(
        reference.place, "'\(name)'",
        "an item that is not the outermost one of an alternative, and contains no items that are declared elsewhere")
    }
    note(reference.place, "'\(name)'", "an item that is declared in the box that has these alternatives")
  }
}

extension ReferenceCheck {
  /// The names of the items that one item declares, in its alternatives too.
  struct Scope {
    /// The names of items that may be in several alternatives.
    var names: Set<String> = []

    /// The names of items that may be in one alternative only.
    var refused: Set<String> = []

    /// Adds the names of the items that statements declare.
    ///
    /// If an item has alternatives of its own, the items inside of it are not added.
    ///
    /// - Parameters:
    ///   - content: The statements.
    ///   - isArrangement: Whether the statements are the content of an alternative.
    mutating func add(_ content: [NotationStatement], isArrangement: Bool) {
      for case .item(let item) in content {
        if let name = item.name {
          if isArrangement || Scope.holdsReferences(item.content) { refused.insert(name) } else { names.insert(name) }
        }
        if item.alternatives.isEmpty { add(item.content, isArrangement: false) }
      }
    }

    private static func holdsReferences(_ content: [NotationStatement]) -> Bool {
      for statement in content {
        switch statement {
        case .reference: return true
        case .item(let item): if holdsReferences(item.content) { return true }
        case .alternative(let alternative): if holdsReferences(alternative.content) { return true }
        case .constraint: break
        }
      }
      return false
    }
  }
}
