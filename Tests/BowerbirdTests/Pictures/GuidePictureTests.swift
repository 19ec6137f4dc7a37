import BowerbirdDrawing
import Foundation
import Testing

/// The pictures in the documentation are what the package draws today.
///
/// To draw them again, and then review the changes:
///
///     BOWERBIRD_RECORD=1 swift test --filter GuidePictureTests
@Suite struct GuidePictureTests {
  @Test(arguments: GuidePicture.all.indices, [DrawingOptions.Theme.light, .dark])
  func `a picture is what the package draws`(index: Int, theme: DrawingOptions.Theme) throws {
    let picture = GuidePicture.all[index]
    let path = DocumentCode.repositoryFile(picture.path(theme))
    let drawn = picture.svg(theme)
    if ProcessInfo.processInfo.environment["BOWERBIRD_RECORD"] == "1" {
      try drawn.write(toFile: path, atomically: true, encoding: .utf8)
    }
    let stored = try? String(contentsOfFile: path, encoding: .utf8)
    #expect(stored == drawn, "\(picture.path(theme)) is not what is drawn now.")
  }

  @Test func `no picture is left over`() throws {
    let known = Set(GuidePicture.all.flatMap { [$0.path(.light), $0.path(.dark)] })
    for module in Set(GuidePicture.all.map(\.module)) {
      let folder = "Sources/\(module)/\(module).docc/Resources"
      let files = try FileManager.default.contentsOfDirectory(atPath: DocumentCode.repositoryFile(folder))
      for file in files where file.hasSuffix(".svg") { #expect(known.contains("\(folder)/\(file)")) }
    }
  }
}
