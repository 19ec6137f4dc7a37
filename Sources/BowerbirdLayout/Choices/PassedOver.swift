/// The certificate that an alternative was passed over because of its height.
///
/// Only a solution with the alternative shows how high its texts and lines are. The solution also shows for which sizes
/// of the host these heights stay the same. In these sizes, the alternative needs no further solution until a program
/// changes something. The host must also have the same need in both solutions, because it then has the same lengths in
/// both.
struct PassedOver {
  /// The sizes of the host in which the alternative needs the height.
  let sizes: HostSizes

  /// The height that the alternative needs.
  let height: Double

  /// The need of the host with the alternative.
  let needs: AxisPair<LengthNeed?>

  /// The count of changes by programs when the certificate was made; see ``ChoiceState/changes``.
  let changes: Int
}
