/// The lengths of an item with alternatives that affect the layout around it.
struct HostNeed: Equatable {
  private var width: LengthNeed?
  private var height: LengthNeed?

  init(of host: LayoutNode) {
    guard let content = host.content else { return }
    width = content.fitWidth.map { LengthNeed(fit: $0, least: content.leastWidth ?? $0) }
    height = content.fitHeight.map { LengthNeed(fit: $0, least: content.leastHeight ?? $0) }
  }
}
