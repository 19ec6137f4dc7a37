import BowerbirdGrids
import BowerbirdLayout
import BowerbirdTestSupport
import Testing

struct NestDebugTests {
  @Test func debug() {
    let life = QuestionedLife(seed: 23, makesFresh: true)
    for moment in life.moments(5) {
      let bad = zip(moment.frames, moment.fresh).contains { !QuestionedLife.isSame($0.frame, $1) }
      if !bad { continue }
      print(moment.size, moment.tree)
      for (one, two) in zip(moment.frames, moment.fresh) { print(one.name, one.frame, two, QuestionedLife.isSame(one.frame, two) ? "" : "XXX") }
    }
  }
}
