import BowerbirdGrids
import BowerbirdLayout
import Testing

/// Every preset has the value of Material's tables.
@Suite struct ColumnPresetTests {
  @Test func spaces() {
    let values = InterimSpacePreset.allCases.map(\.value)
    #expect(values == [0, 1, 2, 4, 8, 12, 16, 20, 24, 28, 32, 36, 40, 44, 48, 52, 56, 60, 64])
  }

  @Test func squares() {
    let presets: [EdgeInsetsPreset] = [
      .square1, .square2, .square3, .square4, .square5, .square6, .square7, .square8, .square9, .square10, .square11,
      .square12, .square13, .square14, .square15,
    ]
    let values: [Double] = [4, 8, 16, 20, 24, 28, 32, 36, 40, 44, 48, 52, 56, 60, 64]
    #expect(presets.map(\.value) == values.map { EdgeInsets($0) })
    #expect(EdgeInsetsPreset.none.value == .zero)
  }

  @Test func rectangles() {
    let wide: [EdgeInsetsPreset] = [
      .wideRectangle1, .wideRectangle2, .wideRectangle3, .wideRectangle4, .wideRectangle5, .wideRectangle6,
      .wideRectangle7, .wideRectangle8, .wideRectangle9,
    ]
    let tall: [EdgeInsetsPreset] = [
      .tallRectangle1, .tallRectangle2, .tallRectangle3, .tallRectangle4, .tallRectangle5, .tallRectangle6,
      .tallRectangle7, .tallRectangle8, .tallRectangle9,
    ]
    let short: [Double] = [2, 4, 8, 12, 16, 20, 24, 28, 32], long: [Double] = [4, 8, 16, 24, 32, 40, 48, 56, 64]
    #expect(wide.map(\.value) == zip(short, long).map { EdgeInsets(top: $0, left: $1, bottom: $0, right: $1) })
    #expect(tall.map(\.value) == zip(short, long).map { EdgeInsets(top: $1, left: $0, bottom: $1, right: $0) })
  }

  @Test func oneAxisOnly() {
    let across: [EdgeInsetsPreset] = [.horizontally1, .horizontally2, .horizontally3, .horizontally4, .horizontally5]
    let down: [EdgeInsetsPreset] = [.vertically1, .vertically2, .vertically3, .vertically4, .vertically5]
    let values: [Double] = [2, 4, 8, 16, 24]
    #expect(across.map(\.value) == values.map { EdgeInsets(top: 0, left: $0, bottom: 0, right: $0) })
    #expect(down.map(\.value) == values.map { EdgeInsets(top: $0, left: 0, bottom: $0, right: 0) })
    #expect(EdgeInsetsPreset.allCases.count == 44)
  }
}
