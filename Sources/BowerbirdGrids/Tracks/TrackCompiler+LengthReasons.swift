import BowerbirdLayout
import BowerbirdSolver

/// Explains the numbers in constraints by the needs of the items from which arithmetic has computed them.
extension TrackCompiler {
  /// Returns the reasons for the lengths in a constraint; an empty list if this compiler knows none.
  func lengthReasons(in constraint: LayoutConstraint) -> [String] {
    guard let name = constraint.identifier else { return [] }
    for axis in Axis.allCases {
      let reasons = lengthReasons(named: name, constraint.expression.terms, along: axis)
      if !reasons.isEmpty { return reasons }
    }
    return []
  }

  /// Returns the reasons for the lengths in a constraint.
  ///
  /// - Parameters:
  ///   - name: The identifier of the constraint.
  ///   - terms: The terms of the constraint.
  ///   - axis: The axis of the tracks.
  /// - Returns: The reasons; an empty list if this compiler did not make the constraint for tracks along the axis.
  private func lengthReasons(
    named name: String, _ terms: [LayoutExpression.Term], along axis: Axis
  ) -> [String] {
    let side = side(axis)
    switch name {
    case "track length":
      let track = terms.lazy.compactMap { self.isOfHost($0) ? side.lengths.firstIndex(of: $0.attribute) : nil }.first
      return track.flatMap { source(ofTrack: $0, axis) }.map { ["it is \($0)"] } ?? []
    case "share":
      guard terms.contains(where: { isOfHost($0) && $0.attribute == side.unitAttribute }) else { return [] }
      return reasons(for: side.plan.tracks.indices, axis)
    case "item length":
      guard let index = cellIndex(terms, axis), side.cells[index].key.followsContent else { return [] }
      let cell = plan.cells[index]
      return cell.source(of: cell.node.value(of: .length(along: axis)), axis).map { ["it is \($0)"] } ?? []
    case "cell begins", "cell ends", "cell centre", "cell length":
      guard side.sums != nil, let index = cellIndex(terms, axis) else { return [] }
      return reasons(for: plan.cells[index], name, axis)
    default: return []
    }
  }

  /// Returns the reasons for the constraint of a cell whose tracks have no variables.
  private func reasons(for cell: GridCell, _ name: String, _ axis: Axis) -> [String] {
    let tracks = cell.tracks(axis)
    switch name {
    case "cell begins": return reasons(for: 0..<tracks.lowerBound, axis)
    case "cell length":
      let reasons = reasons(for: tracks, axis)
      guard !reasons.isEmpty, tracks.count == 1 else { return reasons }
      return cell.source(of: cell.node.value(of: .length(along: axis)), axis).map { ["it is \($0)"] } ?? reasons
    default: return reasons(for: 0..<tracks.upperBound, axis)
    }
  }

  private func isOfHost(_ term: LayoutExpression.Term) -> Bool { term.item === columns.host.reference }

  /// Returns the index of the cell whose item a term along an axis involves; nil if there is none.
  private func cellIndex(_ terms: [LayoutExpression.Term], _ axis: Axis) -> Int? {
    let involved = terms.filter { $0.attribute.axis == axis }.map { $0.item }
    return plan.cells.firstIndex { cell in involved.contains { $0 === cell.node.reference } }
  }

  /// Returns a reason for each track as long as its content that determines the tracks in a range.
  ///
  /// The list is empty if there are many such tracks.
  private func reasons(for tracks: Range<Int>, _ axis: Axis) -> [String] {
    let side = side(axis), tracks = side.tracksThatDetermine(tracks)
    if tracks.count > TrackSums.mostTracks { return [] }
    let grid = quoted(side.host.reference.path)
    return tracks.compactMap { track in
      guard let source = source(ofTrack: track, axis) else { return nil }
      let length = plain(side.solvedLength(of: track..<track + 1))
      return "\(side.attributes.trackName) \(track) of \(grid) has a length of \(length), \(source)"
    }
  }

  /// Returns the reason for the length of a track as a noun, such as `the fit of 'title'`.
  ///
  /// The result is nil if neither the content of the track nor its minimum or maximum determines the length.
  private func source(ofTrack track: Int, _ axis: Axis) -> String? {
    let side = side(axis), declared = side.plan.tracks[track]
    let length = side.solvedLength(of: track..<track + 1)
    if length <= 0 { return nil }
    if !declared.holdsContent { return declared.isFlexible ? limit(of: declared, length, side) : nil }
    for cell in plan.cells where cell.tracks(axis) == track..<track + 1 && !cell.request.onlyFollows {
      let margins = cell.margins.length(axis)
      guard let source = cell.source(of: length - margins, axis) else { continue }
      return margins == 0 ? source : "\(source) with its margins"
    }
    if let limit = limit(of: declared, length, side) { return limit }
    if case .fraction = declared.size { return nil }
    let needsMore = side.sizingState.needs.contains { cell in
      cell.tracks == track..<track + 1 && cell.need.map { $0.fit > length && !$0.fit.isNearly(length) } ?? false
    }
    return needsMore ? "the longest for which the grid has room" : "the length that its items need"
  }

  /// Returns the minimum or maximum of a track as a noun; nil if the track has another length.
  private func limit(of track: Track, _ length: Double, _ side: AxisCompiler) -> String? {
    if length.isNearly(track.minimum) { return "the minimum of the \(side.attributes.trackName)" }
    if length.isNearly(track.maximum) { return "the maximum of the \(side.attributes.trackName)" }
    return nil
  }
}

extension AxisCompiler {
  /// Returns the tracks whose lengths determine the lengths of the tracks in a range.
  ///
  /// If a track in the range is a share of the free space without a variable, all tracks determine its length.
  fileprivate func tracksThatDetermine(_ tracks: Range<Int>) -> Range<Int> {
    let hasShare = sums?.dividesFreeSpace == true && plan.tracks[tracks].contains { $0.isFlexible }
    return hasShare ? plan.tracks.indices : tracks
  }
}

extension GridCell {
  /// Returns the need of the item that equals a length, such as `the fit of 'title'`; nil if no need does.
  fileprivate func source(of length: Double, _ axis: Axis) -> String? {
    let name = quoted(node.reference.path)
    if case .fixed(let given) = alignment(axis).length, given.isNearly(length) {
      return "the \(axis.extentName) that the alignment of \(name) gives"
    }
    if axis == .vertical, let height = node.height(inWidth: node.value(of: .width)), height.isNearly(length) {
      return "the height of \(name) in its width"
    }
    guard let need = node.need(axis) else { return nil }
    if need.fit.isNearly(length) { return "the fit of \(name)" }
    return need.least.isNearly(length) ? "the least \(axis.extentName) of \(name)" : nil
  }
}
