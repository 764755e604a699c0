bring cloud;
bring expect;
bring http;
bring "./logs.w" as logs;

let api = new cloud.Api();

api.get("/go/:slug", logs.Logs.logged("GET /go/:slug", inflight (request) => {
  if request.vars.get("slug") == "broken" {
    throw "the table doesn't answer";
  }
  return { status: 302, headers: { "Location" => "https://docs.example.com" } };
}));

test "the line and the response have the ID of the request" {
  let response = http.get(
    "{api.url}/go/docs",
    headers: { "X-Amzn-Trace-Id" => "Root=1-67a1b2c3-0123456789abcdef01234567" },
    redirect: http.RequestRedirect.MANUAL,
  );
  expect.equal(response.status, 302);
  expect.equal(response.headers.get("location"), "https://docs.example.com");
  expect.equal(response.headers.get("x-request-id"), "1-67a1b2c3-0123456789abcdef01234567");
}

test "an error is logged, too" {
  expect.equal(http.get("{api.url}/go/broken").status, 500);
}
