import Bowerbird

extension ArgumentReader {
  /// The greatest number of cells or lines; a limit keeps texts from exhausting the memory.
  private static let mostCells = 1000

  /// Reads the arguments of a trait.
  ///
  /// - Parameters:
  ///   - name: The word before the arguments.
  ///   - meaning: The meaning of the word for its item.
  /// - Returns: The trait.
  /// - Throws: The first mistake.
  mutating func trait(_ name: TraitName, _ meaning: TraitMeaning) throws(NotationDiagnostic) -> NotationTrait {
    switch name {
    case .size: return .size(Size(width: try length("width"), height: try length("height")))
    case .width: return .width(try length())
    case .height: return .height(try length())
    case .hugging: return .hugging(try priorities(or: .low))
    case .resistance: return .resistance(try priorities(or: .high))
    case .hidden: return .hidden
    case .direction: return .direction(try word(TraitWords.direction))
    case .font: return .font(try font())
    case .maximumLines: return .maximumLines(try count(nil, 0...Self.mostCells))
    case .lineHeight: return .lineHeight(try positive("a positive multiple of the font's height"))
    case .constant, .auto, .expanded, .canCollapse, .margin, .horizontalAlignment, .verticalAlignment, .minLength,
      .maxLength:
      return try cellTrait(name)
    case .gridSpan, .gridStart, .gridArea, .gridItemAlignment: return try trackItemTrait(name)
    case .grow: return .grow(try optionalNumber().map { $0.isFinite && $0 > 0 ? $0 : 0 } ?? 1)
    case .shrink: return .shrink(try length())
    case .lineAlignment: return .lineAlignment(try word(TraitWords.lineAlignment))
    case .overflowItem: return .overflowItem(isAtEnd ? nil : try text())
    case .columns: return .columns(try count(nil, 0...Self.mostCells))
    case .rows: return .rows(try count(nil, 0...Self.mostCells))
    case .offset: return .offset(try offset())
    case .spacing: return meaning == .tracks ? .spacing(try spacing()) : .gap(try length())
    case .alignment:
      return meaning == .label
        ? .textAlignment(try word(TraitWords.textAlignment)) : .alignment(try word(TraitWords.lineAlignment))
    case .lines:
      return meaning == .label
        ? .maximumLines(try count(nil, 0...Self.mostCells)) : .lines(try word(TraitWords.distribution))
    case .along: return .along(try word(TraitWords.axis))
    case .lineSpacing: return .lineSpacing(try length())
    case .distribution: return .distribution(try word(TraitWords.distribution))
    case .lineLimit: return .lineLimit(try count(nil, 0...Self.mostCells))
    case .axis: return .axis(try axis())
    case .insets: return .insets(try insets())
    case .tracks, .crossTracks, .implicitTracks, .areas, .flow, .packing, .contentMode, .itemsAlignment,
      .contentAlignment, .columnDistribution, .rowDistribution:
      return try tracksTrait(name)
    }
  }

  private mutating func cellTrait(_ name: TraitName) throws(NotationDiagnostic) -> NotationTrait {
    switch name {
    case .constant: return .constant(try length())
    case .expanded: return .expanded(isAtEnd ? 1 : try length())
    case .canCollapse: return .canCollapse
    case .margin: return .margin(try insets())
    case .horizontalAlignment: return .horizontalAlignment(try horizontalAlignment())
    case .verticalAlignment: return .verticalAlignment(try verticalAlignment())
    case .minLength: return .minLength(try length())
    case .maxLength: return .maxLength(try length())
    default: return .auto
    }
  }

  private mutating func trackItemTrait(_ name: TraitName) throws(NotationDiagnostic) -> NotationTrait {
    let cells = 1...Self.mostCells, places = 0...Self.mostCells
    switch name {
    case .gridSpan:
      if isAtEnd { throw missing("a number of columns, as in '.gridSpan(column: 2)'") }
      return .gridSpan(
        GridSpan(column: try optionalCount("column", cells) ?? 1, row: try optionalCount("row", cells) ?? 1))
    case .gridStart:
      if isAtEnd { throw missing("a column, as in '.gridStart(column: 0)'") }
      return .gridStart(
        GridStart(column: try optionalCount("column", places), row: try optionalCount("row", places)))
    case .gridArea: return .gridArea(try text())
    default: return .gridItemAlignment(try word(TraitWords.gridAlignment))
    }
  }

  private mutating func tracksTrait(_ name: TraitName) throws(NotationDiagnostic) -> NotationTrait {
    switch name {
    case .tracks: return .tracks(try tracks())
    case .crossTracks: return .crossTracks(try tracks())
    case .implicitTracks: return .implicitTracks(try tracks())
    case .flow: return .flow(try word(TraitWords.flow))
    case .packing: return .packing(try word(TraitWords.packing))
    case .contentMode: return .contentMode(try word(TraitWords.contentMode))
    case .itemsAlignment: return .itemsAlignment(try word(TraitWords.gridAlignment))
    case .contentAlignment: return .contentAlignment(try word(TraitWords.gridAlignment))
    case .columnDistribution: return .columnDistribution(try word(TraitWords.distribution))
    case .rowDistribution: return .rowDistribution(try word(TraitWords.distribution))
    default: return .areas(try texts())
    }
  }

  // MARK: - Several values

  private mutating func texts() throws(NotationDiagnostic) -> [String] {
    var texts = [try text()]
    while !isAtEnd { texts.append(try text()) }
    return texts
  }

  private mutating func spacing() throws(NotationDiagnostic) -> GridSpacing {
    let horizontal = try length("horizontal")
    return GridSpacing(horizontal: horizontal, vertical: isAtEnd ? horizontal : try length("vertical"))
  }

  private mutating func offset() throws(NotationDiagnostic) -> GridOffset {
    if isAtEnd { throw missing("a number of columns, as in '.offset(columns: 2)'") }
    var offset = GridOffset()
    offset.columns = try optionalCount("columns", 0...Self.mostCells) ?? 0
    offset.rows = try optionalCount("rows", 0...Self.mostCells) ?? 0
    return offset
  }

  private mutating func axis() throws(NotationDiagnostic) -> GridAxis {
    if isAtEnd { throw missing("numbers and a direction, as in '.axis(columns: 12, direction: any)'") }
    var axis = GridAxis()
    axis.columns = try optionalCount("columns", 1...Self.mostCells) ?? axis.columns
    axis.rows = try optionalCount("rows", 1...Self.mostCells) ?? axis.rows
    if let argument = take("direction") { axis.direction = try Self.word(TraitWords.axisDirection, argument) }
    return axis
  }

  private mutating func horizontalAlignment() throws(NotationDiagnostic) -> GridHorizontalAlignment {
    guard let argument = take() else { throw missing("an alignment such as 'autoLeft'") }
    guard case .call(let word, let arguments) = argument.value else {
      return try Self.word(
        TraitWords.horizontalAlignment, argument,
        or: ["constantLeft(40)", "constantCenter(40)", "constantRight(40)"])
    }
    var reader = ArgumentReader(arguments, behind: argument.token, end: argument.token)
    let width = try reader.length("width")
    try reader.requireEnd()
    switch word {
    case "constantLeft": return .constantLeft(width: width)
    case "constantCenter": return .constantCenter(width: width)
    case "constantRight": return .constantRight(width: width)
    default:
      throw NotationDiagnostic(
        argument.token, expected: "'constantLeft(…)', 'constantCenter(…)' or 'constantRight(…)'",
        suggestion: Suggestion.best(for: word, among: ["constantLeft", "constantCenter", "constantRight"]))
    }
  }

  private mutating func verticalAlignment() throws(NotationDiagnostic) -> GridVerticalAlignment {
    guard let argument = take() else { throw missing("an alignment such as 'autoTop'") }
    guard case .call(let word, let arguments) = argument.value else {
      return try Self.word(
        TraitWords.verticalAlignment, argument,
        or: ["constantTop(40)", "constantCenter(40)", "constantBottom(40)"])
    }
    var reader = ArgumentReader(arguments, behind: argument.token, end: argument.token)
    let height = try reader.length("height")
    try reader.requireEnd()
    switch word {
    case "constantTop": return .constantTop(height: height)
    case "constantCenter": return .constantCenter(height: height)
    case "constantBottom": return .constantBottom(height: height)
    default:
      throw NotationDiagnostic(
        argument.token, expected: "'constantTop(…)', 'constantCenter(…)' or 'constantBottom(…)'",
        suggestion: Suggestion.best(for: word, among: ["constantTop", "constantCenter", "constantBottom"]))
    }
  }
}
