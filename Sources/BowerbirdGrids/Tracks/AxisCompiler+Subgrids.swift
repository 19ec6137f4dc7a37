import BowerbirdLayout
import BowerbirdSolver

/// The tracks of a subgrid, which are tracks of the grid around it.
extension AxisCompiler {
  /// The axis that sizes the tracks: the axis itself, or the axis of the outer grid whose tracks a subgrid takes over.
  var owner: AxisCompiler { plan.shared?.axis.owner ?? self }

  /// The length for which the grid that sizes the tracks decides at present.
  var lengthOfOwner: Double { owner.host.decidingSize[attributes.axis] }

  /// Returns the indices that tracks have on ``owner``.
  func ownerTracks(_ tracks: Range<Int>) -> Range<Int> {
    guard let shared = plan.shared else { return tracks }
    return shared.axis.ownerTracks(tracks.lowerBound + shared.first..<tracks.upperBound + shared.first)
  }

  /// Makes the constraints that give a track of a subgrid the line and the length of the outer track that it takes
  /// over.
  ///
  /// The subgrid's lines are measured from the line of the first outer track that the subgrid takes over.
  func sharedRows(
    _ track: Int, _ shared: TrackRecord.SharedTrack, of outer: LayoutNode
  ) -> [LayoutConstraint] {
    var length = LayoutExpression(constant: 0)
    length.add(host, lengths[track])
    length.add(outer, shared.length, -1)
    let row = reconciler.add(consume length, .equal, .required, "track is shared")
    if track == 0 { return [row] }
    var line = LayoutExpression(constant: 0)
    line.add(host, lines[track])
    line.add(outer, shared.line, -1)
    line.add(outer, shared.origin)
    return [row, reconciler.add(consume line, .equal, .required, "line is shared")]
  }
}
