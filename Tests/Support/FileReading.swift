#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

package struct UnreadableFile: Error {
  package let path: String
}

/// Returns the bytes of a file.
package func readFile(_ path: String) throws(UnreadableFile) -> [UInt8] {
  guard let file = fopen(path, "rb") else { throw UnreadableFile(path: path) }
  defer { fclose(file) }
  guard fseek(file, 0, SEEK_END) == 0 else { throw UnreadableFile(path: path) }
  let size = ftell(file)
  guard size >= 0, fseek(file, 0, SEEK_SET) == 0 else { throw UnreadableFile(path: path) }
  let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
    count = fread(buffer.baseAddress, 1, size, file)
  }
  guard bytes.count == size else { throw UnreadableFile(path: path) }
  return bytes
}
