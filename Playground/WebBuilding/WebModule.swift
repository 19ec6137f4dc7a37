import Foundation

/// A Swift module that becomes part of a page.
public struct WebModule: Sendable {
  /// The name in imports.
  public let name: String

  /// The folder of the module's sources.
  public let folder: URL

  /// The package to which the module belongs.
  ///
  /// The module sees the `package` declarations of this package.
  public let package: String

  /// Creates a module.
  ///
  /// - Parameters:
  ///   - name: The name in imports.
  ///   - folder: The folder of the module's sources.
  ///   - package: The package to which the module belongs.
  public init(_ name: String, in folder: URL, package: String) {
    self.name = name
    self.folder = folder
    self.package = package
  }

  /// Returns the source files in a fixed order, without documentation.
  func sources() throws(WebComplaint) -> [URL] {
    guard let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil) else {
      throw WebComplaint("There are no sources of \(name) in '\(folder.path)'.")
    }
    var sources: [URL] = []
    for case let file as URL in files {
      if file.pathExtension == "docc" { files.skipDescendants() }
      if file.pathExtension == "swift" { sources.append(file) }
    }
    if sources.isEmpty { throw WebComplaint("There are no sources of \(name) in '\(folder.path)'.") }
    return sources.sorted { $0.path < $1.path }
  }
}
