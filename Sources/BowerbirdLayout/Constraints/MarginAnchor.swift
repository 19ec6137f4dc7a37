/// An anchor with two ends or more: `++` and `--` move all of them, outwards or inwards.
public protocol MarginAnchor {}

extension LayoutAnchor: MarginAnchor where Kind == Length {}
extension SizeAnchor: MarginAnchor {}
extension EdgesAnchor: MarginAnchor {}
extension HorizontalEdgesAnchor: MarginAnchor {}
extension VerticalEdgesAnchor: MarginAnchor {}
