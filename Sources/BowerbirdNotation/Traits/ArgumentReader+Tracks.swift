import Bowerbird

extension ArgumentReader {
  /// The largest number of tracks in a list; a limit keeps repetitions from exhausting the memory.
  private static let mostTracks = 1000

  /// Reads a list of tracks; a number alone is a number of equal shares.
  mutating func tracks() throws(NotationDiagnostic) -> [GridTrack] {
    guard let first = take() else { return try noTracks() }
    if isAtEnd, case .number(let value, nil) = first.value {
      guard let count = Int(exactly: value), (1...Self.mostTracks).contains(count) else {
        throw NotationDiagnostic(first.token, expected: "a number of tracks from 1 to \(Self.mostTracks)")
      }
      return Array(repeating: .fr(1), count: count)
    }
    var tracks: [GridTrack] = []
    var next: Argument? = first
    while let argument = next {
      try append(argument, to: &tracks)
      if tracks.count > Self.mostTracks { throw tooManyTracks(argument.token) }
      next = take()
    }
    return tracks
  }

  private func noTracks() throws(NotationDiagnostic) -> [GridTrack] {
    throw missing("tracks such as '50pt, 1fr, fit'")
  }

  private func tooManyTracks(_ token: Token) -> NotationDiagnostic {
    NotationDiagnostic(token, expected: "from 1 to \(Self.mostTracks) tracks")
  }

  private func append(_ argument: Argument, to tracks: inout [GridTrack]) throws(NotationDiagnostic) {
    guard case .call("repeat", let arguments) = argument.value else {
      tracks.append(try track(argument))
      return
    }
    var reader = ArgumentReader(arguments, behind: argument.token, end: argument.token)
    let count = try reader.count(nil, 1...Self.mostTracks)
    var unit: [GridTrack] = []
    while let inner = reader.take() { unit.append(try track(inner)) }
    try reader.requireEnd()
    if unit.isEmpty || tracks.count + count * unit.count > Self.mostTracks {
      throw tooManyTracks(argument.token)
    }
    for _ in 0..<count { tracks += unit }
  }

  private func track(_ argument: Argument) throws(NotationDiagnostic) -> GridTrack {
    let expected = "a track such as '50pt', '1fr', 'fit' or 'minmax(50pt, 1fr)'"
    switch argument.value {
    case .number(let value, let unit) where value >= 0: return unit == "fr" ? .fr(value) : .pt(value)
    case .word("fit"): return .fit
    case .word("subgrid"): return .subgrid
    case .call(let word, let arguments): return try track(word, arguments, argument.token, expected)
    case .word(let word):
      let words = ["fit", "subgrid", "minmax", "autoFill", "autoFit", "upTo", "aligned", "repeat"]
      throw NotationDiagnostic(
        argument.token, expected: expected, suggestion: Suggestion.best(for: word, among: words))
    case .text, .number: throw NotationDiagnostic(argument.token, expected: expected)
    }
  }

  private func track(_ word: String, _ arguments: [Argument], _ token: Token, _ expected: String)
    throws(NotationDiagnostic) -> GridTrack
  {
    var reader = ArgumentReader(arguments, behind: token, end: token)
    let track: GridTrack
    switch word {
    case "pt": track = .pt(try reader.length())
    case "fr": track = .fr(try reader.length())
    case "fit": track = .fitUpTo(try reader.length("upTo"))
    case "upTo": track = .upTo(try reader.length())
    case "minmax": track = .minmax(try reader.innerTrack(token), try reader.innerTrack(token))
    case "autoFill": track = .autoFill(try reader.innerTrack(token))
    case "autoFit": track = .autoFit(try reader.innerTrack(token))
    case "aligned": track = .aligned(try reader.innerTrack(token), try reader.word(TraitWords.gridAlignment))
    default:
      let words = ["fit", "minmax", "autoFill", "autoFit", "upTo", "aligned", "repeat"]
      throw NotationDiagnostic(token, expected: expected, suggestion: Suggestion.best(for: word, among: words))
    }
    try reader.requireEnd()
    return track
  }

  private mutating func innerTrack(_ token: Token) throws(NotationDiagnostic) -> GridTrack {
    guard let argument = take() else { throw NotationDiagnostic(token, expected: "a track in the parentheses") }
    return try track(argument)
  }
}
