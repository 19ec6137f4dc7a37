import Testing

@testable import BowerbirdSolver

/// The ownership of variables across forks of forks.
@Suite struct IdentityTests {
  @Test("Forks of forks that make no variables remember no more than one")
  func forksWithoutVariables() {
    var registry = VariableRegistry(lineage: Lineage())
    let first = registry.append("first")
    for _ in 0..<1000 { registry = VariableRegistry(forking: registry) }
    #expect(registry.rememberedLineages == 1)
    let second = registry.append("second")
    for _ in 0..<1000 { registry = VariableRegistry(forking: registry) }
    #expect(registry.rememberedLineages == 2)
    #expect(registry.owns(first) && registry.owns(second))
    #expect(registry.variable(at: 0) == first)
    #expect(registry.variable(at: 1) == second)
  }

  @Test("Variables that two forks make under one number are distinct")
  func siblings() {
    var original = VariableRegistry(lineage: Lineage())
    let shared = original.append("shared")
    var left = VariableRegistry(forking: original)
    var right = VariableRegistry(forking: VariableRegistry(forking: original))
    let mine = left.append("mine")
    let yours = right.append("yours")
    let late = original.append("late")
    #expect(mine.index == yours.index && late.index == yours.index)
    #expect(left.owns(mine) && !left.owns(yours) && !left.owns(late))
    #expect(right.owns(yours) && !right.owns(mine) && !right.owns(late))
    #expect(original.owns(late) && !original.owns(mine) && !original.owns(yours))
    #expect(left.owns(shared) && right.owns(shared) && original.owns(shared))
  }
}
