// Statements that do not compile: one number for all edges. The message says what to write instead.
extension LayoutChain {
  /// Makes the Swift compiler reject one number for all edges.
  @discardableResult
  @available(
    *, unavailable, message: "edges takes each margin by name: write edges(top: 8, left: 8, bottom: 8, right: 8)"
  )
  public func edges(_ number: some PartNumber) -> Self { self }

  /// Makes the Swift compiler reject one number for all edges.
  @discardableResult
  @available(
    *, unavailable, message: "edges takes each margin by name: write edges(item, top: 8, left: 8, bottom: 8, right: 8)"
  )
  public func edges(_ other: any LayoutItem, _ number: some PartNumber) -> Self { self }
}
