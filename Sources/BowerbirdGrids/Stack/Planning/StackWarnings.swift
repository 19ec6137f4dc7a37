import BowerbirdLayout

/// The warnings of a stack grid: about items in several cells, and about numbers that it cannot use.
///
/// Unusable numbers are negative lengths and shares, and lengths, shares and margins that are not finite.
struct StackWarnings {
  private(set) var list: [GridWarning] = []

  /// Collects the warnings of grid contents.
  ///
  /// - Parameters:
  ///   - contents: The contents.
  ///   - repeated: The items that a declaration has listed more than once, by the identities of their nodes.
  init(_ contents: [GridContentBase], repeated: Set<ObjectIdentifier>) {
    for (index, content) in contents.enumerated() {
      if repeated.contains(ObjectIdentifier(content.item.layoutNode)) { list.append(.listedTwice(item: index)) }
      checkLength(of: content, at: index)
      checkMargin(content.cell.margin, of: content)
      checkAlignments(of: content)
    }
  }

  private mutating func checkLength(of content: GridContentBase, at index: Int) {
    switch content.cell.length {
    case .constant(let number), .expanded(let number):
      if !number.isUsableLength { list.append(.unusableTrack(index: index, axis: "cell")) }
    case .auto:
      if content.cell.hasUnusableMinimum { warn("least length", of: content) }
      if content.cell.hasUnusableMaximum { warn("greatest length", of: content) }
    }
  }

  private mutating func checkMargin(_ margin: EdgeInsets, of content: GridContentBase) {
    let isUsable = margin.top.isFinite && margin.left.isFinite && margin.bottom.isFinite && margin.right.isFinite
    if !isUsable { warn("margin", of: content) }
  }

  private mutating func checkAlignments(of content: GridContentBase) {
    switch content.cell.horizontalAlignment {
    case .constantCenter(let width), .constantLeft(let width), .constantRight(let width):
      if !width.isUsableLength { warn("width", of: content) }
    case .fill, .autoCenter, .autoLeft, .autoRight: break
    }
    switch content.cell.verticalAlignment {
    case .constantCenter(let height), .constantTop(let height), .constantBottom(let height):
      if !height.isUsableLength { warn("height", of: content) }
    case .fill, .autoCenter, .autoTop, .autoBottom: break
    }
  }

  private mutating func warn(_ length: String, of content: GridContentBase) {
    list.append(.unusableLength(name: "\(length) of \(content.item.layoutNode.name.spoken)"))
  }
}
