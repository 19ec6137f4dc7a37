import BowerbirdGrids
import BowerbirdLayout

/// A tree of containers of all systems as data: boxes are made from it, and so is the arithmetic of it.
struct NestModel: Sendable {
  /// The kind of an item, with its children.
  indirect enum Kind: Sendable {
    /// A box of fixed size.
    case leaf(Double, Double)

    /// A box that takes any width up to a maximum, always with the same height.
    case soft(Double, Double)

    /// A number of glyphs, each 10 wide and 20 high, broken into lines as the width requires.
    case words(Int)

    /// A box with a child from edge to edge.
    case card(NestModel)

    /// A box with two leaves after each other, tied to each other and to its edges; the second leaf grows and shrinks
    /// first.
    case pair(isVertical: Bool, Double, Double)

    /// A stack of cells.
    case stack(isVertical: Bool, [NestModel])

    /// A grid of tracks along one axis; along the other axis each line of items has a track of one kind.
    case tracks(isVertical: Bool, [GridTrack], cross: GridTrack, gap: Double, [NestModel])

    /// A box in which a container sees only a fit and a least length along each axis.
    case substitute(fit: Size, least: Size)

    /// A container of twelve columns, or of twelve rows.
    case columns(isVertical: Bool, gap: Double, inset: Double, [NestModel])

    /// A grid whose items follow each other in lines.
    case wrapping(WrappingDeclaration, [NestModel])
  }

  var name: String
  var kind: Kind

  /// The cell of the item in a stack.
  var cell = LengthModel.auto(minimum: 0, maximum: .infinity)
  var margin = 0.0

  /// The number of columns or rows, of twelve, that the item covers in a container of these.
  var covered = 12

  init(_ name: String, _ kind: Kind) {
    self.name = name
    self.kind = kind
  }
}

extension NestModel {
  var children: [NestModel] {
    switch kind {
    case .leaf, .soft, .words, .pair, .substitute: []
    case .card(let child): [child]
    case .stack(_, let children), .tracks(_, _, _, _, let children), .columns(_, _, _, let children),
      .wrapping(_, let children):
      children
    }
  }

  /// Returns the model with other children.
  func holding(_ children: [NestModel]) -> NestModel {
    var copy = self
    switch kind {
    case .leaf, .soft, .words, .pair, .substitute: break
    case .card: copy.kind = .card(children[0])
    case .stack(let isVertical, _): copy.kind = .stack(isVertical: isVertical, children)
    case .tracks(let isVertical, let tracks, let cross, let gap, _):
      copy.kind = .tracks(isVertical: isVertical, tracks, cross: cross, gap: gap, children)
    case .columns(let isVertical, let gap, let inset, _):
      copy.kind = .columns(isVertical: isVertical, gap: gap, inset: inset, children)
    case .wrapping(let said, _): copy.kind = .wrapping(said, children)
    }
    return copy
  }

  /// Whether the item is a container, so that the lengths of its content matter.
  var isNest: Bool {
    switch kind {
    case .leaf, .soft, .words, .substitute: false
    case .card, .pair, .stack, .tracks, .columns, .wrapping: true
    }
  }

  /// The model and all its descendants; the two leaves of a pair are part of the pair.
  var all: [NestModel] { [self] + children.flatMap(\.all) }

  /// The names of all boxes of the model.
  var names: Set<String> {
    var names = Set(children.flatMap(\.names))
    names.insert(name)
    if case .pair = kind { names.formUnion([name + ".first", name + ".second"]) }
    return names
  }

  /// Returns the model with one item replaced.
  func replacing(_ name: String, by other: Kind) -> NestModel {
    if self.name != name { return holding(children.map { $0.replacing(name, by: other) }) }
    var copy = self
    copy.kind = other
    return copy
  }

  /// The model with both axes exchanged; texts are kept.
  var transposed: NestModel {
    var copy = holding(children.map(\.transposed))
    switch copy.kind {
    case .leaf(let width, let height): copy.kind = .leaf(height, width)
    case .soft, .words, .card, .substitute: break
    case .pair(let isVertical, let first, let second): copy.kind = .pair(isVertical: !isVertical, first, second)
    case .stack(let isVertical, let children): copy.kind = .stack(isVertical: !isVertical, children)
    case .tracks(let isVertical, let tracks, let cross, let gap, let children):
      copy.kind = .tracks(isVertical: !isVertical, tracks, cross: cross, gap: gap, children)
    case .columns(let isVertical, let gap, let inset, let children):
      copy.kind = .columns(isVertical: !isVertical, gap: gap, inset: inset, children)
    case .wrapping(var said, let children):
      said.axis = said.axis.other
      copy.kind = .wrapping(said, children)
    }
    return copy
  }
}

extension NestModel: CustomStringConvertible {
  /// One line for each item; children are indented.
  var description: String {
    var text = "\(name): "
    switch kind {
    case .leaf(let width, let height): text += "leaf \(width) × \(height)"
    case .soft(let width, let height): text += "soft \(width) × \(height)"
    case .words(let glyphs): text += "\(glyphs) glyphs"
    case .substitute(let fit, let least): text += "fits \(fit), at least \(least)"
    case .card: text += "card"
    case .pair(let isVertical, let first, let second): text += "\(isVertical ? "V" : "H") pair \(first), \(second)"
    case .stack(let isVertical, _): text += isVertical ? "V stack" : "H stack"
    case .tracks(let isVertical, let tracks, let cross, let gap, _):
      text += "\(isVertical ? "V" : "H") \(tracks) across \(cross) gap \(gap)"
    case .columns(let isVertical, let gap, let inset, _):
      text += "\(isVertical ? "rows" : "columns") gap \(gap) inset \(inset)"
    case .wrapping(let said, _): text += "\(said)"
    }
    text += " [\(cell) margin \(margin), covers \(covered)]"
    for child in children {
      text += "\n" + child.description.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n")
    }
    return text
  }
}
