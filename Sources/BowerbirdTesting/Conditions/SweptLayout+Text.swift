import BowerbirdLayout

/// Properties of texts and of other items with a natural size.
extension SweptLayout {
  /// Returns the conditions that a label shows its whole text: all lines fit, no line is truncated, and no character is
  /// wider than the label.
  ///
  /// ```swift
  /// forEverySize(of: page, widths: 320...1440) { layout in layout.showsWholeText(title) }
  /// ```
  ///
  /// A label has the same lines at every size of one proved segment or polygon, so the conditions are proved for all
  /// these sizes. In layouts that leave out the label, the conditions hold.
  ///
  /// - Parameter label: The label.
  /// - Returns: A condition for the lines, and a condition for the widest character.
  public func showsWholeText(_ label: Label) -> [SweptCondition] {
    let rect = self[label], width = rect.meanWidth
    let (height, widest, isTruncated) = asLaidOut(label) {
      // In a width of 0, a text is measured as wide as its widest character.
      (
        label.measurement(in: width).size.height, label.measurement(in: 0).size.width,
        label.lines(in: width).contains { $0.isTruncated }
      )
    }
    let conditions = [
      isTruncated
        ? .never { "\(rect.name()) is not truncated" }
        : (rect.height >= height).named(lazily: { "\(rect.name()) is as high as its lines" }),
      (rect.width >= widest).named(lazily: { "\(rect.name()) is as wide as its characters" }),
    ]
    return holding(conditions, without: [label])
  }

  /// Returns the conditions that every label in an item shows its whole text.
  ///
  /// Hidden items and items that the layout leaves out are not checked, nor are items inside of them.
  ///
  /// - Parameter container: The item, which may itself be a label.
  /// - Returns: The conditions of all labels.
  public func showsWholeText(in container: any LayoutItem) -> [SweptCondition] {
    if !isShown(container) { return [] }
    let own = (container as? Label).map { showsWholeText($0) } ?? []
    return own + shownChildren(of: container).flatMap { showsWholeText(in: $0) }
  }

  /// Returns the conditions that an item has at least its natural width, and the height that its content needs.
  ///
  /// The natural width of a label is the width of its text without wrapping, so a label that wraps is compressed. An
  /// item without natural size, and an item that a layout leaves out, are never compressed.
  ///
  /// - Parameter item: The item.
  /// - Returns: A condition for each axis.
  public func isNotCompressed(_ item: any LayoutItem) -> [SweptCondition] {
    let rect = self[item]
    let (natural, needed) = asLaidOut(item) {
      let natural = item.measure?(Size(width: .infinity, height: .infinity)).size ?? item.intrinsicSize ?? .zero
      let needed = item.measure?(Size(width: rect.meanWidth, height: .infinity)).size.height
      return (natural, needed ?? natural.height)
    }
    let conditions = [
      (rect.width >= natural.width).named(lazily: {
        "\(rect.name()) is not compressed: its width is at least \(decimal(natural.width))"
      }),
      (rect.height >= needed).named(lazily: {
        "\(rect.name()) is not compressed: its height is at least \(decimal(needed))"
      }),
    ]
    return holding(conditions, without: [item])
  }
}

extension SweptRect {
  /// The mean of the widths at the corners of the segment or polygon.
  var meanWidth: Double { frames.reduce(0) { $0 + $1.width } / Double(frames.count) }
}
