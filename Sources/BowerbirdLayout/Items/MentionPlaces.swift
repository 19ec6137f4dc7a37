/// For each term of a constraint, the index of its mention among the mentions of the term's item, or -1.
///
/// Most constraints have at most two terms, for which no array is needed.
struct MentionPlaces {
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
        var places = others ?? []
        others = nil
        while places.count <= term - 2 { places.append(-1) }
        places[term - 2] = newValue
        others = places
      }
    }
  }
}
