bring cloud;
bring expect;
bring http;

// #region resources
let website = new cloud.Website(path: "./static");
let counter = new cloud.Counter(initial: 1);
let api = new cloud.Api(
  cors: true,
  corsOptions: {
    allowHeaders: ["*"],
    allowMethods: [cloud.HttpMethod.POST],
  },
);

// The API's address is known only after deployment. The page reads it from this file.
website.addJson("config.json", { api: api.url });
// #endregion resources

// #region route
api.post("/hello-static", inflight () => {
  return {
    status: 200,
    headers: {
      "Content-Type" => "text/html",
      "Access-Control-Allow-Origin" => "*",
    },
    body: "Hello {counter.inc()}",
  };
});
// #endregion route

// #region tests
test "the website serves its page and the address of the API" {
  let page = http.get(website.url);
  expect.equal(page.status, 200);
  assert(page.body.contains("<button"));

  let config = Json.parse(http.get("{website.url}/config.json").body);
  expect.equal(config.get("api").asStr(), api.url);
}

test "each call adds one" {
  let first = http.post("{api.url}/hello-static");
  expect.equal(first.status, 200);
  expect.equal(first.body, "Hello 1");
  assert(first.headers.get("content-type").startsWith("text/html"));
  expect.equal(first.headers.get("access-control-allow-origin"), "*");
  expect.equal(http.post("{api.url}/hello-static").body, "Hello 2");
}

test "a browser may call the API from another address" {
  let answer = http.fetch("{api.url}/hello-static", {
    method: http.HttpMethod.OPTIONS,
    headers: { "Origin" => "https://website.example" },
  });
  expect.equal(answer.headers.get("access-control-allow-methods"), "POST");
  expect.equal(answer.headers.get("access-control-allow-headers"), "*");
}
// #endregion tests
