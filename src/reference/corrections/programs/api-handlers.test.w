bring cloud;
bring expect;
bring http;

let api = new cloud.Api();

api.post("/requests/:file", inflight (request) => {
  return {
    headers: { "Content-Type" => "application/json" },
    body: Json.stringify({
      method: "{request.method}",
      path: request.path,
      query: Json request.query,
      file: request.vars.get("file"),
      team: request.headers?.get("x-team") ?? "none",
      hasBody: request.body != nil,
      body: request.body ?? "nil",
    }),
  };
});

api.get("/responses/:kind", inflight (request) => {
  let kind = request.vars.get("kind");
  if kind == "nil" {
    return nil;
  }
  if kind == "text" {
    return { body: "ok" };
  }
  if kind == "error" {
    throw "not implemented";
  }
  return {};
});

test "a request has its method, path, query, path parameters, headers, and body" {
  let url = "{api.url}/requests/my%20cat?size=small&size=large&q=a%20b";
  let sent = Json.parse(http.post(url, headers: { "X-Team" => "Platform" }, body: "pixels").body);
  expect.equal(sent.get("method").asStr(), "POST");
  expect.equal(sent.get("path").asStr(), "/requests/my%20cat");
  expect.equal(sent.get("query").get("size").asStr(), "small,large");
  expect.equal(sent.get("query").get("q").asStr(), "a b");
  expect.equal(sent.get("file").asStr(), "my cat");
  expect.equal(sent.get("team").asStr(), "Platform");
  expect.equal(sent.get("body").asStr(), "pixels");

  let empty = Json.parse(http.post("{api.url}/requests/a", headers: { "X-Team" => "Platform" }).body);
  expect.equal(empty.get("hasBody").asBool(), true);
  expect.equal(empty.get("body").asStr(), "");
  expect.equal(Json.stringify(empty.get("query")), "\{}");
}

test "the default of a response is status 200 without a body" {
  for kind in ["nil", "empty"] {
    let response = http.get("{api.url}/responses/{kind}");
    expect.equal(response.status, 200);
    expect.equal(response.body, "");
  }
  let response = http.get("{api.url}/responses/text");
  expect.equal(response.status, 200);
  expect.equal(response.headers.get("content-type"), "text/html; charset=utf-8");
}

test "a handler that throws gives status 500 with the error" {
  let response = http.get("{api.url}/responses/error");
  expect.equal(response.status, 500);
  assert(response.body.contains("not implemented"));
}
