// #region model
bring cloud;
bring expect;
bring http;

struct Link {
  slug: str;
  url: str;
}

class Rules {
  /// Returns what's wrong with a link, or `nil` if nothing is.
  pub static inflight problem(link: Link): str? {
    if !regex.compile("^[a-z0-9][a-z0-9-]\{0,49}$").test(link.slug) {
      return "a slug has 1 to 50 lowercase letters, digits, and hyphens, and doesn't start with a hyphen";
    }
    if link.url.length > 2000 || !regex.compile("^https?://[!-~]+$").test(link.url) {
      return "a url starts with http:// or https://, and has at most 2000 characters";
    }
    return nil;
  }
}
// #endregion model

// #region api
let links = new cloud.Bucket() as "Links";
let api = new cloud.Api();

let answer = inflight (status: num, body: Json): cloud.ApiResponse => {
  return {
    status: status,
    headers: { "Content-Type" => "application/json" },
    body: Json.stringify(body),
  };
};

api.post("/links", inflight (request) => {
  if let link = Link.tryParseJson(request.body) {
    if let problem = Rules.problem(link) {
      return answer(400, { error: problem });
    }
    if links.exists(link.slug) {
      return answer(409, { error: "{link.slug} is taken" });
    }
    links.putJson(link.slug, link);
    return answer(201, link);
  }
  return answer(400, { error: "a link needs a slug and a url, as JSON" });
});

api.get("/go/:slug", inflight (request) => {
  if let link = links.tryGetJson(request.vars.get("slug")) {
    return { status: 302, headers: { "Location" => Link.fromJson(link).url } };
  }
  return answer(404, { error: "no such link" });
});
// #endregion api

// #region tests
let create = inflight (slug: str, url: str): http.Response => {
  return http.post("{api.url}/links", body: Json.stringify({ slug: slug, url: url }));
};

let follow = inflight (slug: str): http.Response => {
  return http.get("{api.url}/go/{slug}", redirect: http.RequestRedirect.MANUAL);
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
  expect.equal(http.post("{api.url}/links", body: "docs").status, 400);
  expect.equal(http.post("{api.url}/links").status, 400);
}
// #endregion tests
