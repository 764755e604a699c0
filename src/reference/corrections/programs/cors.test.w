bring cloud;
bring expect;
bring http;

let handler = inflight (): cloud.ApiResponse => {
  return { body: "[]" };
};

let open = new cloud.Api(cors: true) as "Open";
open.get("/links", handler);
let answered = new cloud.Counter() as "Answered";
open.options("/links", inflight () => {
  answered.inc();
  return { status: 200 };
});

let narrow = new cloud.Api(
  cors: true,
  corsOptions: {
    allowOrigin: "https://www.example.com",
    allowMethods: [cloud.HttpMethod.GET, cloud.HttpMethod.PATCH],
    exposeHeaders: ["X-Total"],
    allowCredentials: true,
    maxAge: 1h,
  },
) as "Narrow";
narrow.get("/links", handler);

let off = new cloud.Api(corsOptions: { allowOrigin: "https://www.example.com" }) as "Off";
off.get("/links", handler);

let rendered = cloud.Api.renderCorsHeaders({ allowOrigin: "https://www.example.com" });
let nothing = cloud.Api.renderCorsHeaders();
let openApiPath = cloud.Api.renderOpenApiPath("/users/:user/uploads/:file");
let unchecked = cloud.Api.renderOpenApiPath("not a path");

test "with cors every option has a default, and options routes are never called" {
  let response = http.get("{open.url}/links");
  expect.equal(response.headers.get("access-control-allow-origin"), "*");
  expect.equal(response.headers.get("access-control-expose-headers"), "");
  expect.equal(response.headers.get("access-control-allow-credentials"), "false");

  let options = http.fetch("{open.url}/links", method: http.HttpMethod.OPTIONS);
  expect.equal(options.status, 204);
  expect.equal(options.headers.get("access-control-allow-origin"), "*");
  expect.equal(options.headers.get("access-control-allow-methods"), "GET,POST,PUT,DELETE,HEAD,OPTIONS");
  expect.equal(options.headers.get("access-control-allow-headers"), "Content-Type,Authorization,X-Requested-With");
  expect.equal(options.headers.get("access-control-max-age"), "300");
  expect.equal(answered.peek(), 0);
}

test "each option sets its header, and the answer to OPTIONS has no credentials header" {
  let response = http.get("{narrow.url}/links");
  expect.equal(response.headers.get("access-control-allow-origin"), "https://www.example.com");
  expect.equal(response.headers.get("access-control-expose-headers"), "X-Total");
  expect.equal(response.headers.get("access-control-allow-credentials"), "true");

  let options = http.fetch("{narrow.url}/links", method: http.HttpMethod.OPTIONS);
  expect.equal(options.headers.get("access-control-allow-origin"), "https://www.example.com");
  expect.equal(options.headers.get("access-control-allow-methods"), "GET,PATCH");
  expect.equal(options.headers.get("access-control-allow-headers"), "Content-Type,Authorization,X-Requested-With");
  expect.equal(options.headers.get("access-control-max-age"), "3600");
  expect.equal(options.headers.has("access-control-allow-credentials"), false);
}

test "corsOptions without cors has no effect" {
  expect.equal(http.get("{off.url}/links").headers.has("access-control-allow-origin"), false);
}

test "renderCorsHeaders has empty lists as defaults, and renderOpenApiPath checks nothing" {
  assert(nothing == nil);
  expect.equal(rendered!.defaultResponse, {
    "Access-Control-Allow-Origin" => "https://www.example.com",
    "Access-Control-Expose-Headers" => "",
    "Access-Control-Allow-Credentials" => "false",
  });
  expect.equal(rendered!.optionsResponse, {
    "Access-Control-Allow-Origin" => "https://www.example.com",
    "Access-Control-Allow-Headers" => "",
    "Access-Control-Allow-Methods" => "",
    "Access-Control-Max-Age" => "300",
  });
  expect.equal(openApiPath, "/users/\{user}/uploads/\{file}");
  expect.equal(unchecked, "not a path");
}
