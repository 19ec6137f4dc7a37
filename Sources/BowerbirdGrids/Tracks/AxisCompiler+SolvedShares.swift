import BowerbirdLayout
import BowerbirdSolver

/// The constraints of shares of the free space, if constraints, and not arithmetic, size the tracks.
extension AxisCompiler {
  /// Makes the constraints of a track that is a share of the free space.
  ///
  /// The length of the track is proportional to `factor`, as far as the track's minimum, maximum and content allow.
  func flexibleRows(_ track: Int, factor: Double, key: TrackRecord.Key) -> [LayoutConstraint] {
    let expression = excess(of: track, overUnits: factor)
    if key.track.isPlainShare { return [reconciler.add(expression, .equal, .required, "track share")] }
    let growsFromMinimum = key.track.maximum == .infinity
    let ordered = excess(of: track, overUnits: factor, times: key.rank.weight)
    var rows = [
      reconciler.add(expression, .greaterOrEqual, growsFromMinimum ? .required : GridPriority.share, "track share"),
      reconciler.add(ordered, .lessOrEqual, inOrder(GridPriority.share, key.rank), "track share"),
      bound(lengths[track], .greaterOrEqual, key.track.minimum, .required, "track minimum"),
    ]
    if !growsFromMinimum {
      let maximum = max(key.track.maximum, key.track.minimum)
      rows.append(bound(lengths[track], .lessOrEqual, maximum, .required, "track maximum"))
    }
    return rows
  }

  /// Returns the length of `track` minus `factor` times the length of one share, all times `weight`.
  private func excess(of track: Int, overUnits factor: Double, times weight: Double = 1) -> LayoutExpression {
    var expression = LayoutExpression(constant: 0)
    expression.add(host, lengths[track], weight)
    if factor != 0 { expression.add(host, unit(), -factor * weight) }
    return expression
  }
}
