bring sim;
bring cloud;

let state = new sim.State();
let port = state.token("port");
let samePort = state.token("port") == port;

new cloud.OnDeploy(inflight () => {
  state.set("port", 7001);
});

let show = new cloud.Function(inflight () => {
  return port;
}) as "Show";

let errorOf = inflight (run: inflight (): void): str => {
  try {
    run();
  } catch message {
    return message;
  }
  return "no error";
};

test "a token has the value as a string, read once" {
  assert(samePort);
  assert(show.invoke()!.asStr() == "7001");
  state.set("port", 7002);
  assert(show.invoke()!.asStr() == "7001");
  assert(state.get("port").asNum() == 7002);
}

test "set replaces a value, get throws for a missing one, and tryGet returns nil" {
  state.set("orders", 3);
  state.set("orders", { count: 4 });
  assert(state.get("orders").get("count").asNum() == 4);
  assert(state.tryGet("orders")?.get("count")?.asNum() == 4);
  assert(state.tryGet("missing") == nil);
  assert(errorOf(() => { state.get("missing"); }).contains("Key \"missing\" not found"));
}

let links = new cloud.Bucket() as "Links";
let save = new cloud.Function(inflight () => {
  let bucket = links;
  lift { links: [list] } {
    bucket.put("docs", "https://docs.example.com");
    return bucket.get("docs");
  }
}) as "Save";
let policy = new sim.Policy(principal: save);
policy.addStatement(links, "put");
policy.addStatement(links, "put");
policy.addStatement(links, "get");
policy.addStatement(links, "nonsense");

let refused = new cloud.Function(inflight () => {
  let bucket = links;
  lift { links: [list] } {
    bucket.put("docs", "https://docs.example.com");
  }
}) as "Refused";

test "a policy allows the calls of its statements" {
  assert(save.invoke()!.asStr() == "https://docs.example.com");
  assert(errorOf(() => { refused.invoke(); }).contains("does not have permission to perform operation \"put\""));
}

