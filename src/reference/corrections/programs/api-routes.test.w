bring cloud;
bring expect;
bring http;
bring util;

class Client {
  extern "./connect.js" pub static inflight connect(url: str): str;
}

let errorOf = (add: (): void): str => {
  try {
    add();
  } catch error {
    return error;
  }
  return "";
};

let echo = inflight (request: cloud.ApiRequest): cloud.ApiResponse => {
  return {
    headers: { "X-Method" => "{request.method}" },
    body: "{request.method} {util.tryEnv("STAGE") ?? ""}",
  };
};

let api = new cloud.Api();
let connected = new cloud.Counter() as "Connected";
api.get("/links", echo, env: { "STAGE" => "first" });
api.post("/links", echo, env: { "STAGE" => "second" });
api.put("/links", echo);
api.patch("/links", echo);
api.delete("/links", echo);
api.head("/health", echo);
api.options("/links", echo);
api.get("/uploads/:id", echo);
api.connect("/tunnel", inflight () => {
  connected.inc();
  return { body: "connected" };
});

let exists = errorOf(() => {
  api.get("/links", echo);
});
let ambiguous = errorOf(() => {
  api.get("/uploads/latest", echo);
});
let sibling = errorOf(() => {
  api.get("/uploads/:name/size", echo);
});
let noSlash = errorOf(() => {
  api.get("users", echo);
});
let braces = errorOf(() => {
  api.get("/users/\{id}", echo);
});

test "each method has its route, and other requests get a 404" {
  assert(http.get("{api.url}/links").body.startsWith("GET"));
  assert(http.post("{api.url}/links").body.startsWith("POST"));
  assert(http.put("{api.url}/links").body.startsWith("PUT"));
  assert(http.patch("{api.url}/links").body.startsWith("PATCH"));
  assert(http.delete("{api.url}/links").body.startsWith("DELETE"));
  assert(http.fetch("{api.url}/links", method: http.HttpMethod.OPTIONS).body.startsWith("OPTIONS"));
  expect.equal(http.fetch("{api.url}/health", method: http.HttpMethod.HEAD).headers.get("x-method"), "HEAD");
  expect.equal(http.get("{api.url}/missing").status, 404);
  expect.equal(http.get("{api.url}/health").status, 404);

  // The address has no slash at its end, and without `cors` there are no CORS headers.
  assert(api.url.startsWith("http://127.0.0.1:"));
  expect.equal(api.url.endsWith("/"), false);
  expect.equal(http.get("{api.url}/links").headers.has("access-control-allow-origin"), false);

  // In the simulator, a `get` route also answers `HEAD` requests.
  expect.equal(http.fetch("{api.url}/links", method: http.HttpMethod.HEAD).headers.get("x-method"), "HEAD");

  // Routes that share a handler share one function, with the options of the first.
  expect.equal(http.post("{api.url}/links").body, "POST first");
}

test "the simulator never calls the handler of a connect route" {
  expect.equal(Client.connect("{api.url}/tunnel"), "ECONNRESET");
  expect.equal(connected.peek(), 0);
}

test "invalid paths and routes that conflict are errors" {
  expect.equal(exists, "Endpoint for path '/links' and method 'GET' already exists");
  expect.equal(ambiguous, "Endpoint for path '/uploads/latest' and method 'GET' is ambiguous - it conflicts with existing endpoint for path '/uploads/:id'");
  assert(sibling.startsWith("Endpoint for path '/uploads/:name/size' and method 'GET' conflicts with existing sibling endpoint for path '/uploads/:id'"));
  assert(noSlash.startsWith("Invalid path users."));
  assert(braces.startsWith("Invalid path /users/\{id}."));
}
