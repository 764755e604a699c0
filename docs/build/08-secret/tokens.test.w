bring expect;
bring "./tokens.w" as tokens;

let issuer = new tokens.Tokens();

test "a token names its user" {
  let token = issuer.issue("maria", 1h);
  expect.equal(issuer.user(token), "maria");
}

test "an expired token names no one" {
  let token = issuer.issue("maria", 0s);
  expect.equal(issuer.user(token), nil);
}

test "a forged token names no one" {
  let maria = issuer.issue("maria", 1h).split(".");
  let sam = issuer.issue("sam", 1h).split(".");
  let forged = "{maria.at(0)}.{sam.at(1)}.{maria.at(2)}";
  for wrong in [forged, "not a token", ""] {
    expect.equal(issuer.user(wrong), nil);
  }
}
