bring expect;
bring http;
bring util;
bring "./shortlinks.w" as shortlinks;
bring "./storage.w" as storage;

let app = new shortlinks.Shortlinks(new storage.BucketLinks());

// #region helpers
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
// #endregion helpers

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

// #region auth-tests
test "only a valid token creates links" {
  let token = app.auth.issueToken.invoke("maria")!.asStr();
  expect.equal(create(token, "docs", "https://docs.example.com").status, 201);

  let expired = app.auth.tokens.issue("maria", 0s);
  for wrong in ["", "not a token", expired] {
    expect.equal(create(wrong, "blog", "https://blog.example.com").status, 401);
  }
}

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
// #endregion auth-tests

// #region preview-tests
let upload = inflight (token: str, slug: str, type: str, content: str): num => {
  let response = http.post("{app.api.url}/links/{slug}/preview", headers: headersOf(token));
  let url = Json.parse(response.body).get("uploadUrl").asStr();
  return http.put(url, headers: { "Content-Type" => type }, body: content).status;
};

test "an uploaded image becomes the preview" {
  let maria = app.auth.tokens.issue("maria", 1h);
  let preview = "{app.api.url}/links/docs/preview";
  create(maria, "docs", "https://docs.example.com");
  expect.equal(http.get(preview).status, 404);

  expect.equal(upload(maria, "docs", "image/png", "pixels"), 200);
  util.waitUntil(inflight () => {
    return http.get(preview).status == 200;
  });
  expect.equal(http.get(preview).body, "pixels");
}

test "other uploads are deleted" {
  let maria = app.auth.tokens.issue("maria", 1h);
  create(maria, "docs", "https://docs.example.com");

  expect.equal(upload(maria, "docs", "text/html", "<script></script>"), 200);
  util.waitUntil(inflight () => {
    return app.previews.uploads.list().length == 0;
  });
  expect.equal(http.get("{app.api.url}/links/docs/preview").status, 404);

  let sam = app.auth.tokens.issue("sam", 1h);
  let refused = http.post("{app.api.url}/links/docs/preview", headers: headersOf(sam));
  expect.equal(refused.status, 403);
}
// #endregion preview-tests
