pub class Links {
  new() {}
}
