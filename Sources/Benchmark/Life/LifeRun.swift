import AllocationCounter

/// Times whole lives of trees: declaration, layout, reading of frames, and release.
struct LifeRun {
  /// The name that tables show for the trees.
  let workload: String

  /// The number of units, such as boxes, in all trees together.
  let size: Int

  /// The name of a unit, such as `box`.
  let unit: String
  let budget: Budget

  /// Closures that make the trees; each tree is released before the next tree is made.
  let makers: [() -> any LivingTree]

  /// Measures whole lives of the trees, and separately the releases at the ends of the lives.
  func measurements() -> [Measurement] {
    // An untimed first life of each tree checks the frames, and frees the memory that the timed lives reuse.
    let check = makers.reduce(AnswerCheck.pass) { $0.and(checkedLife(of: $1)) }
    var lives = Batches<Life>(budget)
    while lives.wantsMore {
      let life = timedLives()
      lives.append(life, lasting: life.whole.nanoseconds)
    }
    return [
      measurement("life", lives, check, \.whole),
      measurement("release", lives, check, \.release),
    ]
  }

  /// The cost of one life of each tree.
  private struct Life {
    var whole = Cost()
    var release = Cost()
  }

  /// A time and a number of allocations.
  private struct Cost {
    var nanoseconds = 0.0
    var allocations = 0

    mutating func add(from start: Moment, to end: Moment) {
      nanoseconds += end.time - start.time
      allocations += Int(end.allocations - start.allocations)
    }
  }

  /// A point in time, and the number of allocations until then.
  private struct Moment {
    let allocations = allocation_count()
    let time = Clock.now
  }

  private func checkedLife(of make: () -> any LivingTree) -> AnswerCheck {
    let tree = make()
    return LayoutCheck.complaints(of: tree.layOutFirst()).and(tree.checkFirst())
  }

  private func timedLives() -> Life {
    var life = Life()
    for make in makers {
      let start = Moment()
      var tree: (any LivingTree)? = make()
      _ = tree?.layOutFirst()
      ValueSum.shared.add(tree?.sumOfFrames ?? 0)
      let release = Moment()
      tree = nil
      let end = Moment()
      life.whole.add(from: start, to: end)
      life.release.add(from: release, to: end)
    }
    return life
  }

  private func measurement(
    _ phase: String, _ lives: Batches<Life>, _ check: AnswerCheck, _ cost: (Life) -> Cost
  ) -> Measurement {
    var made = Measurement(workload: workload, size: size, phase: phase)
    made.operations = lives.counted.count
    made.samples = Samples(lives.counted.map { cost($0).nanoseconds })
    made.disturbances = lives.disturbances
    made.allocations = Double(lives.counted.last.map { cost($0).allocations } ?? 0)
    made.check = check
    made.unit = .init(name: unit, perOperation: Double(size))
    return made
  }
}
