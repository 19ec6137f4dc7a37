/// An error in a text, which must be JSON in the form that fixtures and traces use.
package struct MalformedJSON: Error, Equatable {
  package let index: Int
  package let expected: String
}
