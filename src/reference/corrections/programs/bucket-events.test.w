bring cloud;
bring expect;
bring util;

let bucket = new cloud.Bucket();
let events = new cloud.Counter() as "Events";

bucket.onCreate(inflight (key, type) => {
  events.inc(1, "onCreate {key} {type}");
});
bucket.onCreate(inflight (key) => {
  events.inc(1, "second onCreate {key}");
});
bucket.onUpdate(inflight (key, type) => {
  events.inc(1, "onUpdate {key} {type}");
});
bucket.onDelete(inflight (key, type) => {
  events.inc(1, "onDelete {key} {type}");
});
bucket.onEvent(inflight (key, type) => {
  events.inc(1, "onEvent {key} {type}");
});

test "each event calls its handlers with the key and the type" {
  bucket.put("a.txt", "one");
  util.waitUntil(() => { return events.peek("onEvent a.txt OnCreate") == 1; });
  bucket.put("a.txt", "two");
  util.waitUntil(() => { return events.peek("onEvent a.txt OnUpdate") == 1; });
  bucket.delete("a.txt");
  util.waitUntil(() => { return events.peek("onEvent a.txt OnDelete") == 1; });

  util.sleep(500ms);
  expect.equal(events.peek("onCreate a.txt OnCreate"), 1);
  expect.equal(events.peek("second onCreate a.txt"), 1);
  expect.equal(events.peek("onUpdate a.txt OnUpdate"), 1);
  expect.equal(events.peek("onDelete a.txt OnDelete"), 1);
}
