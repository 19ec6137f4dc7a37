/// An anchor to which `++` adds a margin on every side, and from which `--` removes a margin: edges, a size or a
/// length.
///
/// A length changes by twice the number.
public protocol MarginAnchor {}

extension LayoutAnchor: MarginAnchor where Kind == Length {}
extension SizeAnchor: MarginAnchor {}
extension EdgesAnchor: MarginAnchor {}
extension HorizontalEdgesAnchor: MarginAnchor {}
extension VerticalEdgesAnchor: MarginAnchor {}
