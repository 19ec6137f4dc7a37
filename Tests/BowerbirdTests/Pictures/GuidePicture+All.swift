extension GuidePicture {
  static let all = ofLayout + ofStacks + ofTracks + ofFits + ofColumns + ofLines + ofDrawing + ofTutorial
}
