import Bowerbird

/// One of the arrangements of an item.
///
/// ```
/// alternative wide when screen.width >= 700 { sidebar.width == 240 }
/// alternative narrow without sidebar
/// ```
public struct NotationAlternative: Hashable, Sendable {
  /// The name of the alternative in reports; nil if the alternative has no name.
  public let name: String?

  /// The comparisons that have to hold; empty if the alternative has to fit.
  public let conditions: [NotationConstraint]

  /// The lowest compression resistance that matters for fitting; nil if the text states no priority.
  ///
  /// The alternative does not fit if it compresses content of this or a higher compression resistance. If the value is
  /// nil, the alternative does not fit if it compresses any content.
  public let fitting: Priority?

  /// The names of the items that are absent while the alternative is taken.
  public let without: [String]

  /// The names of the items that are present only while an alternative that lists them here is taken.
  public let with: [String]

  /// The statements between the braces: constraints, and items with which the alternative fills its host.
  public let content: [NotationStatement]

  /// The place at which the alternative begins.
  public let place: NotationPlace
}
