import BowerbirdLayout

/// What the contents of a stack grid ask for that is no length.
struct StackWarnings {
  private(set) var list: [GridWarning] = []

  /// Looks through contents.
  init(_ contents: [GridContentBase]) {
    for (index, content) in contents.enumerated() {
      checkLength(content.cell.length, at: index)
      checkMargin(content.cell.margin, of: content)
      checkAlignments(of: content)
    }
  }

  private mutating func checkLength(_ length: StackLength, at index: Int) {
    switch length {
    case .constant(let number), .expanded(let number):
      if !(number >= 0 && number.isFinite) { list.append(.unusableTrack(index: index, axis: "cell")) }
    case .auto: break
    }
  }

  private mutating func checkMargin(_ margin: EdgeInsets, of content: GridContentBase) {
    let isUsable = margin.top.isFinite && margin.left.isFinite && margin.bottom.isFinite && margin.right.isFinite
    if !isUsable { list.append(.unusableLength(name: "margin of \(content.item.layoutNode.name.spoken)")) }
  }

  private mutating func checkAlignments(of content: GridContentBase) {
    switch content.cell.horizontalAlignment {
    case .constantCenter(let width), .constantLeft(let width), .constantRight(let width):
      if !(width >= 0 && width.isFinite) {
        list.append(.unusableLength(name: "width of \(content.item.layoutNode.name.spoken)"))
      }
    case .fill, .autoCenter, .autoLeft, .autoRight: break
    }
    switch content.cell.verticalAlignment {
    case .constantCenter(let height), .constantTop(let height), .constantBottom(let height):
      if !(height >= 0 && height.isFinite) {
        list.append(.unusableLength(name: "height of \(content.item.layoutNode.name.spoken)"))
      }
    case .fill, .autoCenter, .autoTop, .autoBottom: break
    }
  }
}
