bring cloud;
bring expect;
bring http;
bring util;

// #region guard
class BasicAuth {
  header: str;

  new(username: str, password: str) {
    // The client sends "Basic" and both values in Base64. This computes the expected header
    // once, at compile time, so that a request needs only a comparison.
    this.header = "Basic {util.base64Encode("{username}:{password}")}";
  }

  pub inflight allows(request: cloud.ApiRequest): bool {
    let headers = request.headers ?? {};
    for name in headers.keys() {
      // Clients and gateways spell header names differently.
      if name.lowercase() == "authorization" {
        return headers.get(name) == this.header;
      }
    }
    return false;
  }
}
// #endregion guard

let username = @app.parameters.value("username") ?? "wing";
let password = @app.parameters.value("password") ?? "only-for-local-tests";
let auth = new BasicAuth(username, password);

let api = new cloud.Api();

// #region route
api.get("/user", inflight (request) => {
  if !auth.allows(request) {
    return {
      status: 401,
      headers: {
        "Content-Type" => "text/plain",
        "WWW-Authenticate" => "Basic realm=\"users\"",
      },
      body: "Unauthorized",
    };
  }
  return {
    status: 200,
    headers: { "Content-Type" => "application/json" },
    body: Json.stringify({ firstname: "Robin", lastname: "Sparrow" }),
  };
});
// #endregion route

// #region tests
let getUser = inflight (authorization: str?): http.Response => {
  let headers = MutMap<str>{};
  if let value = authorization {
    headers.set("Authorization", value);
  }
  return http.get("{api.url}/user", headers: headers.copy());
};

test "the right credentials get the user" {
  let response = getUser("Basic {util.base64Encode("{username}:{password}")}");
  expect.equal(response.status, 200);
  let user = Json.parse(response.body);
  expect.equal(user.get("firstname").asStr(), "Robin");
  expect.equal(user.get("lastname").asStr(), "Sparrow");
}

test "wrong credentials are rejected" {
  let response = getUser("Basic {util.base64Encode("{username}:guess")}");
  expect.equal(response.status, 401);
  expect.equal(response.body, "Unauthorized");
}

test "a request without credentials is rejected" {
  let response = getUser(nil);
  expect.equal(response.status, 401);
  expect.equal(response.body, "Unauthorized");
}
// #endregion tests
