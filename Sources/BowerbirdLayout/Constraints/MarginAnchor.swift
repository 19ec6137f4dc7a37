/// An anchor that can get a margin: edges, a size or a length.
///
/// The operator `++` adds a margin outside, and `--` adds a margin inside. Each edge moves by the number. Each length
/// changes by twice the number.
public protocol MarginAnchor {}

extension LayoutAnchor: MarginAnchor where Kind == Length {}
extension SizeAnchor: MarginAnchor {}
extension EdgesAnchor: MarginAnchor {}
extension HorizontalEdgesAnchor: MarginAnchor {}
extension VerticalEdgesAnchor: MarginAnchor {}
