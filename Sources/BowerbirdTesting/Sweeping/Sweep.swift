import BowerbirdLayout

/// The frames of a tree for every extent of its root in a range; an extent is a width or a height.
///
/// The range is divided into segments, in each of which all frames are affine functions of the extent. Some of the
/// segments may come from samples; see ``doubts``.
public struct Sweep {
  /// A range of widths, or of heights, in which all frames are affine functions.
  ///
  /// Frames may jump where line breaks change, or where an item takes another arrangement. The frames of a segment at
  /// such a bound are the limits from inside the segment.
  public struct Segment {
    /// The range of widths or heights.
    public private(set) var range: ClosedRange<Double>

    /// The items, in the order of their frames.
    private(set) var items: SweptItems

    /// The frames of the items; nil for an item without a frame.
    private(set) var frames: [AffineRect?]

    /// For each label among the items, the range of its width in which its lines stay the same; empty for a sampled
    /// segment.
    ///
    /// Two segments can have the same frames and different lines.
    let lines: [Range<Double>]

    /// The length to which the tolerances for frames are relative.
    ///
    /// The length is the largest of three numbers: the upper bound of the range, and the width and the height of the
    /// sweep's size. By default, that size is the root's present size.
    let size: Double

    /// Whether the segment comes from samples, so that nothing is proved about it.
    let isDoubtful: Bool

    /// The results of the segment's layouts besides frames: parents, left-out items, texts and arrangements.
    private(set) var state: SweptState

    init(
      range: ClosedRange<Double>, items: SweptItems, frames: [AffineRect?], lines: [Range<Double>], size: Double,
      isDoubtful: Bool, state: SweptState
    ) {
      self.range = range
      self.items = items
      self.frames = frames
      self.lines = lines
      self.size = size
      self.isDoubtful = isDoubtful
      self.state = state
    }

    /// Returns whether all frames are the same functions in the next segment, except for rounding.
    func isContinued(by next: Segment) -> Bool {
      let tolerance = isDoubtful || next.isDoubtful ? SweepTolerances.unproved : SweepTolerances.rounding
      let size = max(size, next.size)
      return zip(frames, next.frames).allSatisfy { frame, other in
        guard let frame else { return true }
        guard let other else { return false }
        return [range.lowerBound, next.range.upperBound].allSatisfy {
          frame[$0].isSame(as: other[$0], within: tolerance, of: size)
        }
      }
    }

    /// Whether the segment has a single extent, except for rounding.
    ///
    /// For example, the condition `width == 700` holds from slightly below 700 to slightly above 700, because
    /// conditions allow for rounding.
    var isBorder: Bool { SweepTolerances.isSameBorder(range.lowerBound, range.upperBound) }

    /// Returns the segment with another range.
    func covering(_ range: ClosedRange<Double>) -> Segment {
      var segment = self
      segment.range = range
      return segment
    }

    /// Adds the items that were found in other segments; layouts in this segment leave them out.
    ///
    /// - Parameter items: All items of the sweep, the new items last.
    mutating func add(_ items: SweptItems) {
      frames += repeatElement(.zero, count: items.count - frames.count)
      state.add(items.all[self.items.count...])
      self.items = items
    }

    /// Returns the frame of an item in its parent's coordinates; nil for an item that was never in the tree during the
    /// sweep.
    public func frame(of item: any LayoutItem) -> AffineRect? {
      items.index(of: item.layoutNode).flatMap { frames[$0] }
    }
  }

  /// The axis along which the size of the root changes.
  public let axis: Axis

  /// The constant height of the root in a sweep of widths, or its constant width in a sweep of heights.
  public let constantExtent: Double

  /// The segments in rising order, without gaps.
  ///
  /// If a sweep is impossible, the array is empty. If the sweep had to end early, segments for the rest of the range
  /// are missing. In both cases, ``doubts`` contains the reason.
  ///
  /// Two adjacent segments may have the same frames except for rounding, because different constraints are active in
  /// them.
  public let segments: [Segment]

  /// The reasons why segments are not proved, each as a sentence; empty if all segments are proved.
  ///
  /// A reason may concern segments that come from samples. Frames may jump unnoticed in such segments. It may also say
  /// why the sweep was impossible, or why it ended early.
  public let doubts: [String]

  /// The reasons why the frames may not be those of the sizes that a program shows, each as a sentence.
  ///
  /// At present there is one such reason: the tree had no layout, so that the constant width or height is 0.
  ///
  /// ```swift
  /// for warning in screen.sweep(\.width, over: 320...1440).warnings { print(warning) }
  /// // 'screen' has had no layout, so its height counts as 0: call layout(width:height:) first, or use the parameter
  /// // in:.
  /// ```
  public let warnings: [String]

  /// The bounds of segments at which items take other arrangements.
  let switches: [SweptSwitch]

  /// A Boolean value that indicates whether the segments are proved for the whole range.
  public var isProved: Bool { doubts.isEmpty }

  /// The widths or heights of the root at which frames bend or jump by more than rounding.
  ///
  /// Digits that come from rounding are left out. For example, the number is 210 if a segment begins at 209.9999999992.
  public var breakpoints: [Double] {
    let borders = zip(segments, segments.dropFirst()).filter { !$0.isContinued(by: $1) }
      .map { SweepTolerances.shortestBorder($1.range.lowerBound) }
    // A segment of a single extent has the same border on both sides.
    return borders.enumerated()
      .filter { $0 == 0 || !SweepTolerances.isSameBorder(borders[$0 - 1], $1) }.map { $1 }
  }

  /// Returns the frame of an item for a width or height of the root, in the coordinates of the item's parent.
  ///
  /// The result is nil for an extent that no segment contains, and for an item that was never in the tree during the
  /// sweep.
  public func frame(of item: any LayoutItem, at extent: Double) -> Rect? {
    segments.last { $0.range.contains(extent) }?.frame(of: item)?[extent]
  }
}

extension LayoutItem {
  /// Computes the frames of the tree for every width, or every height, of a range.
  ///
  /// ```swift
  /// let sweep = container.sweep(\.width, over: 320...1440)
  /// sweep.breakpoints                                          // for example, [640.0]
  /// sweep.frame(of: image, at: 700)
  /// ```
  ///
  /// Frames are optimal solutions of linear constraints, and an optimal basis stays optimal until a constraint changes
  /// sides. The solver computes the extent at which a constraint changes sides, and labels report the width at which
  /// their line breaks change. The sweep continues beyond the nearest of these extents. So the sweep proves that frames
  /// neither bend nor jump within a segment.
  ///
  /// Not everything can be proved. Measuring closures, items that arrange their children themselves, and constraints
  /// that are left out because of a conflict may change frames at any extent. Undetermined frames depend on earlier
  /// sizes. ``Sweep/doubts`` lists these reasons and a few rarer ones. Segments with such a reason come from samples.
  ///
  /// The frames of proved segments are exact to 2⁻³⁶ of the largest number from which they were computed, the root's
  /// size included. A bound of a segment lies where a constraint is violated by 2⁻⁴² of its terms, where line breaks
  /// change, or where an item takes another arrangement. The condition of an alternative has a tolerance: 2⁻³⁶ of its
  /// constant or of the sum of its coefficients, whichever is larger. A segment narrower than 2⁻⁴⁴ of the root's width
  /// or height is joined to the next segment. But a single extent remains a segment if its layout differs from those
  /// beside it.
  ///
  /// Frames are not rounded to pixels or cells. Afterwards the tree is laid out as it was before.
  ///
  /// - Parameters:
  ///   - dimension: The dimension that changes: `\.width` or `\.height`.
  ///   - range: The range of widths or heights.
  ///   - size: A size whose other dimension is the constant one; by default the root's present size. Before the first
  ///     layout, the present size is 0, and ``Sweep/warnings`` says so.
  /// - Returns: The segments.
  public func sweep(
    _ dimension: WritableKeyPath<Size, Double>, over range: ClosedRange<Double>, in size: Size? = nil
  ) -> Sweep {
    var sweeper = Sweeper(root: self, dimension: dimension, size: size)
    if let refusal = sweepRefusal(of: [range.lowerBound, range.upperBound, sweeper.constantExtent]) {
      return Sweep(
        axis: sweeper.axis, constantExtent: sweeper.constantExtent, segments: [], doubts: [refusal], warnings: [],
        switches: [])
    }
    var sweep: Sweep?
    layoutNode.trying { sweep = sweeper.sweep(over: range) }
    return sweep ?? sweeper.sweep(over: range)
  }
}
