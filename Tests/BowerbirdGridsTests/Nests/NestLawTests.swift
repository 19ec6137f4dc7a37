import BowerbirdGrids
import BowerbirdLayout
import BowerbirdTestSupport
import Testing

/// Laws about random trees of containers of all systems, six deep, tight rooms among them.
///
/// **The law of substitution.** Put a leaf in the place of a nest, and no frame outside of the nest moves, nor the nest's own
/// frame. What the leaf has to share with the nest:
///
/// * *The fit in the same width.* The leaf's intrinsic width is what the nest alone asks for with `fittingSize()`. Its height is
///   what the nest alone asks for in the width that it had in the tree, `fittingSize(width:)`. A nest may have another
///   height in another width; the leaf stands for it in one layout only.
/// * *The least length*, which is the resistance of a leaf as tracks see it. It is how long a fitting track without any room is
///   that holds the nest alone. Of a leaf with an intrinsic size that is the fit, however weakly it resists;
///   a leaf that measures itself gives way wholly. ``NestSubstitute`` says how a length between is expressed.
/// * *Filling.* A box with content of its own is no larger than its content in a cell of a grid of tracks, and one without fills
///   the cell. All items of these trees are told to fill, so that the nest's own frame is comparable as well.
///
/// Both are asked of the nest where it is a root. If they depended on the room around it, this would show here.
@Suite struct NestLawTests {
  @Test("a leaf in the place of a nest moves nothing", arguments: NestTrials.blocks)
  func substitution(block: Int) { NestLaws.substitute(in: block) }

  @Test("trees of leaves of one size agree with the arithmetic", arguments: NestTrials.blocks)
  func arithmetic(block: Int) { NestLaws.compare(in: block) }

  /// A grid in this tree is 8,500 long, which is where its tracks begin to be sized in another way.
  ///
  /// They were sized again and again: what a length may lie beyond a border was less than such numbers are apart.
  @Test("a long grid on the border between two sizings settles", arguments: [208_727] as [UInt64])
  func longGrids(seed: UInt64) { NestLaws.compare(tree: seed, hasLines: false) }
}

/// The laws, each for a block of seeds.
enum NestLaws {
  static func substitute(in block: Int) {
    for seed in NestTrials.seeds(of: block) {
      var generator = NestGenerator(seed: seed)
      let model = generator.tree(depth: 6), size = generator.size()
      let nests = model.all.filter { $0.isNest && $0.name != model.name }
      if nests.isEmpty { continue }
      let nest = generator.random.pick(nests)
      if let mistake = NestSubstitution(model: model, size: size).mistake(at: nest) {
        Issue.record("seed \(seed) in \(mistake)")
      }
    }
  }

  static func compare(in block: Int) {
    for seed in NestTrials.seeds(of: block) { compare(tree: seed) }
  }

  static func compare(tree seed: UInt64, hasLines: Bool = true) {
    var generator = NestGenerator(seed: 1_000_000 + seed, .firm, hasLines: hasLines)
    let model = generator.tree(depth: 1 + Int(seed % 6)), size = generator.size()
    expectArithmetic(of: model, size.width, size.height, isMirrored: generator.random.oneIn(4), "seed \(seed)")
  }
}
