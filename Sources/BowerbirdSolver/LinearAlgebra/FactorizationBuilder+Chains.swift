/// A bound for the ratio between the sizes of two numbers in a solution.
extension FactorizationBuilder {
  /// Returns the largest sum of row weights along a chain of blocks.
  ///
  /// The caller gives each row a weight, and a block weighs as much as all of its rows together. In a chain, each block
  /// needs the previous block.
  ///
  /// The sum is useful as a bound, because a number in a solution is a sum of products, and each product has at most
  /// one coefficient from each column of such a chain.
  ///
  /// - Parameters:
  ///   - rows: The coefficients; each column of the matrix that is not a unit column is one of these rows.
  ///   - basis: The column at each position: a row of `rows`, or the unit column of a variable.
  ///   - weight: Returns the weight of a row, 0 or more.
  /// - Returns: The sum; 0 for a matrix of unit columns.
  /// - Complexity: O(*n* + entries), where *n* counts positions.
  mutating func heaviestChain(
    in rows: borrowing SparseRows, basis: borrowing UniqueArray<BasisEntry>, weight: (Int32) -> Int
  ) -> Int {
    var columns = UniqueArray(copying: basis)
    moveUnitsToOwnPositions(&columns)
    components.find(&blocks, in: rows, columns: columns)
    var chains = UniqueArray<Int>()
    chains.resize(to: columns.count, filling: 0)
    var heaviest = 0
    var start: Int32 = 0
    for block in 0..<blocks.ends.count {
      let end = blocks.ends[block]
      var own = 0, behind = 0
      for index in start..<end {
        let row = columns[blocks.positions[index]].row
        own += weight(row)
        // For the columns of the block itself, `chains` still contains 0.
        for entry in rows.indices(of: row) { behind = max(behind, chains[rows.entries[entry].column]) }
      }
      for index in start..<end { chains[blocks.positions[index]] = own + behind }
      heaviest = max(heaviest, own + behind)
      start = end
    }
    return heaviest
  }
}
