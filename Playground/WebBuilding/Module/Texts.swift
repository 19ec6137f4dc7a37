import Bowerbird
import BowerbirdNotation
import BowerbirdPage

/// The size of a scene whose text states no size.
private let usualSize = Size(width: 320, height: 480)

private func stage(of document: NotationDocument) -> LiveStage {
  let scene = document.makeScene()
  var stage = LiveStage(scene.root)
  for declaration in scene.declarations {
    stage.positions[ObjectIdentifier(declaration.box)] = (declaration.place.line, declaration.place.column)
  }
  return stage
}

/// Opens the scene that the input text declares, and stores the scene's size, or the mistakes of the text, as a text.
///
/// - Returns: The length of the stored text.
@_expose(wasm, "openText") @_cdecl("bowerbird_openText")
public func pageOpenText() -> Int32 {
  switch NotationDocument.parse(bytes: inputBytes) {
  case .document(let document):
    let size = document.size ?? usualSize
    Page.session = PageSession(LiveScene("", "", size: size) { stage(of: document) })
    return give(Page.text(of: size))
  case .diagnostics(let diagnostics):
    return give(Page.text(ofMistakes: diagnostics.map { ($0.line, $0.column, $0.sentence) }))
  }
}
