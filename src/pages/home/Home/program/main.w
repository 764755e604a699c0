bring cloud;

let pages = new cloud.Bucket(public: true) as "Pages";
let visits = new cloud.Counter(initial: 1) as "Visits";

for name in ["index", "about", "contact"] {
  pages.addObject("{name}.html", "<h1>{name}</h1>");
}

let welcome = new cloud.Function(inflight (guest) => {
  let name = guest?.asStr() ?? "stranger";
  let number = visits.inc();
  log("{name} is visitor {number}");
  return "Hello, {name}! You are visitor {number}.";
}) as "Welcome";

test "every page is in the bucket" {
  assert(pages.list().length == 3);
  assert(pages.get("about.html") == "<h1>about</h1>");
}

test "visitors are counted" {
  let first = welcome.invoke("Maria");
  assert(first == "Hello, Maria! You are visitor 1.");

  let second = welcome.invoke();
  assert(second == "Hello, stranger! You are visitor 2.");
}
