import BowerbirdLayout

extension Grid {
  var tracked: TrackedArranger? { arranger as? TrackedArranger }

  /// Makes a grid of one column of a grid that was not told yet what it is.
  private func becomeTracked() {
    arranger = TrackedArranger(GridDeclaration(), elements: [])
    layoutNode.arrangesChildren = true
  }

  /// What the constructor said; the next layout follows what is set here.
  ///
  /// A stack has no tracks: there the change is refused, and ``warnings`` has the reason.
  public var declaration: GridDeclaration {
    get { tracked?.declaration ?? GridDeclaration() }
    set {
      refusal = nil
      if arranger == nil { becomeTracked() }
      guard let tracked else {
        refuse(.noTracks(grid: layoutNode.name))
        return
      }
      tracked.declaration = newValue
      setNeedsArrangement()
    }
  }

  /// Replaces the items.
  ///
  /// Items that are given again stay as they are: only the constraints of those change that come, go or move. Others leave the
  /// grid at once, and can be laid out alone or given to another one. A stack has
  /// contents instead, which ``addGridContent(at:components:)`` and its like change; there the edit is refused, and ``warnings``
  /// has the reason.
  ///
  /// - Parameter content: The items.
  public func setContent(@GridBuilder _ content: () -> [GridElement]) {
    refusal = nil
    if let wrapped {
      let old = wrapped.elements, elements = content()
      wrapped.setElements(elements)
      release(old, except: elements)
      adopt(elements)
      return setNeedsArrangement()
    }
    if arranger == nil { becomeTracked() }
    guard let tracked else {
      refuse(.noTracks(grid: layoutNode.name))
      return
    }
    let old = tracked.elements, elements = content()
    tracked.setElements(elements)
    release(old, except: elements)
    adopt(elements)
    setNeedsArrangement()
  }

  /// Replaces the items by what the builder gives for each element of the data.
  ///
  /// - Parameters:
  ///   - data: The data.
  ///   - id: What tells the elements apart: a key path, or a closure.
  ///   - content: The items of one element.
  public func setContent<Data: RandomAccessCollection, ID: Hashable>(
    _ data: Data, id: (Data.Element) -> ID, @GridBuilder content: (Data.Element) -> [GridElement]
  ) {
    setContent { GridElement.list(data, id: id, content: content) }
  }

  /// Replaces the items by what the builder gives for each element of the data.
  ///
  /// - Parameters:
  ///   - data: The data.
  ///   - content: The items of one element.
  public func setContent<Data: RandomAccessCollection>(
    _ data: Data, @GridBuilder content: (Data.Element) -> [GridElement]
  ) where Data.Element: Identifiable {
    setContent(data, id: { $0.id }, content: content)
  }

  /// Adds items after the others, with cells of their own.
  ///
  /// A child that `add(_:)` adds has no cell; ``warnings`` names it, unless constraints of its own give it a place.
  public func addContent(@GridBuilder _ content: () -> [GridElement]) {
    let known = wrapped?.elements ?? tracked?.elements ?? []
    setContent {
      known
      content()
    }
  }
}
