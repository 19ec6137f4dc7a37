/// For each term of a constraint, the index of the term's mention among the mentions of the term's item.
///
/// The index refers to ``ItemReference/storedMentions``. A term without a mention has the index -1.
/// Most constraints have at most two terms, for which no array is needed.
struct MentionIndices {
  private var first: Int32 = -1
  private var second: Int32 = -1
  private var others: [Int32]?

  subscript(term: Int) -> Int32 {
    get {
      switch term {
      case 0: first
      case 1: second
      default: others?[term - 2] ?? -1
      }
    }
    set {
      switch term {
      case 0: first = newValue
      case 1: second = newValue
      default:
        var indices = others ?? []
        others = nil
        while indices.count <= term - 2 { indices.append(-1) }
        indices[term - 2] = newValue
        others = indices
      }
    }
  }
}
