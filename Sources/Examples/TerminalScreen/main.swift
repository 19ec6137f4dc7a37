// swift run terminal-screen, or in another size: swift run terminal-screen 100 30

let sizes = CommandLine.arguments.dropFirst().compactMap(Int.init).filter { (4...500).contains($0) }
let isSized = sizes.count == 2
print(TerminalScreen().text(columns: isSized ? sizes[0] : 80, rows: isSized ? sizes[1] : 16), terminator: "")
