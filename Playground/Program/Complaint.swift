/// A problem with the command line or the system, as a sentence.
struct Complaint: Error {
  let sentence: String

  /// A hint for the user in one line; empty if the sentence is enough.
  let advice: String

  /// Creates a complaint about the words of the command line.
  init(_ sentence: String) {
    self.sentence = sentence
    advice = "--help lists the commands and options.\n"
  }

  /// Creates a complaint about an error of the system.
  init(ofSystem sentence: String) {
    self.sentence = sentence
    advice = ""
  }
}
