/// The certificate that an alternative was passed over because of its height.
///
/// Only a solution with the alternative shows how high its texts and lines are. It also shows for which widths of the
/// host these heights stay the same. In these widths, the alternative needs no further solution until a program changes
/// something. The host has the same lengths in that solution as in the present one, if it has the same need in both.
struct PassedOver {
  /// The sizes of the host in which the alternative needs the height.
  let sizes: HostSizes

  /// The height that the alternative needs.
  let height: Double

  /// The need of the host with the alternative.
  let needs: AxisPair<LengthNeed?>

  /// The count of changes by programs when that was found; see ``ChoiceState/changes``.
  let changes: Int
}
