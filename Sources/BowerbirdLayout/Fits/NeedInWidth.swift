/// The vertical need that an item has in a width, and the range of widths in which the need is the same.
package struct NeedInWidth {
  package let need: LengthNeed
  package let widths: Range<Double>

  package init(need: LengthNeed, widths: Range<Double>) {
    self.need = need
    self.widths = widths
  }
}

extension LayoutNode {
  /// Returns the vertical need that a box whose own constraints arrange its children would have in a width.
  ///
  /// - Parameters:
  ///   - width: The width of the box.
  ///   - inner: A closure that returns the vertical need of an inner item in a width; nil if the need is the same in
  ///     all widths.
  /// - Returns: The need; nil if it is unknown before the solve, or if constraints in the box relate heights to widths.
  package func boxNeed(inWidth width: Double, _ inner: (LayoutNode, Double) -> NeedInWidth?) -> NeedInWidth? {
    var fit = BoxFit(self)
    guard let found = fit.need(inWidth: width, inner) else { return nil }
    return NeedInWidth(need: includingOwnContent(found.need, .vertical), widths: found.widths)
  }

  /// The only arrangement of the item's first alternative, if this alternative is taken.
  ///
  /// Unless other items of the alternative need more height, the vertical fit of the item is the fit of this
  /// arrangement. The value is nil if the item has no alternatives, if another alternative is taken, or if the first
  /// alternative does not have exactly one arrangement.
  package var firstArrangement: LayoutNode? {
    guard let set = alternativeArranger?.sets.first, set.takenIndex == 0, let first = set.taken,
      first.arrangements.count == 1
    else { return nil }
    return first.arrangements[0].layoutNode
  }

  /// Returns the vertical need of an item with alternatives, given the need of its ``firstArrangement``.
  ///
  /// The fit is the fit of the arrangement. The least height is the smallest least height of all alternatives.
  package func need(withFirst first: LengthNeed) -> LengthNeed {
    var need = first
    for other in alternativeArranger?.sets.first?.fits.dropFirst() ?? [] {
      if let other = other[.vertical] { need.least = min(need.least, other.least) }
    }
    return need
  }
}

extension BoxFit {
  /// Returns the vertical need of the box in a width, with the heights that inner items need in their widths.
  ///
  /// The range of widths ends where an inner item needs another height, or where another set of constraints determines
  /// the widths.
  fileprivate mutating func need(
    inWidth width: Double, _ inner: (LayoutNode, Double) -> NeedInWidth?
  ) -> NeedInWidth? {
    guard let widths = innerWidths(inWidth: width), !mixesAxes else { return nil }
    var range = widths.range
    for slot in nodes.indices.dropFirst() {
      guard let found = inner(nodes[slot], widths.lengths[slot]) else { continue }
      heights[slot] = found.need
      let rate = widths.rates[slot]
      if rate == 0 { continue }
      let ends = [found.widths.lowerBound, found.widths.upperBound].map { width + ($0 - widths.lengths[slot]) / rate }
      range = range.clamped(to: min(ends[0], ends[1])..<max(ends[0], ends[1]))
    }
    guard let need = need(.vertical, width: width) else { return nil }
    return NeedInWidth(need: need, widths: min(range.lowerBound, width)..<max(range.upperBound, width.nextUp))
  }
}
