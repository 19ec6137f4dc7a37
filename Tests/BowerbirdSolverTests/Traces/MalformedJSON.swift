/// Where a text stopped being JSON as the traces use it.
struct MalformedJSON: Error, Equatable {
  let place: Int
  let expected: String
}
