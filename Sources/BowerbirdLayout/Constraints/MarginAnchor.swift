/// An anchor with several ends; `++` moves all of them outwards, and `--` moves all of them inwards.
public protocol MarginAnchor {}

extension LayoutAnchor: MarginAnchor where Kind == Length {}
extension SizeAnchor: MarginAnchor {}
extension EdgesAnchor: MarginAnchor {}
extension HorizontalEdgesAnchor: MarginAnchor {}
extension VerticalEdgesAnchor: MarginAnchor {}
