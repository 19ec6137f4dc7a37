// swift run terminal-screen, or in another size: swift run terminal-screen 100 30

import Foundation

if let size = ScreenSize(CommandLine.arguments.dropFirst()) {
  print(TerminalScreen().text(columns: size.columns, rows: size.rows), terminator: "")
} else {
  FileHandle.standardError.write(Data((ScreenSize.usage + "\n").utf8))
  exit(2)
}
