import BowerbirdFuzzing
import BowerbirdSolver
import BowerbirdTestSupport

/// A generator of random operations that keep a model at about a given number of rows.
struct SoakGenerator {
  /// A kind of rows.
  enum Style {
    /// Rows as in layouts: gaps between boxes, equal and bounded widths, and aligned centers.
    case layout

    /// Arbitrary variables with arbitrary coefficients.
    case unstructured

    /// Coefficients down to thousandths and constants in the millions, so that values grow beyond any screen.
    case harsh

    /// Mostly constants of 0, so that corners of the feasible region coincide.
    case degenerate

    /// A few rows, each repeated at other scales.
    case repeated

    /// A separate level for nearly every row.
    case leveled

    /// Chains of variables, each a multiple of the variable before it, often by a factor that is rounded, such as ⅓.
    case inexact

    /// Powers of two and of ten as coefficients, with required bounds on all variables.
    case scaled

    static let usual: [Style] = [.layout, .unstructured, .harsh]
    static let hostile: [Style] = [.degenerate, .repeated, .leveled, .inexact]
    static let inBoxes: [Style] = [.scaled]
  }

  let style: Style
  let rows: Int
  let variables: Int
  var random: SplitMix64

  /// The range of the coefficients in the style `scaled`.
  let spread: Spread

  /// The number of rows that bound variables; these rows come first and are never removed.
  var boxes: Int { style == .scaled ? 2 * variables : 0 }

  init(_ random: SplitMix64, _ styles: [Style] = Style.usual) {
    var random = random
    style = random.element(of: styles) ?? .layout
    spread = Spread.allCases[random.below(Spread.allCases.count)]
    if style == .scaled {
      variables = 12 + random.below(49)
      rows = 2 * variables + variables * (2 + random.below(7)) / 4
    } else {
      rows = 5 + random.below(196)
      variables = 2 * max(2, rows * (1 + random.below(4)) / 6)
    }
    self.random = random
  }

  /// Returns the next operation on a model that has `rowsNow` rows.
  mutating func next(rowsNow: Int) -> Operation {
    if rowsNow < boxes { return .add(allBoxes()) }
    let operation = nextOperation(rowsNow: rowsNow)
    return rowsNow > boxes ? operation.sparing(first: boxes, of: rowsNow) : .add([row()])
  }

  private mutating func nextOperation(rowsNow: Int) -> Operation {
    switch random.below(100) {
    case 0..<34: return grow(unlessAbove: rows, rowsNow)
    case 34..<58: return rowsNow > (rows + boxes) / 2 ? .remove([target()]) : .add([row()])
    case 58..<60: return .remove((0..<2 + random.below(4)).map { _ in target() })
    case 60..<76: return .suggest(target(), number())
    case 76..<80: return .edit(variable: random.below(variables), priority: priority(allowsRequired: false))
    case 80..<82: return .endEdit(target())
    case 82..<90: return .setConstant(target(), number())
    case 90..<95: return .setPriority(target(), priority())
    case 95..<97: return .read
    case 97: return random.once(in: 4) ? .fork : .solve
    case 98: return .watch
    default: return .misuse(random.element(of: Misuse.allCases) ?? .requiredEdit)
    }
  }

  private mutating func target() -> StepTarget { .nth(random.below(1 << 20)) }

  private mutating func grow(unlessAbove limit: Int, _ rowsNow: Int) -> Operation {
    if rowsNow > limit { return .remove([target()]) }
    // For a batch of two dozen rows or more, the solver may choose a whole basis at once.
    let count = random.once(in: 8) ? 2 + random.below(random.once(in: 8) ? 40 : 6) : 1
    return .add((0..<count).map { _ in row() })
  }

  private mutating func row() -> RowSketch {
    switch style {
    case .layout: layoutRow()
    case .unstructured, .harsh: unstructuredRow()
    case .degenerate: degenerateRow()
    case .repeated: repeatedRow()
    case .leveled: leveledRow()
    case .inexact: inexactRow()
    case .scaled: scaledRow()
    }
  }
}

// MARK: - Numbers and priorities

extension SoakGenerator {
  mutating func number() -> Double {
    if style == .scaled { return scaledNumber() }
    if style == .degenerate { return random.once(in: 12) ? Double(random.below(5) - 2) : 0 }
    return switch random.below(4) {
    case 0: Double(random.below(2001) - 1000) / 8
    case 1: Double(random.below(20001) - 10000) * (style == .harsh ? 1000 : 0.1)
    default: Double(random.below(601) - 100)
    }
  }

  mutating func priority(allowsRequired: Bool = true) -> Priority {
    switch random.below(8) {
    case 0, 1: allowsRequired ? .required : 999
    case 2: .high
    case 3: .medium
    case 4: .low
    case 5: Priority(Double(1 + random.below(999)))
    default: random.element(of: [Priority(999), 431, 750, 250, 1]) ?? .low
    }
  }
}

// MARK: - Rows

extension SoakGenerator {
  mutating func unstructuredRow() -> RowSketch {
    let terms = (0..<1 + random.below(5)).map { _ in RowSketch.Term(random.below(variables), coefficient()) }
    let relation = random.element(of: Relation.allCases) ?? .equal
    return RowSketch(terms, constant: number(), relation, priority: priority())
  }

  /// Returns a coefficient between a quarter and four in magnitude.
  ///
  /// Only the style `harsh` has smaller coefficients, because small coefficients make values grow from row to row.
  private mutating func coefficient() -> Double {
    let size =
      switch random.below(8) {
      case 0: style == .harsh ? Double(1 + random.below(1024)) / 333 : Double(1 + random.below(16)) / 4
      case 1: Double(75 + random.below(1126)) / 300
      case 2: Double(2 + random.below(2))
      default: 1.0
      }
    return random.once(in: 2) ? size : -size
  }

  private mutating func layoutRow() -> RowSketch {
    typealias Term = RowSketch.Term
    let box = random.below(variables / 2)
    let other = random.below(variables / 2)
    let next = (box + 1) % (variables / 2)
    let end = [Term(2 * box, 1), Term(2 * box + 1, 1)]
    let width = Term(2 * box + 1, 1)
    let level = priority()
    switch random.below(10) {
    case 0:
      return RowSketch(
        [Term(2 * next, 1), Term(2 * box, -1), Term(2 * box + 1, -1)], constant: -8, .equal, priority: level)
    case 1: return RowSketch([Term(2 * next, -1)] + end, constant: 8, .lessOrEqual, priority: level)
    case 2: return RowSketch([width, Term(2 * other + 1, -1)], constant: 0, .equal, priority: level)
    case 3: return RowSketch([width, Term(2 * other + 1, -0.6)], constant: 0, .equal, priority: level)
    case 4: return RowSketch([width], constant: -Double(random.below(200)), .greaterOrEqual, priority: level)
    case 5: return RowSketch([width], constant: -Double(random.below(200)), .lessOrEqual, priority: level)
    case 6: return RowSketch([width], constant: -Double(random.below(200)), .equal, priority: level)
    case 7: return RowSketch([Term(2 * box, 1)], constant: 0, .greaterOrEqual, priority: level)
    case 8: return RowSketch(end, constant: -Double(100 + random.below(900)), .lessOrEqual, priority: level)
    default: return RowSketch(centers(box, other), constant: 0, .equal, priority: level)
    }
  }

  private func centers(_ box: Int, _ other: Int) -> [RowSketch.Term] {
    [(box, 1.0), (other, -1)].flatMap { box, sign in
      [RowSketch.Term(2 * box, sign), RowSketch.Term(2 * box + 1, sign * 0.5)]
    }
  }
}
