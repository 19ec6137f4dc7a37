/// What is wrong with what was asked for, in a sentence.
struct Complaint: Error {
  let sentence: String

  /// What to do about it, in a line; nothing where the sentence says it all.
  let advice: String

  /// Something is wrong with the words of the command line.
  init(_ sentence: String) {
    self.sentence = sentence
    advice = "--help tells what there is.\n"
  }

  /// The words are right, and the system refuses.
  init(ofSystem sentence: String) {
    self.sentence = sentence
    advice = ""
  }
}
