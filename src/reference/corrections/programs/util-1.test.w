bring util;
bring expect;

let errorOf = inflight (run: inflight (): void): str => {
  try {
    run();
  } catch message {
    return message;
  }
  return "no error";
};

test "base64Encode encodes UTF-8" {
  expect.equal(util.base64Encode("é"), "w6k=");
  expect.equal(util.base64Encode("cat?>"), "Y2F0Pz4=");
}

test "base64Encode with true uses the URL-safe alphabet without padding" {
  expect.equal(util.base64Encode("~~??", false), "fn4/Pw==");
  expect.equal(util.base64Encode("~~??", true), "fn4_Pw");
}

test "base64Decode reads both alphabets with either setting" {
  expect.equal(util.base64Decode("fn4/Pw=="), "~~??");
  expect.equal(util.base64Decode("fn4_Pw"), "~~??");
  expect.equal(util.base64Decode("fn4_Pw", true), "~~??");
  expect.equal(util.base64Decode("fn4/Pw==", true), "~~??");
}

test "base64Decode never throws: it skips other characters and replaces invalid UTF-8" {
  expect.equal(util.base64Decode("Y2 F0!!"), "cat");
  expect.equal(util.base64Decode("/w=="), "�");
}

test "env throws for a missing and an empty variable" {
  util.setEnv("EMPTY", "");
  util.setEnv("STAGE", "beta");
  expect.equal(util.env("STAGE"), "beta");
  assert(errorOf(() => {
    util.env("NOT_THERE");
  }).contains("Environment variable NOT_THERE not found."));
  assert(errorOf(() => {
    util.env("EMPTY");
  }).contains("Environment variable EMPTY not found."));
}
