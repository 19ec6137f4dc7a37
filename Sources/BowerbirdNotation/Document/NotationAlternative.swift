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

  /// The lowest compression resistance of content that must not be compressed for the alternative to fit.
  ///
  /// If the text states no priority, the value is nil, and no content may be compressed.
  public let fitting: Priority?

  /// The names of the items that are absent while the alternative is taken.
  public let without: [String]

  /// The names of the items that are present only while an alternative is taken that lists them.
  public let with: [String]

  /// The statements between the braces: constraints, and items with which the alternative fills its host.
  public let content: [NotationStatement]

  /// The place at which the alternative begins.
  public let place: NotationPlace
}
