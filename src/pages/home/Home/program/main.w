bring cloud;
bring http;

let links = new cloud.Bucket() as "Links";
let visits = new cloud.Counter() as "Visits";
let api = new cloud.Api();

api.post("/links/:slug", inflight (req) => {
  links.put(req.vars.get("slug"), req.body ?? "");
  return { status: 201 };
});

api.get("/links/:slug", inflight (req) => {
  let slug = req.vars.get("slug");
  if let target = links.tryGet(slug) {
    visits.inc();
    return { status: 302, headers: { "Location" => target } };
  }
  return { status: 404 };
});

test "a saved link redirects, and the visit counts" {
  let url = "{api.url}/links/docs";
  http.post(url, body: "https://docs.example.com");
  let found = http.get(url, redirect: http.RequestRedirect.MANUAL);
  assert(found.status == 302 && visits.peek() == 1);
}
