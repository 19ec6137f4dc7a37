import Bowerbird
import BowerbirdPage

// The functions that the page's script calls. The script writes an input text to the buffer that `input` returns. A
// function whose result is a text returns the length of the text in bytes; `output` returns the address of the text.
// Texts are UTF-8, and results that are texts are JSON.

nonisolated(unsafe) var inputBytes: [UInt8] = []
nonisolated(unsafe) private var outputBytes: [UInt8] = []

/// Stores a text, whose address `output` returns, and returns the length of the text in bytes.
func give(_ text: String) -> Int32 {
  outputBytes = Array(text.utf8)
  return Int32(outputBytes.count)
}

/// Returns a buffer for an input text with a number of bytes.
@_expose(wasm, "input") @_cdecl("bowerbird_input")
public func pageInput(_ count: Int32) -> UnsafeMutableRawPointer? {
  inputBytes = [UInt8](repeating: 0, count: Int(count))
  return inputBytes.withUnsafeMutableBytes { $0.baseAddress }
}

/// Returns the address of the text from the last call.
@_expose(wasm, "output") @_cdecl("bowerbird_output")
public func pageOutput() -> UnsafeRawPointer? { outputBytes.withUnsafeBytes { $0.baseAddress } }

/// Stores the names, titles, sizes and source positions of all scenes, and returns the length of the text.
@_expose(wasm, "list") @_cdecl("bowerbird_list")
public func pageList() -> Int32 { give(Page.list) }

/// Opens the scene with a number, counted from 0.
@_expose(wasm, "open") @_cdecl("bowerbird_open")
public func pageOpen(_ number: Int32) { Page.session = PageSession(Page.scenes[Int(number)]) }

/// Lays out the open scene; returns 1 if the tree has other boxes than before, plus 2 if there are complaints.
@_expose(wasm, "layout") @_cdecl("bowerbird_layout")
public func pageLayout(_ width: Double, _ height: Double) -> Int32 {
  Page.session?.layout(Size(width: width, height: height)).rawValue ?? 0
}

/// Returns the number of boxes.
@_expose(wasm, "boxCount") @_cdecl("bowerbird_boxCount")
public func pageBoxCount() -> Int32 { Int32(Page.session?.items.count ?? 0) }

/// Returns the address of the numbers of all boxes: x, y, width, height, and 1 if hidden.
@_expose(wasm, "frames") @_cdecl("bowerbird_frames")
public func pageFrames() -> UnsafePointer<Double>? { Page.session?.frames.withUnsafeBufferPointer { $0.baseAddress } }

/// Returns the number of basis changes of the last layout.
@_expose(wasm, "pivots") @_cdecl("bowerbird_pivots")
public func pagePivots() -> Int32 { Int32(Page.session?.pivots ?? 0) }

/// Returns the number of frames that the last layout changed.
@_expose(wasm, "changed") @_cdecl("bowerbird_changed")
public func pageChanged() -> Int32 { Int32(Page.session?.report?.changed.count ?? 0) }

/// Stores the names, kinds and parents of all boxes, and the sliders, and returns the length of the text.
@_expose(wasm, "describe") @_cdecl("bowerbird_describe")
public func pageDescribe() -> Int32 { give(Page.session?.description ?? "") }

/// Stores the texts and lines of all labels, or of labels that have changed since the last call.
///
/// - Returns: The length of the text.
@_expose(wasm, "texts") @_cdecl("bowerbird_texts")
public func pageTexts(_ all: Int32) -> Int32 { give(Page.session?.texts(all: all != 0) ?? "[]") }

/// Stores the tracks, gaps and margins, and returns the length of the text.
@_expose(wasm, "guides") @_cdecl("bowerbird_guides")
public func pageGuides() -> Int32 { give(Page.session?.guides ?? "[]") }

/// Stores all constraints that the page can draw, and returns the length of the text.
@_expose(wasm, "constraints") @_cdecl("bowerbird_constraints")
public func pageConstraints() -> Int32 { give(Page.session?.constraints ?? "[]") }

/// Stores the reasons for a box's values, and returns the length of the text.
@_expose(wasm, "explain") @_cdecl("bowerbird_explain")
public func pageExplain(_ box: Int32) -> Int32 { give(Page.session?.explanation(of: Int(box)) ?? "[]") }

/// Stores the conflicts, problems, warnings and ties, and with `all` the ambiguities and remarks.
///
/// - Returns: The length of the text.
@_expose(wasm, "complaints") @_cdecl("bowerbird_complaints")
public func pageComplaints(_ all: Int32) -> Int32 { give(Page.session?.complaints(all: all != 0) ?? "{}") }

/// Begins a search for the widths, or the heights, at which the layout switches.
@_expose(wasm, "beginRuler") @_cdecl("bowerbird_beginRuler")
public func pageBeginRuler(_ isVertical: Int32, _ limit: Double) {
  Page.session?.beginRuler(along: isVertical != 0 ? .vertical : .horizontal, to: limit)
}

/// Continues the search by at most one layout; returns 1 if there is more to search.
@_expose(wasm, "advanceRuler") @_cdecl("bowerbird_advanceRuler")
public func pageAdvanceRuler() -> Int32 { Page.session?.search?.advance() == true ? 1 : 0 }

/// Stores the widths or heights that the search has found, and the range that it has covered.
///
/// - Returns: The length of the text.
@_expose(wasm, "ruler") @_cdecl("bowerbird_ruler")
public func pageRuler() -> Int32 { give(Page.session?.search?.description ?? "null") }

/// Sets the value of a knob.
@_expose(wasm, "turn") @_cdecl("bowerbird_turn")
public func pageTurn(_ knob: Int32, _ value: Double) { Page.session?.turn(Int(knob), to: value) }

/// Sets the text of a label to the input text.
@_expose(wasm, "setText") @_cdecl("bowerbird_setText")
public func pageSetText(_ box: Int32) {
  Page.session?.setText(String(decoding: inputBytes, as: UTF8.self), of: Int(box))
}

/// Sets the direction of the layout.
@_expose(wasm, "setDirection") @_cdecl("bowerbird_setDirection")
public func pageSetDirection(_ isRightToLeft: Int32) { Page.session?.setDirection(isRightToLeft != 0) }

/// Sets the number of pixels for each point, to which frames are rounded; 0 for frames that are not rounded.
@_expose(wasm, "setSnapping") @_cdecl("bowerbird_setSnapping")
public func pageSetSnapping(_ scale: Double) {
  Page.session?.snapping = scale > 0 ? SnappingGrid(scale: scale) : nil
}
