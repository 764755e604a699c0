bring expect;
bring http;
bring "./shortlinks.w" as shortlinks;
bring "./storage.w" as storage;

let app = new shortlinks.Shortlinks(new storage.BucketLinks());

let headersOf = inflight (token: str): Map<str> => {
  return { "Authorization" => "Bearer {token}" };
};

let create = inflight (token: str, slug: str, url: str): http.Response => {
  let body = Json.stringify({ slug: slug, url: url });
  return http.post("{app.api.url}/links", headers: headersOf(token), body: body);
};

let follow = inflight (slug: str): http.Response => {
  return http.get("{app.api.url}/go/{slug}", redirect: http.RequestRedirect.MANUAL);
};

test "a new link redirects to its URL" {
  let maria = app.auth.tokens.issue("maria", 1h);
  expect.equal(create(maria, "docs", "https://docs.example.com").status, 201);

  let response = follow("docs");
  expect.equal(response.status, 302);
  expect.equal(response.headers.get("location"), "https://docs.example.com");
  expect.equal(follow("nothing").status, 404);
}

test "a slug can't be taken twice" {
  let maria = app.auth.tokens.issue("maria", 1h);
  create(maria, "docs", "https://docs.example.com");
  expect.equal(create(maria, "docs", "https://other.example.com").status, 409);
  expect.equal(follow("docs").headers.get("location"), "https://docs.example.com");
}

test "invalid links are rejected" {
  let maria = app.auth.tokens.issue("maria", 1h);
  expect.equal(create(maria, "Not a slug", "https://docs.example.com").status, 400);
  expect.equal(create(maria, "docs", "javascript:alert(1)").status, 400);
  expect.equal(http.post("{app.api.url}/links", headers: headersOf(maria), body: "docs").status, 400);
  expect.equal(http.post("{app.api.url}/links", headers: headersOf(maria)).status, 400);
}

test "only a valid token creates links" {
  let token = app.auth.issueToken.invoke("maria")!.asStr();
  expect.equal(create(token, "docs", "https://docs.example.com").status, 201);

  let expired = app.auth.tokens.issue("maria", 0s);
  for wrong in ["", "not a token", expired] {
    expect.equal(create(wrong, "blog", "https://blog.example.com").status, 401);
  }
}

// #region owner-tests
test "only the owner lists and deletes a link" {
  let maria = app.auth.tokens.issue("maria", 1h);
  let sam = app.auth.tokens.issue("sam", 1h);
  let links = "{app.api.url}/links";
  create(maria, "docs", "https://docs.example.com");

  expect.ok(http.get(links, headers: headersOf(maria)).body.contains("docs"));
  expect.equal(http.get(links, headers: headersOf(sam)).body, "[]");

  expect.equal(http.delete("{links}/docs", headers: headersOf(sam)).status, 403);
  expect.equal(http.delete("{links}/docs", headers: headersOf(maria)).status, 204);
  expect.equal(follow("docs").status, 404);
}
// #endregion owner-tests
