import BowerbirdSolver

/// A decoder that reads any bytes as the operations of a trial.
///
/// A byte is called *b* below. The first byte gives the number of variables, 1 + *b* mod 12. A second byte of 224 or
/// more allows extreme numbers in addition to ordinary numbers. Then come the operations. An operation begins with a
/// byte for its kind, *b* mod 16, and continues with its operands. Bytes that are missing at the end count as 0. A
/// *target* is the index of a row or an edit. Each target, variable, priority, constant and coefficient takes one byte.
/// The kinds of operations are:
///
/// | kind | operation | operands |
/// |---|---|---|
/// | 0–4 | add a row | row |
/// | 5 | add a batch | number of rows, 2 + *b* mod 4; rows |
/// | 6, 7 | remove a row | target |
/// | 8 | remove two rows | two targets |
/// | 9 | another constant | target, constant |
/// | 10 | another priority | target, priority |
/// | 11 | edit | variable, priority |
/// | 12, 13 | suggest | target, constant |
/// | 14 | another operation | a byte for the operation; a target if it ends an edit |
/// | 15 | misuse | a byte for the kind of misuse, modulo the number of kinds |
///
/// For kind 14, *b* mod 8 of the operand is 0 to end an edit, 1 to solve, 2 to read, 3 to fork, 4 to compare, 5 or 6 to
/// watch, and 7 to make a variable.
///
/// A row is a shape byte (relation: *b* mod 3; number of terms: *b* / 3 mod 5), a priority, a constant, and a variable
/// and a coefficient for each term.
package struct OperationDecoder {
  /// The operations of an input, followed by a comparison, and the number of variables at the start.
  package struct Decoded {
    package let variables: Int
    package let operations: [Operation]
  }

  private var bytes: ArraySlice<UInt8>
  private var allowsExtremes = false

  /// The maximum number of operations that are decoded; longer inputs find no other faults and are slow to compare.
  private static let operationLimit = 300

  private init(_ bytes: some Sequence<UInt8>) { self.bytes = Array(bytes)[...] }

  package static func decode(_ bytes: some Sequence<UInt8>) -> Decoded {
    var decoder = OperationDecoder(bytes)
    let variables = 1 + decoder.next() % 12
    decoder.allowsExtremes = decoder.next() >= 224
    var operations: [Operation] = []
    while !decoder.bytes.isEmpty, operations.count < operationLimit { operations.append(decoder.operation()) }
    operations.append(.compare)
    return Decoded(variables: variables, operations: operations)
  }

  private mutating func next() -> Int { Int(bytes.popFirst() ?? 0) }

  private mutating func target() -> StepTarget { .nth(next()) }
}

extension OperationDecoder {
  private mutating func operation() -> Operation {
    switch next() % 16 {
    case 0...4: return .add([row()])
    case 5: return batch()
    case 6, 7: return .remove([target()])
    case 8: return .remove([target(), target()])
    case 9: return .setConstant(target(), constant())
    case 10: return .setPriority(target(), priority())
    case 11: return .edit(variable: next(), priority: priority())
    case 12, 13: return .suggest(target(), constant())
    case 14: return simpleOperation()
    default: return .misuse(Misuse.allCases[next() % Misuse.allCases.count])
    }
  }

  private mutating func simpleOperation() -> Operation {
    switch next() % 8 {
    case 0: .endEdit(target())
    case 1: .solve
    case 2: .read
    case 3: .fork
    case 4: .compare
    case 5, 6: .watch
    default: .makeVariable
    }
  }

  private mutating func batch() -> Operation {
    let count = 2 + next() % 4
    var rows: [RowSketch] = []
    for _ in 0..<count { rows.append(row()) }
    return .add(rows)
  }

  private mutating func row() -> RowSketch {
    let shape = next()
    let relations: [Relation] = [.equal, .lessOrEqual, .greaterOrEqual]
    let priority = priority()
    let constant = constant()
    var terms: [RowSketch.Term] = []
    for _ in 0..<(shape / 3 % 5) {
      let variable = next()
      terms.append(RowSketch.Term(variable, coefficient()))
    }
    return RowSketch(terms, constant: constant, relations[shape % 3], priority: priority)
  }
}

extension OperationDecoder {
  private static let priorities: [Double] = [1000, 750, 1000, 500, 250, 999, 1, 431, 431.5, 750, 1000, 500, 0, 1001]
  private static let coefficients: [Double] = [1, -1, 1, -1, 2, -2, 0.5, 3, -0.6, 0, 1, -1, 4, 0.1, -3, 1]
  private static let extremes: [Double] = [
    .nan, .infinity, 1e300, -1e300, 1e-300, .leastNonzeroMagnitude, .greatestFiniteMagnitude, 1e16, 1e-16, 1e-9, 1e9,
    -0.0,
  ]

  private mutating func priority() -> Priority { Priority(Self.priorities[next() % Self.priorities.count]) }

  private mutating func coefficient() -> Double {
    let byte = next()
    return extreme(byte) ?? Self.coefficients[byte % Self.coefficients.count]
  }

  /// Returns a whole number from −100 to 100, a multiple of 10.1, or an extreme number if extremes are allowed.
  ///
  /// No double represents most multiples of 10.1 exactly.
  private mutating func constant() -> Double {
    let byte = next()
    if let extreme = extreme(byte) { return extreme }
    return byte <= 200 ? Double(byte - 100) : Double(byte - 228) * 10.1
  }

  private func extreme(_ byte: Int) -> Double? {
    guard allowsExtremes, byte >= 256 - Self.extremes.count else { return nil }
    return Self.extremes[byte - (256 - Self.extremes.count)]
  }
}
