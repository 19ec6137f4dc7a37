/// The bundles that involve a node.
///
/// A bundle is the constraints of one closure as records; see ``ConstraintBundle``.
extension ItemReference {
  /// The newest bundle that involves the node, if there is any.
  var newestBundle: ConstraintBundle? { newest?.takeUnretainedValue() }

  /// Adds a bundle to the bundles of the node, unless the bundle is the node's newest bundle already.
  ///
  /// - Returns: Whether the bundle has been added.
  @inline(__always)
  func enter(_ bundle: ConstraintBundle) -> Bool {
    if newest?.toOpaque() == Unmanaged.passUnretained(bundle).toOpaque() { return false }
    if let newest { putAside(newest.takeRetainedValue()) }
    newest = .passRetained(bundle)
    return true
  }

  private func putAside(_ bundle: ConstraintBundle) {
    if olderBundles.count == olderBundles.capacity && !olderBundles.isEmpty { removeOldBundles() }
    olderBundles.append(bundle)
  }

  /// Makes room in the list of older bundles: opens bundles with a released item, and removes all open bundles.
  private func removeOldBundles() {
    for bundle in olderBundles where bundle.hasLostItem { bundle.open() }
    olderBundles.removeAll { $0.isOpen }
    if 2 * olderBundles.count > olderBundles.capacity { olderBundles.reserveCapacity(2 * olderBundles.capacity) }
  }

  /// Calls a closure with every closed bundle that involves the node, oldest first.
  @inline(__always)
  func forEachBundle(_ body: (ConstraintBundle) -> Void) {
    // The strong reference keeps the bundle alive, because the closure may make the item release its bundles.
    guard let newest = newestBundle else { return }
    for bundle in olderBundles where !bundle.isOpen { body(bundle) }
    if !newest.isOpen { body(newest) }
  }

  /// Calls a closure with every closed bundle that involves the node, oldest first, without reference counting.
  ///
  /// The closure must not make the item release its bundles.
  @inline(__always)
  func visitBundles(_ body: (ConstraintBundle) -> Void) {
    guard let newest else { return }
    if !olderBundles.isEmpty {
      olderBundles.withUnsafeBufferPointer { bundles in
        for index in bundles.indices {
          Unmanaged.passUnretained(bundles[index])._withUnsafeGuaranteedRef { if !$0.isOpen { body($0) } }
        }
      }
    }
    newest._withUnsafeGuaranteedRef { if !$0.isOpen { body($0) } }
  }

  /// Opens all bundles that involve the node, and removes them from the node.
  ///
  /// Opening a bundle creates its constraint objects and their mentions.
  func openBundles() {
    if newest == nil { return }
    forEachBundle { $0.open() }
    forgetBundles()
  }

  /// Opens all bundles of the node if any of them involves a baseline.
  func openBundlesOfBaselines() {
    var hasBaselines = false
    forEachBundle { if $0.hasBaselines { hasBaselines = true } }
    if hasBaselines { openBundles() }
  }

  func loseBundles() {
    for bundle in olderBundles { bundle.lose() }
    newest?._withUnsafeGuaranteedRef { $0.lose() }
    forgetBundles()
  }

  private func forgetBundles() {
    let former = newest
    newest = nil
    if !olderBundles.isEmpty { olderBundles = [] }
    former?.release()
  }
}
