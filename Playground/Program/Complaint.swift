/// What is wrong with what was asked for, in a sentence.
struct Complaint: Error {
  let sentence: String

  init(_ sentence: String) { self.sentence = sentence }
}
