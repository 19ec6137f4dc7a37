/// The height certificate of an alternative: the height that the alternative needs, and the sizes of the host in which
/// this height is needed.
///
/// Only a solution with the alternative shows how high its texts and lines are. The solution also shows for which sizes
/// of the host these heights stay the same. If the host has such a size and is too low, later layouts pass over the
/// alternative without a trial, until a program changes something.
///
/// The certificate applies only while the host has the same need as in the solution with the alternative. Only then
/// would the host have its present lengths with the alternative too.
struct HeightCertificate {
  /// The sizes of the host in which the alternative needs the height.
  let sizes: HostSizes

  /// The height that the alternative needs.
  let height: Double

  /// The need of the host along each axis in the solution with the alternative.
  let needs: AxisPair<LengthNeed?>

  /// The count of changes by programs when the certificate was made; see ``ChoiceState/changes``.
  let changes: Int
}
