import Testing

/// Expects lengths to equal the given ones except for rounding.
func expectLengths(
  _ lengths: [Double], _ expected: [Double], within tolerance: Double = 1e-9,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let isClose = lengths.count == expected.count && zip(lengths, expected).allSatisfy { abs($0 - $1) <= tolerance }
  if !isClose { Issue.record("\(lengths) instead of \(expected)", sourceLocation: sourceLocation) }
}
