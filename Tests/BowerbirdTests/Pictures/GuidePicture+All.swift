extension GuidePicture {
  static let all = ofLayout + ofStacks + ofTracks + ofColumns + ofDrawing + ofTutorial
}
