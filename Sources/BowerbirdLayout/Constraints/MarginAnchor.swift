/// An anchor to which `++` adds a margin outside, and `--` a margin inside: edges, a size or a length.
///
/// Each edge moves by the number. Each length changes by twice the number.
public protocol MarginAnchor {}

extension LayoutAnchor: MarginAnchor where Kind == Length {}
extension SizeAnchor: MarginAnchor {}
extension EdgesAnchor: MarginAnchor {}
extension HorizontalEdgesAnchor: MarginAnchor {}
extension VerticalEdgesAnchor: MarginAnchor {}
