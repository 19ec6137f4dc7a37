import Bowerbird

/// Turns traits into their text in the text form.
enum TraitPrinter {
  /// Returns a trait without the dot before it.
  static func text(of trait: NotationTrait) -> String {
    let arguments = arguments(of: trait)
    return arguments.isEmpty ? trait.name.rawValue : "\(trait.name.rawValue)(\(arguments))"
  }

  private static func arguments(of trait: NotationTrait) -> String {
    switch trait {
    case .hidden, .auto, .canCollapse: ""
    case .size(let size): "\(number(size.width)), \(number(size.height))"
    case .width(let length), .height(let length), .lineHeight(let length), .constant(let length),
      .minLength(let length), .maxLength(let length), .shrink(let length), .gap(let length), .lineSpacing(let length):
      number(length)
    case .expanded(let share), .grow(let share): share == 1 ? "" : number(share)
    case .maximumLines(let count), .columns(let count), .rows(let count), .lineLimit(let count): "\(count)"
    case .hugging(let priorities), .resistance(let priorities): text(of: priorities)
    case .direction(let direction): TraitWords.direction.name(of: direction)
    case .font(let font): text(of: font)
    case .textAlignment(let alignment): TraitWords.textAlignment.name(of: alignment)
    case .margin(let insets), .insets(let insets): text(of: insets)
    case .horizontalAlignment(let alignment): text(of: alignment)
    case .verticalAlignment(let alignment): text(of: alignment)
    case .gridSpan(let span):
      text(["column", "row"], [span.column == 1 ? nil : span.column, span.row == 1 ? nil : span.row], "column: 1")
    case .gridStart(let start): text(["column", "row"], [start.column, start.row], "column: 0")
    case .offset(let offset):
      text(
        ["columns", "rows"], [offset.columns == 0 ? nil : offset.columns, offset.rows == 0 ? nil : offset.rows],
        "columns: 0")
    case .gridArea(let name): DocumentPrinter.quoted(name)
    case .overflowItem(let text): text.map { DocumentPrinter.quoted($0) } ?? ""
    case .gridItemAlignment(let alignment), .itemsAlignment(let alignment), .contentAlignment(let alignment):
      TraitWords.gridAlignment.name(of: alignment)
    case .lineAlignment(let alignment), .alignment(let alignment): TraitWords.lineAlignment.name(of: alignment)
    case .columnDistribution(let rule), .rowDistribution(let rule), .distribution(let rule), .lines(let rule):
      TraitWords.distribution.name(of: rule)
    case .tracks(let tracks), .crossTracks(let tracks), .implicitTracks(let tracks): text(of: tracks)
    case .areas(let rows): rows.map { DocumentPrinter.quoted($0) }.joined(separator: ", ")
    case .spacing(let spacing):
      spacing.horizontal == spacing.vertical
        ? number(spacing.horizontal) : "\(number(spacing.horizontal)), \(number(spacing.vertical))"
    case .flow(let flow): TraitWords.flow.name(of: flow)
    case .packing(let packing): TraitWords.packing.name(of: packing)
    case .contentMode(let mode): TraitWords.contentMode.name(of: mode)
    case .along(let axis): TraitWords.axis.name(of: axis)
    case .axis(let axis):
      "columns: \(axis.columns), rows: \(axis.rows), direction: \(TraitWords.axisDirection.name(of: axis.direction))"
    }
  }

  private static func number(_ value: Double) -> String { NumberText.text(of: value) }

  private static func text(_ labels: [String], _ values: [Int?], _ none: String) -> String {
    var parts: [String] = []
    for (label, value) in zip(labels, values) { if let value { parts.append("\(label): \(value)") } }
    return parts.isEmpty ? none : parts.joined(separator: ", ")
  }

  /// Returns a priority: its name if it has one, or its number.
  static func text(of priority: Priority) -> String {
    let name = Parser.priorityWords.name(of: priority)
    return name.isEmpty ? number(priority.value) : name
  }

  private static func text(of priorities: AxisPriorities) -> String {
    let horizontal = text(of: priorities.horizontal), vertical = text(of: priorities.vertical)
    return horizontal == vertical ? horizontal : "horizontal: \(horizontal), vertical: \(vertical)"
  }

  private static func text(of font: Font) -> String {
    switch font.face {
    case .proportional: number(font.size)
    case .monospaced: "monospaced(\(number(font.size)))"
    case .cells: "cells"
    }
  }

  private static func text(of insets: EdgeInsets) -> String {
    if insets.top == insets.left && insets.top == insets.bottom && insets.top == insets.right {
      return number(insets.top)
    }
    if insets.top == insets.bottom && insets.left == insets.right {
      return "horizontally: \(number(insets.left)), vertically: \(number(insets.top))"
    }
    var parts: [String] = []
    if insets.top != 0 { parts.append("top: \(number(insets.top))") }
    if insets.left != 0 { parts.append("left: \(number(insets.left))") }
    if insets.bottom != 0 { parts.append("bottom: \(number(insets.bottom))") }
    if insets.right != 0 { parts.append("right: \(number(insets.right))") }
    return parts.joined(separator: ", ")
  }

  private static func text(of alignment: GridHorizontalAlignment) -> String {
    switch alignment {
    case .constantLeft(let width): "constantLeft(\(number(width)))"
    case .constantCenter(let width): "constantCenter(\(number(width)))"
    case .constantRight(let width): "constantRight(\(number(width)))"
    case .fill, .autoLeft, .autoCenter, .autoRight: TraitWords.horizontalAlignment.name(of: alignment)
    }
  }

  private static func text(of alignment: GridVerticalAlignment) -> String {
    switch alignment {
    case .constantTop(let height): "constantTop(\(number(height)))"
    case .constantCenter(let height): "constantCenter(\(number(height)))"
    case .constantBottom(let height): "constantBottom(\(number(height)))"
    case .fill, .autoTop, .autoCenter, .autoBottom: TraitWords.verticalAlignment.name(of: alignment)
    }
  }

  // MARK: - Tracks

  /// Returns the text of a list of tracks.
  ///
  /// If each track is one share, the text is the number of tracks. Three or more adjacent equal tracks become
  /// `repeat(…)`.
  private static func text(of tracks: [GridTrack]) -> String {
    if tracks.allSatisfy({ $0 == .fr(1) }) { return "\(tracks.count)" }
    var parts: [String] = [], start = 0
    while start < tracks.count {
      var end = start + 1
      while end < tracks.count && tracks[end] == tracks[start] { end += 1 }
      let count = end - start, one = text(of: tracks[start])
      if count > 2 { parts.append("repeat(\(count), \(one))") } else { parts += Array(repeating: one, count: count) }
      start = end
    }
    return parts.joined(separator: ", ")
  }

  private static func text(of track: GridTrack) -> String {
    switch track {
    case .pt(let length): "\(number(length))pt"
    case .fr(let share): "\(number(share))fr"
    case .fit: "fit"
    case .subgrid: "subgrid"
    case .fitUpTo(let length): "fit(upTo: \(number(length)))"
    case .minmax(let least, let greatest): "minmax(\(text(of: least)), \(text(of: greatest)))"
    case .aligned(let track, let alignment):
      "aligned(\(text(of: track)), \(TraitWords.gridAlignment.name(of: alignment)))"
    case .autoFill(let track): "autoFill(\(text(of: track)))"
    case .autoFit(let track): "autoFit(\(text(of: track)))"
    }
  }
}
