/// The word of a trait in the text form, such as `size` in `.size(24, 16)`.
enum TraitName: String, CaseIterable {
  case size, width, height, hugging, resistance, hidden, direction
  case font, maximumLines, lineHeight
  case constant, auto, expanded, canCollapse, margin, horizontalAlignment, verticalAlignment, minLength, maxLength
  case gridSpan, gridStart, gridArea, gridItemAlignment
  case grow, shrink, lineAlignment, overflowItem
  case columns, rows, offset
  case tracks, crossTracks, implicitTracks, areas, flow, packing, contentMode, itemsAlignment, contentAlignment
  case columnDistribution, rowDistribution
  case along, lineSpacing, distribution, lineLimit
  case spacing, alignment, lines
  case axis, insets

  /// Creates the name from another spelling, such as the name of the Swift property; nil for an unknown spelling.
  init?(otherName word: String) {
    switch word {
    case "intrinsicSize": self = .size
    case "intrinsicWidth": self = .width
    case "intrinsicHeight": self = .height
    case "contentHugging": self = .hugging
    case "compressionResistance": self = .resistance
    case "isHidden": self = .hidden
    case "layoutDirection": self = .direction
    case "maxSize": self = .maxLength
    case "span": self = .gridSpan
    case "start": self = .gridStart
    case "area": self = .gridArea
    case "commonItemsAlignment": self = .itemsAlignment
    case "interimSpace": self = .spacing
    case "layoutEdgeInsets": self = .insets
    default: return nil
    }
  }

  /// The meanings that the word can have; the kind of an item, and the item around it, decide between the meanings.
  var meanings: [TraitMeaning] {
    switch self {
    case .size, .width, .height, .hugging, .resistance, .hidden, .direction: [.any]
    case .font, .maximumLines, .lineHeight: [.label]
    case .constant, .auto, .expanded, .canCollapse, .margin, .horizontalAlignment, .verticalAlignment: [.cell]
    case .minLength, .maxLength: [.cell, .lineItem]
    case .gridSpan, .gridStart, .gridArea, .gridItemAlignment: [.trackItem]
    case .grow, .shrink, .lineAlignment, .overflowItem: [.lineItem]
    case .columns, .rows, .offset: [.columnItem]
    case .tracks, .crossTracks, .implicitTracks, .areas, .flow, .packing, .contentMode, .itemsAlignment: [.tracks]
    case .contentAlignment, .columnDistribution, .rowDistribution: [.tracks]
    case .along, .lineSpacing, .distribution, .lineLimit: [.lines]
    case .spacing: [.tracks, .lines, .columns]
    case .alignment, .lines: [.label, .lines]
    case .axis, .insets: [.columns]
    }
  }

  /// Returns the meaning of this word for the item of a scope; nil if the item cannot have a trait of this name.
  func meaning(in scope: TraitScope) -> TraitMeaning? { meanings.first { scope.takes($0) } }

  /// The items that can have the trait, as diagnostics name the items.
  var audience: String {
    let names = meanings.map { $0.audience }
    return names.count < 2 ? names.joined() : names.dropLast().joined(separator: ", ") + " and " + (names.last ?? "")
  }

  /// Returns the words of all traits that an item can have.
  static func names(in scope: TraitScope) -> [String] {
    var names: [String] = []
    for name in allCases where name.meaning(in: scope) != nil { names.append(name.rawValue) }
    return names
  }
}

extension NotationTrait {
  /// The word of the trait.
  var name: TraitName {
    switch self {
    case .size: .size
    case .width: .width
    case .height: .height
    case .hugging: .hugging
    case .resistance: .resistance
    case .hidden: .hidden
    case .direction: .direction
    case .font: .font
    case .maximumLines: .maximumLines
    case .lineHeight: .lineHeight
    case .textAlignment, .alignment: .alignment
    case .constant: .constant
    case .auto: .auto
    case .expanded: .expanded
    case .canCollapse: .canCollapse
    case .margin: .margin
    case .horizontalAlignment: .horizontalAlignment
    case .verticalAlignment: .verticalAlignment
    case .minLength: .minLength
    case .maxLength: .maxLength
    case .gridSpan: .gridSpan
    case .gridStart: .gridStart
    case .gridArea: .gridArea
    case .gridItemAlignment: .gridItemAlignment
    case .grow: .grow
    case .shrink: .shrink
    case .lineAlignment: .lineAlignment
    case .overflowItem: .overflowItem
    case .columns: .columns
    case .rows: .rows
    case .offset: .offset
    case .tracks: .tracks
    case .crossTracks: .crossTracks
    case .implicitTracks: .implicitTracks
    case .areas: .areas
    case .spacing, .gap: .spacing
    case .flow: .flow
    case .packing: .packing
    case .contentMode: .contentMode
    case .itemsAlignment: .itemsAlignment
    case .contentAlignment: .contentAlignment
    case .columnDistribution: .columnDistribution
    case .rowDistribution: .rowDistribution
    case .along: .along
    case .lineSpacing: .lineSpacing
    case .distribution: .distribution
    case .lines: .lines
    case .lineLimit: .lineLimit
    case .axis: .axis
    case .insets: .insets
    }
  }

  /// Returns the word of an earlier trait that this trait contradicts or repeats; nil if there is no such trait.
  func clash(with earlier: [NotationTrait]) -> String? {
    for other in earlier where name == other.name || excludes(other) || other.excludes(self) {
      return other.name.rawValue
    }
    return nil
  }

  private func excludes(_ other: NotationTrait) -> Bool {
    switch (name, other.name) {
    case (.constant, .auto), (.constant, .expanded), (.auto, .expanded): true
    case (.constant, .minLength), (.constant, .maxLength), (.expanded, .minLength), (.expanded, .maxLength): true
    case (.constant, .canCollapse), (.auto, .canCollapse), (.minLength, .canCollapse), (.maxLength, .canCollapse): true
    default: false
    }
  }
}
