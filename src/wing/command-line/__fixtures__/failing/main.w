test "holds" {
  log("one");
  assert(1 + 1 == 2);
}

test "does not hold" {
  log("two");
  assert(1 + 1 == 3);
}
