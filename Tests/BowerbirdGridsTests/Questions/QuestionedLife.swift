import BowerbirdGrids
import BowerbirdLayout
import BowerbirdTestSupport

/// A tree with random changes and layouts, which do not depend on whether questions are asked in between.
struct QuestionedLife {
  /// The frames after one layout, by name.
  struct Moment {
    let frames: [(name: String, frame: Rect)]

    /// The frames of a tree that was made from scratch.
    let fresh: [Rect]

    let size: Size
    let tree: String
  }

  let seed: Int

  /// The questions that are asked.
  var questions: [Question] = []

  /// Whether trees are made from scratch for comparison.
  var makesFresh = false

  /// Runs the changes and layouts, and returns the frames after each layout.
  func moments(_ stepCount: Int) -> [Moment] {
    var generator = LifeGenerator(seed: UInt64(seed)), random = SplitMix64(seed: UInt64(seed) &+ 0x9E37)
    let model = generator.tree()
    var boxes = MixedBoxes(), moments: [Moment] = []
    let root = boxes.make(model)
    boxes.tie(model)
    var size = generator.size()
    for _ in 0..<stepCount {
      for _ in 0..<generator.whole(0...2) {
        ask(model, root, boxes, &random)
        generator.edit(model, &boxes)
      }
      ask(model, root, boxes, &random)
      if generator.isLucky(3) { continue }
      if generator.isLucky(3) { size = generator.size() }
      root.layout(size)
      moments.append(moment(model, boxes, size))
    }
    return moments
  }

  private func ask(_ model: MixedModel, _ root: Box, _ boxes: MixedBoxes, _ random: inout SplitMix64) {
    if questions.isEmpty { return }
    let items = model.all
    for _ in 0..<random.whole(0...2) {
      let question = random.pick(questions)
      question.ask(root, boxes[random.pick(items)], &random)
    }
  }

  private func moment(_ model: MixedModel, _ boxes: MixedBoxes, _ size: Size) -> Moment {
    var fresh: [Rect] = []
    if makesFresh {
      var made = MixedBoxes()
      let root = made.make(model)
      made.tie(model)
      root.layout(size)
      fresh = model.all.map { made[$0].frame }
    }
    return Moment(
      frames: model.all.map { ($0.name, boxes[$0].frame) }, fresh: fresh, size: size, tree: model.description)
  }

  // MARK: - Comparing

  /// Returns the first difference that questions make, as a sentence.
  func difference(_ stepCount: Int) -> String? {
    var unasked = self
    unasked.questions = []
    for (index, (with, without)) in zip(moments(stepCount), unasked.moments(stepCount)).enumerated() {
      for (one, other) in zip(with.frames, without.frames) where !Self.isSame(one.frame, other.frame) {
        return
          "seed \(seed), layout \(index) in \(with.size), \(one.name): \(one.frame), without questions \(other.frame) of\n\(with.tree)"
      }
    }
    return nil
  }

  /// Returns the number of layouts in which the tree differs from one made from scratch, without any questions.
  func freshDifferences(_ stepCount: Int) -> Int {
    var unasked = self
    unasked.questions = []
    unasked.makesFresh = true
    return unasked.moments(stepCount).count { moment in
      zip(moment.frames, moment.fresh).contains { !Self.isSame($0.frame, $1) }
    }
  }

  static func isSame(_ one: Rect, _ other: Rect) -> Bool {
    let pairs = [(one.x, other.x), (one.y, other.y), (one.width, other.width), (one.height, other.height)]
    return pairs.allSatisfy { ($0 - $1).magnitude <= 1e-9 * max(1, $0.magnitude, $1.magnitude) }
  }
}
