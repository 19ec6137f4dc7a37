import BowerbirdSolver
import BowerbirdTestSupport

extension Problem {
  /// Adds boxes side by side in a window: gaps, equal widths, minimum and preferred sizes.
  mutating func addChain(_ boxes: Int, _ random: inout SplitMix64) {
    let gap = Double(random.whole(0...8))
    let areEqual = random.oneIn(2)
    let common = Double(random.whole(10...60))
    let windowLeft = variable(at: Double(random.whole(-20...20)))
    let windowWidth = variable(at: 0)
    require([(windowLeft, 1)], .equal)

    var end = point[windowLeft]
    var previous: (left: Int, width: Int)?
    var first: Int?
    for _ in 0..<boxes {
      let length = areEqual ? common : Double(random.whole(5...90))
      let left = variable(at: end + gap)
      let width = variable(at: length)
      if let previous {
        require([(left, 1), (previous.left, -1), (previous.width, -1)], .equal)
      } else {
        require([(left, 1), (windowLeft, -1)], .equal)
      }
      if let first, areEqual { require([(width, 1), (first, -1)], .equal) }
      wantSize(of: width, &random)
      end += gap + length
      previous = (left, width)
      first = first ?? width
    }
    fill(windowWidth, windowLeft, previous, end + gap, &random)
  }

  private mutating func fill(
    _ windowWidth: Int, _ windowLeft: Int, _ last: (left: Int, width: Int)?, _ end: Double, _ random: inout SplitMix64
  ) {
    guard let last else { return }
    setPoint(windowWidth, end - point[windowLeft])
    require(
      [(last.left, 1), (last.width, 1), (windowLeft, -1), (windowWidth, -1)], random.pick([.equal, .lessOrEqual]))
    want([(windowWidth, 1)], -point[windowWidth] - Double(random.whole(-60...60)), .equal, priority: 750)
  }

  /// Adds a random selection of a minimum size, a compression resistance and a hugging.
  private mutating func wantSize(of width: Int, _ random: inout SplitMix64) {
    if random.oneIn(3) { require([(width, 1)], .greaterOrEqual, slack: Double(random.whole(0...5))) }
    let wanted = -Double(random.whole(10...80))
    if random.oneIn(2) { want([(width, 1)], wanted, .greaterOrEqual, priority: random.pick(Problem.levels)) }
    if random.oneIn(2) { want([(width, 1)], wanted, .lessOrEqual, priority: random.pick(Problem.levels)) }
  }

  /// Adds rows below each other with preferred heights: prefix sums, in a height that may be too small.
  mutating func addColumn(_ count: Int, _ random: inout SplitMix64) {
    var top = variable(at: 16)
    require([(top, 1)], .equal)
    for _ in 0..<count {
      let height = variable(at: Double(random.whole(0...30)))
      let next = variable(at: point[top] + point[height])
      require([(next, 1), (top, -1), (height, -1)], .equal)
      if random.oneIn(2) { require([(height, 1)], .greaterOrEqual, slack: point[height]) }
      want([(height, 1)], -Double(random.whole(0...40)), .equal, priority: random.pick(Problem.levels))
      top = next
    }
    require([(top, 1)], .lessOrEqual, slack: Double(random.whole(0...20)))
  }

  /// Adds a column of labels as wide as the widest one, with fields beside them.
  mutating func addForm(_ count: Int, _ random: inout SplitMix64) {
    let column = variable(at: 100)
    let form = variable(at: Double(random.whole(150...400)))
    want([(column, 1)], 0, .equal, priority: 1)
    want([(form, 1)], -Double(random.whole(150...400)), .equal, priority: 999)
    for _ in 0..<count {
      let label = variable(at: Double(random.whole(10...100)))
      let field = variable(at: point[form] - point[column] - 8)
      require([(column, 1), (label, -1)], .greaterOrEqual, slack: point[column] - point[label])
      require([(field, 1), (column, 1), (form, -1)], .equal)
      want([(label, 1)], -Double(random.whole(10...120)), .equal, priority: random.pick(Problem.levels))
      if random.oneIn(3) { require([(field, 1)], .greaterOrEqual, slack: Double(random.whole(0...40))) }
    }
  }

  /// Adds boxes that divide the width of their parent, several levels deep.
  mutating func addTree(_ count: Int, _ random: inout SplitMix64) {
    var open = [(variable(at: 0), variable(at: Double(16 * random.whole(10...40))))]
    want([(open[0].1, 1)], -Double(random.whole(100...700)), .equal, priority: 750)
    require([(open[0].0, 1)], .equal)
    while point.count < 2 * count {
      let parent = open.removeFirst()
      let left = (variable(at: point[parent.0]), variable(at: point[parent.1] / 2))
      let right = (variable(at: point[left.0] + point[left.1]), variable(at: point[parent.1] / 2))
      require([(left.0, 1), (parent.0, -1)], .equal)
      require([(right.0, 1), (left.0, -1), (left.1, -1)], .equal)
      require([(right.0, 1), (right.1, 1), (parent.0, -1), (parent.1, -1)], .equal)
      if random.oneIn(2) { want([(left.1, 1), (right.1, -1)], 0, .equal, priority: random.pick(Problem.levels)) }
      for width in [left.1, right.1] { wantSize(of: width, &random) }
      open += [left, right]
    }
  }
}
