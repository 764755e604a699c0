bring expect;
bring http;
bring util;
bring "./checker.w" as checker;
bring "./fake-checks.w" as fakes;
bring "./key.w" as key;
bring "./shortlinks.w" as shortlinks;
bring "./storage.w" as storage;
bring "./visits.w" as visits;

let checkKey = new key.Key("shortlinks-url-check-key") as "UrlCheckKey";
let checks = new fakes.FakeChecks(checkKey);
let urlChecker = new checker.HttpChecker(checks.api.url, checkKey);
let app = new shortlinks.Shortlinks(new storage.BucketLinks(), urlChecker);

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

// #region visit-tests
test "visits are counted" {
  let maria = app.auth.tokens.issue("maria", 1h);
  create(maria, "docs", "https://docs.example.com");
  follow("docs");
  follow("docs");

  let visits = inflight (): num => {
    let response = http.get("{app.api.url}/links/docs/visits", headers: headersOf(maria));
    return Json.parse(response.body).get("visits").asNum();
  };
  util.waitUntil(inflight () => {
    return visits() == 2;
  });
}

test "a visit that's delivered twice counts once" {
  let visit = Json.stringify({ id: "visit-1", slug: "docs", day: "2026-11-22" });
  app.visits.handle(visit);
  app.visits.handle(visit);
  app.visits.handle(Json.stringify({ id: "visit-2", slug: "docs", day: "2026-11-22" }));
  expect.equal(app.visits.count("docs", "2026-11-22"), 2);
}
// #endregion visit-tests

// #region report-tests
test "the nightly report counts the visits of each link" {
  let visit = inflight (id: str, slug: str, daysAgo: num) => {
    let day = visits.Visits.daysAgo(daysAgo);
    app.visits.handle(Json.stringify({ id: id, slug: slug, day: day }));
  };
  visit("visit-1", "docs", 1);
  visit("visit-2", "docs", 1);
  visit("visit-3", "blog", 1);
  visit("visit-4", "docs", 30);

  let yesterday = visits.Visits.daysAgo(1);
  app.reports.nightly.invoke();
  expect.equal(app.reports.report(yesterday), { blog: 1, docs: 2 });

  // A late visit is in the report of the next night, and visits after 30 days are gone.
  visit("visit-5", "blog", 1);
  visit("visit-6", "blog", 5);
  app.reports.nightly.invoke();
  expect.equal(app.reports.report(yesterday), { blog: 2, docs: 2 });
  expect.equal(app.reports.report(visits.Visits.daysAgo(5)), { blog: 1 });
  expect.equal(app.visits.count("docs", visits.Visits.daysAgo(30)), 0);
}
// #endregion report-tests

// #region checker-tests
test "only checked URLs get a link" {
  let maria = app.auth.tokens.issue("maria", 1h);
  expect.equal(create(maria, "bad", "https://malware.example.com").status, 400);
  expect.equal(create(maria, "new", "https://outage.example.com").status, 503);
  expect.equal(follow("bad").status, 404);
  expect.equal(follow("new").status, 404);
}
// #endregion checker-tests

// #region website-tests
test "the website finds the API" {
  let page = http.get(app.website.url);
  expect.equal(page.status, 200);
  expect.ok(page.body.contains("<h1>Shortlinks</h1>"));

  let config = Json.parse(http.get("{app.website.url}/config.json").body);
  expect.equal(config.get("api").asStr(), app.api.url);

  let links = http.get("{app.api.url}/links", headers: { "Origin" => app.website.url });
  expect.equal(links.headers.get("access-control-allow-origin"), "*");

  // A browser asks first, before it sends a token or a DELETE.
  let asked = http.fetch("{app.api.url}/links/docs", method: http.HttpMethod.OPTIONS, headers: {
    "Origin" => app.website.url,
    "Access-Control-Request-Method" => "DELETE",
    "Access-Control-Request-Headers" => "authorization",
  });
  expect.ok(asked.headers.get("access-control-allow-methods").contains("DELETE"));
  expect.ok(asked.headers.get("access-control-allow-headers").lowercase().contains("authorization"));
}
// #endregion website-tests

// #region limit-tests
test "large requests and too many links are rejected" {
  let maria = app.auth.tokens.issue("maria", 1h);
  let sam = app.auth.tokens.issue("sam", 1h);
  let var path = "0123456789";
  while path.length < 4000 {
    path = path + path;
  }
  expect.equal(create(maria, "docs", "https://docs.example.com/{path}").status, 413);

  // Two of today's requests are left.
  app.quota.set(98, "{visits.Visits.daysAgo(0)}/maria");
  for slug in ["one", "two"] {
    expect.equal(create(maria, slug, "https://docs.example.com").status, 201);
  }
  expect.equal(create(maria, "three", "https://docs.example.com").status, 429);
  expect.equal(create(sam, "three", "https://docs.example.com").status, 201);
}
// #endregion limit-tests
