import BowerbirdFuzzing
import BowerbirdSolver

/// Rows with powers of two and of ten as coefficients, and boxes, which are rows that bound the variables.
///
/// Each coefficient is ordinary, but products of the coefficients differ widely in size.
extension SoakGenerator {
  /// A range of coefficients.
  enum Spread: CaseIterable {
    case eighths, thirtySeconds, hundredTwentyEighths, tenths, thousandths, mixture

    /// Powers of two, with all rows through one point.
    case meeting

    /// Coefficients so close to 1 that rows are nearly parallel.
    case parallel

    /// The largest exponents of powers of two and of ten among the coefficients; the smallest are their negatives.
    var exponents: (ofTwo: Int, ofTen: Int) {
      switch self {
      case .eighths: (3, 0)
      case .thirtySeconds: (5, 0)
      case .hundredTwentyEighths, .meeting: (7, 0)
      case .tenths: (0, 1)
      case .thousandths: (0, 3)
      case .mixture: (7, 3)
      case .parallel: (0, 0)
      }
    }
  }

  /// Returns the boxes of all variables: two rows for each variable, with its largest and its smallest value.
  func allBoxes() -> [RowSketch] {
    (0..<variables).flatMap { variable in
      [(Relation.lessOrEqual, -1e4), (.greaterOrEqual, 1e4)].map { relation, constant in
        RowSketch([RowSketch.Term(variable, 1)], constant: constant, relation, priority: .required)
      }
    }
  }

  mutating func scaledRow() -> RowSketch {
    let level = priority()
    if random.once(in: 5) {
      return RowSketch(
        [RowSketch.Term(random.below(variables), 1)], constant: scaledNumber(), relation(), priority: level)
    }
    var members: [Int] = []
    let count = 2 + min(random.below(5), random.below(5))
    while members.count < count {
      let variable = random.below(variables)
      if !members.contains(variable) { members.append(variable) }
    }
    let terms = members.map { RowSketch.Term($0, scaledCoefficient()) }
    let constant =
      spread == .meeting ? -terms.reduce(0) { $0 + $1.coefficient * meetingPoint($1.variable) } : scaledNumber()
    return RowSketch(terms, constant: constant, relation(), priority: level)
  }

  /// Returns a variable's value at the point in which rows of the spread `meeting` meet: a multiple of ¼.
  private func meetingPoint(_ variable: Int) -> Double { Double(variable * 29 % 83 - 41) / 4 }

  private mutating func scaledCoefficient() -> Double {
    if spread == .parallel {
      let size = 1 + Self.smallDifferences[random.below(5)] * Double(random.below(5) - 2)
      return random.once(in: 2) ? size : -size
    }
    let reach = spread.exponents
    let isOfTen = reach.ofTwo == 0 || reach.ofTen > 0 && random.once(in: 2)
    let exponent =
      isOfTen ? random.below(2 * reach.ofTen + 1) - reach.ofTen : random.below(2 * reach.ofTwo + 1) - reach.ofTwo
    let size = isOfTen ? Self.powersOfTen[exponent + 3] : Double(sign: .plus, exponent: exponent, significand: 1)
    return random.once(in: 2) ? size : -size
  }

  private static let smallDifferences = [1e-2, 1e-3, 1e-4, 1e-5, 1e-6]

  private static let powersOfTen = [0.001, 0.01, 0.1, 1, 10, 100, 1000]

  mutating func scaledNumber() -> Double {
    random.once(in: 2) ? 0 : pick([1, -1, 100, -100, Double(random.below(2001) - 1000), Double(random.below(201)) / 8])
  }
}

extension Operation {
  /// Returns the operation with row targets that avoid the first `count` of all `rows` rows.
  func sparing(first count: Int, of rows: Int) -> Operation {
    if count == 0 { return self }
    func spared(_ target: StepTarget) -> StepTarget {
      guard case .nth(let number) = target else { return target }
      return .nth(count + number % (rows - count))
    }
    return switch self {
    case .remove(let targets): .remove(targets.map(spared))
    case .setConstant(let target, let constant): .setConstant(spared(target), constant)
    case .setPriority(let target, let priority): .setPriority(spared(target), priority)
    default: self
    }
  }
}
