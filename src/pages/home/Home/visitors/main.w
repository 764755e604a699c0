bring cloud;

let pages = new cloud.Bucket(public: true) as "Pages";
let visits = new cloud.Counter(initial: 1) as "Visits";

pages.addObject("index.html", "<h1>Links</h1>");

let welcome = new cloud.Function(inflight () => {
  return "You are visitor {visits.inc()}.";
}) as "Welcome";

test "visitors are counted" {
  assert(welcome.invoke() == "You are visitor 1.");
  assert(welcome.invoke() == "You are visitor 2.");
}
