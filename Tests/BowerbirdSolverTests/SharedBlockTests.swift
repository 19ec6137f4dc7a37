import Testing

@testable import BowerbirdSolver

/// A block of memory that is lent in pieces to arrays.
@Suite struct SharedBlockTests {
  @Test("An array in a block keeps its elements when it outgrows its piece")
  func growing() {
    var block = SharedBlock(size: 64)
    var numbers = UniqueArray<Int32>(), flags = UniqueArray<Bool>()
    block.lend(4, to: &numbers)
    block.lend(3, to: &flags)
    #expect(block.lentSize == 32)
    #expect(numbers.capacity == 4 && flags.capacity == 3)
    flags.resize(to: 3, filling: true)
    for number in 0..<40 { numbers.append(Int32(number)) }
    #expect(numbers.elements.elementsEqual(0..<40))
    #expect(flags.elements.elementsEqual([true, true, true]))
  }

  @Test("An array with memory borrows no other memory")
  func ownMemory() {
    var block = SharedBlock(size: 64)
    var numbers = UniqueArray<Int32>()
    numbers.append(7)
    block.lend(4, to: &numbers)
    #expect(block.lentSize == 0)
    #expect(numbers.elements.elementsEqual([7]))
  }

  @Test("A block without memory lends nothing")
  func withoutMemory() {
    var block = SharedBlock()
    var numbers = UniqueArray<Int32>()
    block.lend(0, to: &numbers)
    #expect(numbers.capacity == 0)
    numbers.append(7)
    #expect(numbers[0] == 7)
  }

  // An assertion in `lend` fails if a piece does not fit.
  @Test("The pieces of every small solver fit into its blocks", arguments: [1, 16, 17, 63, 100, 511, 512])
  func sizes(variableCount: Int) throws {
    let solver = Solver()
    var variables = UniqueArray<Variable>()
    solver.appendVariables(variableCount, to: &variables)
    var batch = RowBatch()
    for index in 0..<variableCount { batch.append(variables[index], -Double(index), .equal, .required) }
    try solver.add(batch)
    #expect((0..<variableCount).allSatisfy { solver[variables[$0]] == Double($0) })
  }

  @Test("The mark of a solver with a number is the number")
  func numbers() {
    let first = Solver(number: 1), second = Solver(number: 2)
    let variable = first.variable()
    #expect(first.owns(variable) && first.fork().owns(variable) && !second.owns(variable))
  }
}
