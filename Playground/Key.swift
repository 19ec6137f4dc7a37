/// A key that means something to the watch.
enum Key {
  case left
  case right
  case up
  case down
  case next
  case previous
  case reset
  case quit

  /// Reads what a terminal sends for a key; nil for one that means nothing.
  init?(_ bytes: [UInt8]) {
    switch bytes {
    case [0x1B, 0x5B, 0x44], [0x1B, 0x4F, 0x44]: self = .left
    case [0x1B, 0x5B, 0x43], [0x1B, 0x4F, 0x43]: self = .right
    case [0x1B, 0x5B, 0x41], [0x1B, 0x4F, 0x41]: self = .up
    case [0x1B, 0x5B, 0x42], [0x1B, 0x4F, 0x42]: self = .down
    case [0x09], [0x6E]: self = .next
    case [0x1B, 0x5B, 0x5A], [0x70]: self = .previous
    case [0x72]: self = .reset
    case [0x71], [0x03], [0x04], [0x1B]: self = .quit
    default: return nil
    }
  }
}
