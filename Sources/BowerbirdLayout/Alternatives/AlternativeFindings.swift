/// What layouts have found about an alternative since its installation.
struct AlternativeFindings {
  /// Whether a required constraint of the alternative was left out because of a conflict when it was last taken.
  var hasConflict = false

  /// The value of ``ChoiceState/changes`` when a layout last passed over the alternative; nil if none has.
  var passedOver: Int?

  /// The certificate with which layouts pass over the alternative without a trial; nil if there is none.
  var certificate: HeightCertificate?
}
