import Testing

@testable import BowerbirdSolver

/// Who owns which variable, across forks of forks.
@Suite struct IdentityTests {
  @Test("Forks of forks that make no variables remember no more than one")
  func forksWithoutVariables() {
    var identities = Identities()
    let first = identities.append("first")
    for _ in 0..<1000 { identities = Identities(forking: identities) }
    #expect(identities.rememberedLineages == 1)
    let second = identities.append("second")
    for _ in 0..<1000 { identities = Identities(forking: identities) }
    #expect(identities.rememberedLineages == 2)
    #expect(identities.owns(first) && identities.owns(second))
    #expect(identities.variable(at: 0) == first)
    #expect(identities.variable(at: 1) == second)
  }

  @Test("Variables that two forks make under one number are distinct")
  func siblings() {
    var original = Identities()
    let shared = original.append("shared")
    var left = Identities(forking: original)
    var right = Identities(forking: Identities(forking: original))
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
