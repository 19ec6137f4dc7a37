import BowerbirdLayout
import BowerbirdSolver
import BowerbirdTestSupport

/// Reads the description of one screen from a line of JSON.
package struct ScreenReader {
  private let json: JSONValue

  /// Reads a line.
  ///
  /// - Parameter line: A JSON object.
  /// - Returns: The screen; all its numbers are finite, and its items exist.
  /// - Throws: The first error in the line.
  package static func read(_ line: ArraySlice<UInt8>) throws(MalformedScreen) -> ScreenDescription {
    let json: JSONValue
    do throws(MalformedJSON) {
      json = try JSONReader.read(line)
    } catch {
      throw MalformedScreen("\(error.expected) is expected at byte \(error.index - line.startIndex)")
    }
    return try ScreenReader(json: json).screen()
  }

  private func screen() throws(MalformedScreen) -> ScreenDescription {
    let views = try self.views()
    let guides = try self.guides(viewCount: views.count)
    var statements: [ScreenDescription.Statement] = []
    for key in ["constraints", "stack", "auto"] {
      for (index, value) in try json.list(key).enumerated() {
        let reader = StatementReader(json: value, name: "\(key)[\(index)]", itemCount: views.count + guides.count)
        statements.append(try reader.statement())
      }
    }
    let size = try json.numbers("size", 2)
    return ScreenDescription(
      name: try json.text("name"), size: Size(width: size[0], height: size[1]), views: views, guides: guides,
      statements: statements)
  }

  // MARK: - Views and guides

  private func views() throws(MalformedScreen) -> [ScreenDescription.View] {
    var views: [ScreenDescription.View] = []
    for (index, value) in try json.list("views").enumerated() {
      do throws(MalformedScreen) {
        views.append(try view(value, at: index))
      } catch {
        throw MalformedScreen("views[\(index)]: \(error.reason)")
      }
    }
    if views.isEmpty { throw MalformedScreen("views must not be empty") }
    return views
  }

  private func view(_ json: JSONValue, at index: Int) throws(MalformedScreen) -> ScreenDescription.View {
    if try json.wholeNumber("id") != index { throw MalformedScreen("id must be \(index)") }
    let parent = try json.wholeNumber("parent")
    if !(index == 0 ? parent == -1 : (0..<index).contains(parent)) {
      throw MalformedScreen("parent must be \(index == 0 ? "-1" : "the id of an earlier view"), not \(parent)")
    }
    let frame = try json.numbers("frame", 4)
    let intrinsic = try json.optionalNumbers("intrinsic", 2)
    return ScreenDescription.View(
      parent: index == 0 ? nil : parent, kind: try json.text("kind"),
      frame: Rect(x: frame[0], y: frame[1], width: frame[2], height: frame[3]), intrinsicWidth: intrinsic[0],
      intrinsicHeight: intrinsic[1], hugging: try json.priorities("hug"), resistance: try json.priorities("resist"),
      isHidden: try json.flag("hidden"), isComparable: try json.flag("compare"))
  }

  private func guides(viewCount: Int) throws(MalformedScreen) -> [ScreenDescription.Guide] {
    var guides: [ScreenDescription.Guide] = []
    for (index, value) in try json.list("guides").enumerated() {
      do throws(MalformedScreen) {
        if try value.wholeNumber("id") != viewCount + index { throw MalformedScreen("id must be \(viewCount + index)") }
        let owner = try value.wholeNumber("owner")
        if !(0..<viewCount).contains(owner) { throw MalformedScreen("owner must be the id of a view, not \(owner)") }
        let insets = try value.numbers("insets", 4)
        guides.append(
          ScreenDescription.Guide(
            owner: owner, insets: EdgeInsets(top: insets[1], left: insets[0], bottom: insets[3], right: insets[2])))
      } catch {
        throw MalformedScreen("guides[\(index)]: \(error.reason)")
      }
    }
    return guides
  }
}
