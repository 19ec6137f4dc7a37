import BowerbirdLayout
import BowerbirdTestSupport

@testable import BowerbirdGrids

/// Makes random trees of all kinds of containers, and random edits of them.
struct EditedGenerator {
  var random: SplitMix64

  init(seed: Int) { random = SplitMix64(seed: UInt64(seed)) }

  /// Returns a tree of 3 to 40 items, with ties between some of them.
  mutating func tree(depth: Int = 3) -> EditedModel {
    var model = EditedModel()
    repeat {
      model = EditedModel()
      model.root = grow(&model, depth: depth)
    } while !model.isNest(model.root) || !(3...40).contains(model.all.count)
    model.items[model.root]?.isHidden = false
    model.size = size()
    for _ in 0..<random.whole(0...3) { if let tie = tie(in: &model) { model.ties.append(tie) } }
    if random.oneIn(10) { model.direction = .rightToLeft }
    return model
  }

  private mutating func grow(_ model: inout EditedModel, depth: Int) -> Int {
    let number = model.next
    model.next += 1
    if depth <= 0 || random.oneIn(3) {
      model.items[number] = item(random.oneIn(3) ? .label : .leaf)
      return number
    }
    let kinds: [EditedModel.Kind] = [
      .stack, .stack, .stack, .tracks, .tracks, .tracks, .columns, .wrapping, .box, .box, .choosing,
    ]
    model.items[number] = item(random.pick(kinds))
    let count = random.oneIn(16) ? 0 : random.whole(1...4)
    model.children[number] = (0..<count).map { _ in grow(&model, depth: depth - 1) }
    return number
  }

  // MARK: - Items

  private mutating func item(_ kind: EditedModel.Kind) -> EditedModel.Item {
    var item = EditedModel.Item(kind)
    item.place = place()
    item.isHidden = random.oneIn(30)
    item.size = Size(width: length(70), height: length(40))
    item.text = words()
    item.orientation = random.oneIn(2) ? .vertical : .horizontal
    if random.oneIn(6) { item.distribution = random.pick(GridDistribution.allCases) }
    item.declaration = declaration()
    item.axis = random.pick([.horizontal, .vertical, .any])
    item.gap = random.oneIn(2) ? 0 : length(6)
    if random.oneIn(5) { item.insets = insets() }
    item.lines = lines()
    item.arrangement = random.pick(EditedModel.BoxArrangement.allCases)
    item.closing = random.pick([1000, 1000, 900, 740, 260])
    item.choices = (0..<random.whole(2...3)).map { _ in
      EditedModel.Choice(
        arrangement: random.pick(EditedModel.Choice.Arrangement.allCases),
        leastWidth: random.oneIn(3) ? 20 + length(150) : nil)
    }
    return item
  }

  private mutating func words() -> String {
    let words = ["a", "bower", "of", "blue", "feathers", "moss", "shells", "twigs"]
    return (0..<random.whole(1...6)).map { _ in random.pick(words) }.joined(separator: " ")
  }

  private mutating func place() -> EditedModel.Place {
    var place = EditedModel.Place()
    place.cell = cell()
    if random.oneIn(5) { place.span = GridSpan(column: random.whole(1...3), row: random.whole(1...2)) }
    if random.oneIn(10) { place.column = random.whole(0...2) }
    if random.oneIn(4) { place.alignment = random.pick(GridAlignment.allCases) }
    place.columns = random.pick([0, 1, 2, 3, 4, 6, 12])
    if random.oneIn(6) { place.offset.columns = random.whole(0...2) }
    if random.oneIn(5) { place.grow = random.pick([0.5, 1, 2]) }
    if random.oneIn(6) { place.lineAlignment = random.pick(GridLineAlignment.allCases) }
    return place
  }

  private mutating func cell() -> StackCell {
    var cell: StackCell
    switch random.whole(0...4) {
    case 0: cell = StackCell(.constant(length(60)))
    case 1, 2:
      cell = StackCell(.expanded(random.pick([1, 1, 2, 0])))
      cell.canCollapse = random.oneIn(4)
    default:
      cell = StackCell(.auto)
      if random.oneIn(8) { cell.setMinLength(length(50)) }
      if random.oneIn(8) { cell.setMaxLength(length(90)) }
    }
    if random.oneIn(4) { cell.margin = insets() }
    let fixed = length(30)
    if random.oneIn(4) {
      cell.horizontalAlignment = random.pick([.autoLeft, .autoRight, .constantCenter(width: fixed)])
    }
    if random.oneIn(4) {
      cell.verticalAlignment = random.pick([.autoTop, .autoBottom, .constantCenter(height: fixed)])
    }
    return cell
  }

  private mutating func declaration() -> GridDeclaration {
    var declaration = GridDeclaration()
    declaration.tracks = (0..<random.whole(1...3)).map { _ in track() }
    if random.oneIn(3) { declaration.flow = .columns }
    if random.oneIn(3) { declaration.contentMode = .scroll }
    if random.oneIn(5) { declaration.packing = .dense }
    declaration.spacing = GridSpacing(horizontal: length(6), vertical: length(6))
    if random.oneIn(3) { declaration.commonItemsAlignment = random.pick(GridAlignment.allCases) }
    if random.oneIn(5) { declaration.contentAlignment = random.pick(GridAlignment.allCases) }
    if random.oneIn(10) { declaration.columnDistribution = random.pick(GridDistribution.allCases) }
    return declaration
  }

  private mutating func track() -> GridTrack {
    switch random.whole(0...8) {
    case 0, 1: .fit
    case 2, 3: .fr(random.pick([1, 2]))
    case 4: .pt(length(60))
    case 5: .minmax(.pt(length(40)), .fr(1))
    case 6: .minmax(.fit, .fr(1))
    case 7: .fitUpTo(length(60))
    default: .autoFill(.minmax(.pt(15 + length(40)), .fr(1)))
    }
  }

  private mutating func lines() -> WrappingDeclaration {
    var lines = WrappingDeclaration()
    lines.axis = random.oneIn(4) ? .vertical : .horizontal
    lines.spacing = length(6)
    if random.oneIn(2) { lines.alignment = random.pick(GridLineAlignment.allCases) }
    if random.oneIn(4) { lines.distribution = random.pick(GridDistribution.allCases) }
    if random.oneIn(4) { lines.lines = random.pick(GridDistribution.allCases) }
    lines.lineLimit = random.oneIn(6) ? random.whole(1...2) : nil
    return lines
  }

  private mutating func insets() -> EdgeInsets {
    EdgeInsets(top: length(8), left: length(8), bottom: length(8), right: length(8))
  }

  /// Returns a length below a limit, in quarters.
  private mutating func length(_ limit: Int) -> Double { Double(random.whole(0...(4 * limit - 1))) / 4 }

  private mutating func size() -> Size {
    let (least, more) = random.pick([(20, 60), (40, 260), (40, 260), (300, 600)])
    return Size(width: Double(least) + length(more), height: Double(least) + length(more))
  }

  // MARK: - Ties

  /// Returns a constraint between the lengths of two items that do not contain each other, or of one item alone.
  private mutating func tie(in model: inout EditedModel) -> EditedModel.Tie? {
    let all = model.all.filter { $0 != model.root }
    if all.count < 2 { return nil }
    let item = random.pick(all)
    var other: Int?
    if !random.oneIn(3) {
      let others = all.filter { !model.inside($0).contains(item) && !model.inside(item).contains($0) }
      if others.isEmpty { return nil }
      other = random.pick(others)
    }
    model.next += 1
    return EditedModel.Tie(
      number: model.next, item: item, attribute: random.oneIn(2) ? .width : .height,
      relation: random.pick([.equal, .equal, .lessOrEqual, .greaterOrEqual]), other: other,
      constant: other == nil ? length(100) : length(20), priority: priority())
  }

  private mutating func priority() -> Double { random.pick([1000, 1000, 950, 901, 899, 751, 620, 431, 251, 120, 51]) }

  // MARK: - Edits

  /// Returns an edit of a tree; nil if the tree has nothing for the edit that was drawn.
  mutating func edit(_ model: inout EditedModel) -> Edit? {
    let all = model.all, nests = all.filter { model.isNest($0) }, inner = all.filter { $0 != model.root }
    switch random.whole(0...19) {
    case 0...4: return change(random.pick(all), model)
    case 5, 6: return inner.isEmpty ? nil : move(model, inner, nests)
    case 7: return inner.count < 3 ? nil : .remove(random.pick(inner))
    case 8, 9: return add(&model, nests)
    case 10: return tie(in: &model).map { .tie($0) }
    case 11: return retie(model)
    case 12: return random.oneIn(3) ? .turn(model.direction == .leftToRight ? .rightToLeft : .leftToRight) : nil
    case 13: return invert(model, inner)
    case 14...16: return .layout(size())
    default: return .ask(random.pick(all), question())
    }
  }

  private mutating func change(_ number: Int, _ model: EditedModel) -> Edit? {
    guard let old = model.items[number] else { return nil }
    var new = item(old.kind)
    // A change of the place alone, or of all but the place.
    if random.oneIn(2) {
      let place = new.place
      new = old
      new.place = place
    } else {
      new.place = old.place
    }
    return .change(number, new)
  }

  private mutating func move(_ model: EditedModel, _ inner: [Int], _ nests: [Int]) -> Edit? {
    let item = model.removed.isEmpty || random.oneIn(2) ? random.pick(inner) : random.pick(model.removed)
    let targets = nests.filter { !model.inside(item).contains($0) }
    if targets.isEmpty { return nil }
    let target = random.pick(targets)
    return .move(item, to: target, at: random.whole(0...(model.children[target]?.count ?? 0)))
  }

  private mutating func add(_ model: inout EditedModel, _ nests: [Int]) -> Edit {
    var new = EditedModel()
    new.next = model.next
    new.root = grow(&new, depth: random.whole(0...2))
    model.next = new.next
    let target = random.pick(nests)
    return .add(new, to: target, at: random.whole(0...(model.children[target]?.count ?? 0)))
  }

  private mutating func retie(_ model: EditedModel) -> Edit? {
    if model.ties.isEmpty { return nil }
    var tie = random.pick(model.ties)
    switch random.whole(0...2) {
    case 0: tie.constant = length(100)
    case 1: tie.priority = priority()
    default: tie.isActive.toggle()
    }
    return .retie(tie)
  }

  private mutating func invert(_ model: EditedModel, _ inner: [Int]) -> Edit? {
    let pairs = inner.flatMap { outer in
      (model.children[outer] ?? []).filter { model.isNest($0) }.map { (outer, $0) }
    }
    if pairs.isEmpty { return nil }
    let (outer, nest) = random.pick(pairs)
    return .invert(outer, nest)
  }

  private mutating func question() -> EditedQuestion {
    switch random.whole(0...5) {
    case 0: .fittingSize
    case 1: .fittingWidth(20 + length(200))
    case 2: .fittingHeight(20 + length(200))
    case 3: .minimumSize
    case 4: .explanation
    default: .ambiguities
    }
  }
}
