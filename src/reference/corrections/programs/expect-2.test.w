bring expect;

let errorOf = inflight (run: inflight (): void): str => {
  try {
    run();
  } catch message {
    return message;
  }
  return "no error";
};

test "match finds the pattern anywhere in the string" {
  expect.match("order A-1001 paid", "A-[0-9]+");
  let message = errorOf(() => {
    expect.match("order A-1001 paid", "^A-[0-9]+$");
  });
  assert(message.contains("The input \"order A-1001 paid\" did not match the regular expression ^A-[0-9]+$"));
}

test "an invalid pattern throws" {
  assert(errorOf(() => {
    expect.match("a", "(");
  }).contains("Invalid regular expression"));
  assert(errorOf(() => {
    expect.doesNotMatch("a", "(");
  }).contains("Invalid regular expression"));
}

test "doesNotMatch throws if the pattern matches any part" {
  expect.doesNotMatch("cat.png", "^x");
  assert(errorOf(() => {
    expect.doesNotMatch("cat.png", "a");
  }).contains("The input should not match the regular expression a"));
}

test "nil accepts nil and Json null" {
  let none: str? = nil;
  expect.nil(none);
  expect.nil(Json.parse("null"));
  expect.nil(Json.parse("\{\"a\": null}").get("a"));
  assert(errorOf(() => {
    expect.nil("cat.png");
  }).contains("Expected \"cat.png\" to be nil"));
}

test "nil rejects an empty string, 0, and false" {
  for value in [Json "", Json 0, Json false] {
    assert(errorOf(() => {
      expect.nil(value);
    }) != "no error");
    expect.notNil(value);
  }
}
