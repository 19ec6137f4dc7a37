/// Where a text stopped being JSON as fixtures and traces use it.
package struct MalformedJSON: Error, Equatable {
  package let place: Int
  package let expected: String
}
