bring cloud;
bring expect;
bring http;
bring "./shortlinks.w" as shortlinks;
bring "./storage.w" as storage;

let app = new shortlinks.Shortlinks(new storage.BucketLinks());

// #region api-tests
let create = inflight (slug: str, url: str): http.Response => {
  return http.post("{app.api.url}/links", body: Json.stringify({ slug: slug, url: url }));
};

let follow = inflight (slug: str): http.Response => {
  return http.get("{app.api.url}/go/{slug}", redirect: http.RequestRedirect.MANUAL);
};

test "a new link redirects to its URL" {
  expect.equal(create("docs", "https://docs.example.com").status, 201);

  let response = follow("docs");
  expect.equal(response.status, 302);
  expect.equal(response.headers.get("location"), "https://docs.example.com");
}

test "an unknown slug is not found" {
  expect.equal(follow("nothing").status, 404);
}

test "a slug can't be taken twice" {
  create("docs", "https://docs.example.com");
  expect.equal(create("docs", "https://other.example.com").status, 409);
  expect.equal(follow("docs").headers.get("location"), "https://docs.example.com");
}

test "invalid links are rejected" {
  expect.equal(create("Not a slug", "https://docs.example.com").status, 400);
  expect.equal(create("docs", "javascript:alert(1)").status, 400);
  expect.equal(http.post("{app.api.url}/links", body: "docs").status, 400);
  expect.equal(http.post("{app.api.url}/links").status, 400);
}
// #endregion api-tests
