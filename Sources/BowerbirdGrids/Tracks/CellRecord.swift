import BowerbirdLayout
import BowerbirdSolver

/// The constraints that place an item in its tracks along one axis, and the values from which they were made.
struct CellRecord {
  /// The values from which the constraints along one axis are made.
  struct Key: Equatable {
    /// The lines of the item's tracks; nil if the item has not been compiled.
    var lines: Lines?
    var before: Double
    var after: Double
    var alignment: CellAlignment
    /// What the item asks of its tracks; nothing if neither its length nor its tracks depend on constraints.
    var storedDemand = OptionalDemand.nothing
    /// Whether the cell alone determines the position and the length of the item.
    var isDecided = false
    /// Whether the length in `alignment` is computed from the item's content or from its cell, and not declared.
    ///
    /// ``CompilerWork`` does not count a change of such a length.
    var followsContent = false
    /// Whether the item lies in a share and has weaker constraints, so that the item takes no room from other tracks.
    var yields = false
    /// Whether an optional constraint sets the length, as for a box whose own constraints may contradict the length.
    var hasOptionalLength = false
    /// The fit of a box that gets its length from a cell of unknown length; nothing for other items.
    var storedFit = OptionalFit.nothing
    /// The item's length as a function of the grid's length, or of the length that the grid hands on; nil if the lines
    /// of the tracks or the alignment determine the item's length.
    ///
    /// Most functions use the length that the grid hands on, so that the item does not lengthen the grid.
    var handed: HandedExtent?

    /// Whether the tracks are equal.
    var isEven: Bool { if case .even = lines { true } else { false } }

    /// Whether the lines are sums, which may differ after a change of another cell.
    var hasSums: Bool { if case .sums = lines { true } else { false } }
  }

  /// The lines of an item's tracks.
  enum Lines: Equatable {
    /// The lines at which the first and the last track begin, as variables.
    case numbers(first: LayoutAttribute, last: LayoutAttribute)

    /// The lines of equal tracks.
    case even(EqualTrackLines)

    /// The start and the length of tracks without variables, as sums.
    case sums(LineSums)
  }

  /// The demands of an item, or nothing if neither its length nor its tracks depend on constraints.
  ///
  /// Arithmetic computes most lengths, so most keys have no demands. Indirect storage keeps these keys small.
  indirect enum OptionalDemand: Equatable {
    case nothing
    case demand(Demand)

    /// The demands; the defaults if there are no demands.
    var demand: Demand { if case .demand(let demand) = self { demand } else { Demand() } }
  }

  /// The fit of a box that gets its length from its cell, or nothing for other items.
  ///
  /// Few items are such boxes, so indirect storage keeps keys small.
  indirect enum OptionalFit: Equatable {
    case nothing
    case fit(BoxFit)

    /// The fit; nil for ``nothing``.
    var fit: BoxFit? { if case .fit(let fit) = self { fit } else { nil } }
  }

  /// The fit of a box that gets its length from its cell, and the priorities at which the cell is as long as the fit.
  struct BoxFit: Equatable {
    /// The fit; nil if only the tracks determine the cell's length.
    var length: Double?
    var hugging: Priority
    var resistance: Priority
  }

  /// What an item asks of its tracks if its length or its tracks depend on constraints.
  struct Demand: Equatable {
    /// The length of the item's content, if a constraint must keep the item at least as long as its content; otherwise
    /// nil.
    var content: Double?
    /// The need of a stretched item; nil for any other item.
    ///
    /// The need is set only if the item covers a single track, and if items that span several tracks may stretch this
    /// track.
    var need: ContentNeed?
    /// The variable that must be at least as long as the item and its margins.
    ///
    /// The variable is the length that the item's track has before items that span several tracks stretch it. Nil if
    /// the item covers several tracks, or a single track that may be shorter than its items need.
    var fillsBase: LayoutAttribute?
    /// Whether the constraint that the track is at least as long as the item is required.
    var isHeld = false
    var contentPriority = GridPriority.content
    /// The need of a nested grid, if the need is unknown before the solve; otherwise nil.
    var nestNeed: NestNeed?
    /// The greatest length of an item that can be shorter than its fit, such as a text; nil for other items.
    ///
    /// The length is set only in tracks that are never shorter than their content, if the grid's edges limit the
    /// tracks.
    var ceiling: Ceiling?
    /// Whether the item's track is the only track and fills the grid.
    var isWhole = false
    /// Whether the item has neither content nor a length from its cell, so that it is as short as its own constraints
    /// allow.
    var isShort = false
    /// The identity of the outer axis that sizes the tracks of a subgrid; nil for an axis with tracks of its own.
    var owner: ObjectIdentifier?
  }

  /// The variable for the need of a nested grid, and the variable that must be at least this need plus the margins.
  ///
  /// The second variable, `holder`, belongs to the outer grid. It is the length of a track, or the need of the outer
  /// grid if a single track fills this grid.
  struct NestNeed: Equatable {
    var need: LayoutAttribute
    var holder: LayoutAttribute
  }

  /// The greatest length of an item: the grid's length minus `insets`, which include the item's margins.
  struct Ceiling: Equatable {
    var length: LayoutAttribute
    var insets: Double
  }

  /// The length of an item as a function of `length`.
  ///
  /// The variable `length` is the grid's length, or the length that the grid hands on to its items.
  struct HandedExtent: Equatable {
    var length: LayoutAttribute
    var extent: Affine
  }

  /// The start and the length of an item's tracks as sums, and the variable for the grid's length.
  struct LineSums: Equatable {
    var start: TrackSum
    var length: TrackSum
    var whole: LayoutAttribute?
  }

  /// The values from which the lines of an item in equal tracks are computed.
  struct EqualTrackLines: Equatable {
    /// The tracks that the item covers.
    var tracks: Range<Int>
    /// The number of all tracks along the axis.
    var count: Int
    var gap: Double
    var startInset: Double
    var endInset: Double
    /// The variable for the grid's length.
    var whole: LayoutAttribute
  }

  /// The constraints of an item along one axis, besides the definitions of the item's position and length.
  struct Rows {
    /// The constraint that sets the length; nil if a definition or only the content determines the length.
    var length: LayoutConstraint?
    var limit: LayoutConstraint?
    var content: LayoutConstraint?
    var ceiling: LayoutConstraint?
    var nestNeed: LayoutConstraint?
    var box: BoxRows?

    /// Whether there are constraints besides `length` and `box`.
    var hasOthers: Bool { limit != nil || content != nil || ceiling != nil || nestNeed != nil }

    var all: [LayoutConstraint] { [length, limit, content, ceiling, nestNeed].compactMap { $0 } + (box?.all ?? []) }
  }

  /// The constraints between a box and its cell, if the box gets its length from the cell.
  final class BoxRows {
    /// The constraint that sets the cell's length; nil if only the content determines the length.
    var length: LayoutConstraint?
    var minimum: LayoutConstraint?
    var hugging: LayoutConstraint?
    var resistance: LayoutConstraint?
    /// The constraint that sets the length that the cell hands on to the box.
    var handed: LayoutConstraint?

    var all: [LayoutConstraint] { [length, minimum, hugging, resistance, handed].compactMap { $0 } }
  }

  var key = Key.none
  var rows = Rows()

  /// Whether a definition sets the item's length, and not a constraint or the content.
  var definesLength: Bool { rows.length == nil && (key.handed != nil || key.alignment.length != .content) }
}
