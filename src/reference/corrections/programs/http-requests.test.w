bring cloud;
bring http;
bring util;

let hits = new cloud.Counter();
let api = new cloud.Api();

let echo = inflight (request: cloud.ApiRequest): cloud.ApiResponse => {
  return {
    status: 201,
    headers: {"X-Method" => "{request.method}"},
    body: "{request.method} {request.body ?? ""} {request.headers?.tryGet("x-order") ?? ""} {request.headers?.tryGet("referer") ?? "none"}",
  };
};
api.get("/echo", echo);
api.post("/echo", echo);
api.put("/echo", echo);
api.patch("/echo", echo);
api.delete("/echo", echo);
api.get("/count", inflight () => {
  return { status: 200, headers: {"cache-control" => "max-age=3600"}, body: "{hits.inc()}" };
});
api.get("/broken", inflight () => {
  return { status: 503, body: "down for maintenance" };
});
api.get("/moved", inflight () => {
  return { status: 302, headers: {"location" => "/echo"} };
});
api.post("/moved", inflight () => {
  return { status: 302, headers: {"location" => "/echo"} };
});
api.get("/loop", inflight () => {
  return { status: 302, headers: {"location" => "/loop"} };
});
api.get("/slow", inflight () => {
  util.sleep(1s);
  return { status: 200 };
});

let message = inflight (run: inflight (): void): str => {
  try {
    run();
  } catch error {
    return error;
  }
  return "nothing was thrown";
};

test "each function sends its method, and the option method has no effect on it" {
  let url = "{api.url}/echo";
  assert(http.get(url, method: http.HttpMethod.POST).body.startsWith("GET "));
  assert(http.post(url, body: "1", method: http.HttpMethod.GET).body.startsWith("POST 1"));
  assert(http.put(url, body: "1", method: http.HttpMethod.GET).body.startsWith("PUT 1"));
  assert(http.patch(url, body: "1", method: http.HttpMethod.GET).body.startsWith("PATCH 1"));
  assert(http.delete(url, body: "1", method: http.HttpMethod.GET).body.startsWith("DELETE"));
}

test "fetch sends GET by default, or the method in its options" {
  let url = "{api.url}/echo";
  assert(http.fetch(url).body.startsWith("GET "));
  assert(http.fetch(url, method: http.HttpMethod.PATCH, body: "1").body.startsWith("PATCH 1"));
  assert(http.fetch(url, method: http.HttpMethod.OPTIONS).ok);
  let head = http.fetch(url, method: http.HttpMethod.HEAD);
  assert(head.ok && head.status == 201 && head.body == "");
}

test "a status outside 200 to 299 does not throw, and ok is false" {
  let response = http.get("{api.url}/broken");
  assert(!response.ok && response.status == 503 && response.body == "down for maintenance");
  let created = http.get("{api.url}/echo");
  assert(created.ok && created.status == 201);
  assert(created.headers.get("x-method") == "GET");
  assert(!created.headers.has("X-Method"));
}

test "a request without a response throws" {
  assert(message(inflight () => { http.get("http://127.0.0.1:9"); }) == "fetch failed");
  assert(message(inflight () => { http.post("http://no-such-host.invalid"); }) == "fetch failed");
  assert(message(inflight () => { http.get("example.com"); }) == "Failed to parse URL from example.com");
}

test "connect and trace throw, also through fetch" {
  assert(message(inflight () => { http.connect(api.url); }) == "'CONNECT' HTTP method is unsupported.");
  assert(message(inflight () => { http.trace(api.url); }) == "'TRACE' HTTP method is unsupported.");
  assert(message(inflight () => { http.fetch(api.url, method: http.HttpMethod.CONNECT); }) == "'CONNECT' HTTP method is unsupported.");
  assert(message(inflight () => { http.fetch(api.url, method: http.HttpMethod.TRACE); }) == "'TRACE' HTTP method is unsupported.");
}

test "a body with GET or HEAD throws" {
  assert(message(inflight () => { http.get(api.url, body: "1"); }) == "Request with GET/HEAD method cannot have body.");
  assert(message(inflight () => { http.fetch(api.url, body: "1", method: http.HttpMethod.HEAD); }) == "Request with GET/HEAD method cannot have body.");
}

test "headers are sent with the request" {
  assert(http.post("{api.url}/echo", headers: {"x-order" => "A-1001"}, body: "1").body.startsWith("POST 1 A-1001"));
}

test "the option cache does nothing" {
  let url = "{api.url}/count";
  for mode in [http.RequestCache.FORCE_CACHE, http.RequestCache.DEFAULT, http.RequestCache.NO_CACHE, http.RequestCache.RELOAD, http.RequestCache.NO_STORE] {
    let first = num.fromStr(http.get(url, cache: mode).body);
    let second = num.fromStr(http.get(url, cache: mode).body);
    assert(second == first + 1);
  }
}

test "a redirect is followed, returned, or an error" {
  let url = "{api.url}/moved";
  let followed = http.get(url);
  assert(followed.status == 201 && followed.url == "{api.url}/echo");
  let same = http.get(url, redirect: http.RequestRedirect.FOLLOW);
  assert(same.status == 201);
  let redirect = http.get(url, redirect: http.RequestRedirect.MANUAL);
  assert(redirect.status == 302 && redirect.headers.get("location") == "/echo" && redirect.url == url);
  assert(!redirect.ok);
  assert(message(inflight () => { http.get(url, redirect: http.RequestRedirect.ERROR); }) == "fetch failed");
}

test "POST becomes GET at a redirect with 302" {
  assert(http.post("{api.url}/moved", body: "1").body.startsWith("GET "));
}

test "an endless redirect throws" {
  assert(message(inflight () => { http.get("{api.url}/loop"); }) == "fetch failed");
}

test "referrer sets the header Referer, and no header is sent by default" {
  let url = "{api.url}/echo";
  assert(http.get(url, referrer: "{api.url}/page?a=1").body.endsWith(" {api.url}/page?a=1"));
  assert(http.get(url, referrer: "https://example.com/page").body.endsWith(" https://example.com/"));
  assert(http.get(url, referrer: "").body.endsWith(" none"));
  assert(http.get(url, referrer: "about:client").body.endsWith(" none"));
  assert(message(inflight () => { http.get(url, referrer: "no-referrer"); }) == "Referrer \"no-referrer\" is not a valid URL.");
  assert(http.get(url).body.endsWith(" none"));
}

test "timeout throws when the time is up" {
  assert(message(inflight () => { http.get("{api.url}/slow", timeout: 100ms); }) == "This operation was aborted");
  assert(http.get("{api.url}/slow", timeout: 30s).status == 200);
}
