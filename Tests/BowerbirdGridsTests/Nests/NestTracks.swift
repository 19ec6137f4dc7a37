import BowerbirdGrids

/// The tracks of a grid along one axis, by arithmetic.
struct NestTracks {
  typealias Need = NestArithmetic.Need
  typealias Stretch = NestArithmetic.Stretch

  private let isVertical: Bool
  private let isHorizontal: Bool
  private let declared: [GridTrack]
  private let cross: GridTrack
  private let gap: Double
  private let needs: [Need]

  /// The number of columns; 1 as long as it is unknown.
  private let columns: Int

  init(of model: NestModel, isHorizontal: Bool, needs: [Need], count: Int?) {
    guard case .tracks(let isVertical, let tracks, let cross, let gap, _) = model.kind else {
      self.init(isVertical: false, isHorizontal, [], .fit, 0, [], 1)
      return
    }
    self.init(isVertical: isVertical, isHorizontal, tracks, cross, gap, needs, max(1, count ?? 1))
  }

  private init(
    isVertical: Bool, _ isHorizontal: Bool, _ declared: [GridTrack], _ cross: GridTrack, _ gap: Double,
    _ needs: [Need], _ columns: Int
  ) {
    self.isVertical = isVertical
    self.isHorizontal = isHorizontal
    self.declared = declared
    self.cross = cross
    self.gap = gap
    self.needs = needs
    self.columns = columns
  }

  /// Whether tracks are declared along this axis.
  private var isAlong: Bool { isVertical != isHorizontal }

  /// The fit and the least length of the grid; a repeated track counts once.
  var need: Need {
    let tracks = tracks(in: nil), held = held(by: tracks, in: nil)
    func sum(_ number: (Need) -> Double, _ most: (Double, Double) -> Double, hasShares: Bool = true) -> Double {
      let units = zip(tracks, held).map { track, need in track.share > 0 ? number(need) / track.share : 0 }
      let unit = hasShares ? units.max() ?? 0 : 0
      let lengths = zip(tracks, held).map { $0.unlimited(number($1), unit, most) }
      return lengths.reduce(0, +) + gap * Double(tracks.count - 1)
    }
    return Need(fit: sum(\.fit, max), least: sum(\.least, min, hasShares: NestArithmetic.sharesCount))
  }

  /// Returns the places of the tracks in a grid of a given length.
  func stretches(_ length: Double) -> [Stretch] {
    let tracks = tracks(in: length), held = held(by: tracks, in: length)
    var lengths = zip(tracks, held).map { $0.base($1, in: length) }
    var rest = length - lengths.reduce(0, +) - gap * Double(tracks.count - 1)
    // Tracks between two numbers of points take the free space first, in order; shares get the rest.
    for index in tracks.indices {
      let more = max(0, min(rest, tracks[index].growth))
      lengths[index] += more
      rest -= more
    }
    let unit = Self.unit(tracks, lengths, rest)
    for index in tracks.indices where tracks[index].share > 0 {
      lengths[index] = max(lengths[index], unit * tracks[index].share)
    }
    var near = 0.0
    return lengths.map { length in
      defer { near += length + gap }
      return (near, length)
    }
  }

  /// Returns the number of tracks along the axis.
  func count(in length: Double) -> Int { tracks(in: length).count }

  /// Returns the index of the track of an item.
  func track(of item: Int, in length: Double?) -> Int {
    if isHorizontal { return isVertical ? 0 : item % tracks(in: length).count }
    return isVertical ? item : item / columns
  }

  /// Returns the length of one share: the space for shares, without the shares whose least length is larger.
  private static func unit(_ tracks: [GridTrack], _ least: [Double], _ rest: Double) -> Double {
    var sharing = tracks.indices.filter { tracks[$0].share > 0 }
    while !sharing.isEmpty {
      let room = rest + sharing.reduce(0) { $0 + least[$1] }
      let unit = room / sharing.reduce(0) { $0 + tracks[$1].share }
      let held = sharing.filter { least[$0] > unit * tracks[$0].share }
      if held.isEmpty { return max(0, unit) }
      sharing.removeAll { held.contains($0) }
    }
    return 0
  }

  /// Returns the tracks, with repeated ones as often as they fit.
  private func tracks(in length: Double?) -> [GridTrack] {
    if isAlong {
      var tracks: [GridTrack] = []
      for track in declared {
        if case .autoFill(let repeated) = track {
          let pitch = repeated.certain + gap
          let count = length.map { min(1_000, max(1, Int((($0 + gap) / pitch + 1e-9).rounded(.down)))) } ?? 1
          tracks += [GridTrack](repeating: repeated, count: count)
        } else {
          tracks.append(track)
        }
      }
      // Rows after the declared ones fit their content.
      while isVertical && tracks.count < needs.count { tracks.append(.fit) }
      return tracks
    }
    let lines = isVertical ? 1 : max(1, (needs.count + columns - 1) / columns)
    return [GridTrack](repeating: cross, count: lines)
  }

  /// Returns the needs of the items in each track.
  private func held(by tracks: [GridTrack], in length: Double?) -> [Need] {
    var held = tracks.map { _ in Need(fit: 0, least: 0) }
    for (item, need) in needs.enumerated() {
      let track = track(of: item, in: length)
      held[track].fit = max(held[track].fit, need.fit)
      held[track].least = max(held[track].least, need.least)
    }
    return held
  }
}

extension GridTrack {
  /// The number of shares of the free space that the track takes.
  fileprivate var share: Double {
    switch self {
    case .fr(let share): share
    case .minmax(_, let most): most.share
    default: 0
    }
  }

  /// The length that the track has at least.
  fileprivate var certain: Double {
    switch self {
    case .pt(let length): length
    case .minmax(let least, _): least.certain
    default: 0
    }
  }

  /// The length by which the track grows if there is room.
  fileprivate var growth: Double {
    if case .minmax(.pt(let least), .pt(let most)) = self { return most - least }
    return 0
  }

  /// Returns the length of the track before the free space is distributed.
  fileprivate func base(_ held: NestArithmetic.Need, in room: Double) -> Double {
    switch self {
    case .pt(let length): length
    case .fit: max(held.least, min(held.fit, room))
    case .fitUpTo(let most): min(most, GridTrack.fit.base(held, in: room))
    case .minmax(let least, .fit): max(least.certain, GridTrack.fit.base(held, in: room))
    case .minmax(let least, _): least.base(held, in: room)
    default: 0
    }
  }

  /// Returns the length of the track in a grid without a given length.
  ///
  /// - Parameters:
  ///   - held: The need of the items in the track.
  ///   - unit: The length of one share.
  ///   - choice: Chooses between the two bounds of a track in points.
  /// - Returns: The length.
  fileprivate func unlimited(_ held: Double, _ unit: Double, _ choice: (Double, Double) -> Double) -> Double {
    switch self {
    case .pt(let length): length
    case .fit: held
    case .fitUpTo(let most): min(most, held)
    case .fr(let share): share * unit
    case .minmax(.pt(let least), .pt(let most)): choice(least, most)
    case .minmax(let least, let most): max(least.unlimited(held, 0, choice), most.unlimited(held, unit, choice))
    default: 0
    }
  }
}
