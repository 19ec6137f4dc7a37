import BowerbirdLayout

/// The frames of a tree for every extent of its root in a range: pieces in which they are affine.
public struct Sweep {
  /// A range of extents in which all frames are affine.
  ///
  /// At a bound where text breaks anew, frames jump; the piece tells what they are up to there.
  public struct Segment {
    /// The extents.
    public let range: ClosedRange<Double>

    let frames: [ObjectIdentifier: AffineRect]

    /// The largest extent of the root within the piece.
    let size: Double

    /// Whether nothing is proved of the piece.
    let isDoubtful: Bool

    /// The alternatives that are taken in the piece.
    let alternatives: [SwitchPoint.Taken]

    /// Whether the frames go on as they do, but for rounding.
    func isContinued(by next: Segment) -> Bool {
      let tolerance = isDoubtful || next.isDoubtful ? SweepTolerances.unproved : SweepTolerances.rounding
      let size = max(size, next.size)
      return frames.allSatisfy { key, frame in
        guard let other = next.frames[key] else { return false }
        return [range.lowerBound, next.range.upperBound].allSatisfy {
          frame[$0].isSame(as: other[$0], within: tolerance, of: size)
        }
      }
    }

    /// The frame of an item in its parent's coordinates, or nil for an item of another tree.
    public func frame(of item: any LayoutItem) -> AffineRect? { frames[ObjectIdentifier(item.layoutNode)] }
  }

  /// The direction in which the root's extent changes.
  public let axis: Axis

  /// The pieces in rising order, without gaps between them.
  ///
  /// Where different constraints hold the same frames, one piece follows another although nothing bends: what is proved of a
  /// piece is what its own constraints say, and not what is near to it.
  public let segments: [Segment]

  /// What might make frames jump unseen, each as a sentence.
  ///
  /// Where something doubtful takes part, pieces have been looked at in several places, and nothing is proved.
  public let doubts: [String]

  /// Whether the pieces are all there is to know: for every extent of the range, without exception.
  public var isProved: Bool { doubts.isEmpty }

  /// The extents at which frames bend or jump by more than rounding, with as few digits as rounding leaves: 210, where a piece
  /// ends at 209.9999999992.
  public var breakpoints: [Double] {
    zip(segments, segments.dropFirst()).filter { !$0.isContinued(by: $1) }
      .map { SweepTolerances.shortest($1.range.lowerBound) }
  }

  /// The frame of an item for an extent, or nil outside of the range.
  public func frame(of item: any LayoutItem, at extent: Double) -> Rect? {
    segments.last { $0.range.contains(extent) }?.frame(of: item)?[extent]
  }
}

extension LayoutItem {
  /// Finds the frames of the tree for every width, or every height, of a range.
  ///
  /// ```swift
  /// let sweep = container.sweep(\.width, over: 320...1440)
  /// sweep.breakpoints                                          // [640.0], say
  /// sweep.frame(of: image, at: 700)
  /// ```
  ///
  /// What is proved: frames are optimal solutions of linear constraints, and an optimal active set stays optimal until a
  /// constraint changes sides. The solver works out at which extent that is, labels say at which width they break their
  /// lines anew, and the sweep goes on behind the nearest such extent. So within a piece there is nothing else to be found.
  ///
  /// What is not: measuring closures, items that decide by themselves how to arrange their children, and constraints that
  /// are left out of a conflict may change their answers anywhere, and frames that no constraint determines depend on the
  /// sizes before. They are told as ``Sweep/doubts``, and the pieces they take part in are looked at in several places.
  ///
  /// Numbers are as exact as doubles let them be: frames to 2⁻³⁶ of the largest number that they were computed from, the root's
  /// extents among them, and the bounds of pieces to where a constraint is off by 2⁻⁴² of its terms. Pieces narrower than 2⁻⁴⁴
  /// of the extent belong to the next one.
  ///
  /// Frames are those before they are rounded to pixels or cells. The tree is afterwards laid out as it was before.
  ///
  /// - Parameters:
  ///   - dimension: What changes: `\.width` or `\.height`.
  ///   - range: The extents.
  ///   - size: The size whose other extent stays; the root's present one if there is none.
  /// - Returns: The pieces.
  public func sweep(
    _ dimension: WritableKeyPath<Size, Double>, over range: ClosedRange<Double>, in size: Size? = nil
  ) -> Sweep {
    var sweeper = Sweeper(root: self, dimension: dimension, size: size ?? frame.size)
    if let refusal = sweeper.refusal(of: range) { return refusal }
    var sweep: Sweep?
    layoutNode.trying { sweep = sweeper.sweep(over: range) }
    return sweep ?? sweeper.sweep(over: range)
  }
}
