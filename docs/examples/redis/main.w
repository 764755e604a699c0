bring cloud;
bring expect;
bring redis;

let cache = new redis.Redis();

let remember = new cloud.Function(inflight () => {
  cache.set("greeting", "Hello from Wing");
});

test "the function sets the key" {
  remember.invoke();
  expect.equal(cache.get("greeting"), "Hello from Wing");
}
