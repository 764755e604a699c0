bring cloud;
bring expect;
bring util;

let topic = new cloud.Topic();
let copies = new cloud.Queue() as "Copies";
let calls = new cloud.Counter();

let first = topic.onMessage(inflight (message) => {
  calls.inc(1, "first {message} {util.tryEnv("TEAM") ?? ""}");
  throw "no connection";
});
topic.onMessage(inflight (message) => {
  util.sleep(2s);
  calls.inc(1, "second {message}");
});
topic.subscribeQueue(copies);
first.addEnvironment("TEAM", "platform");

test "publish sends each message to all subscribers and doesn't wait for them" {
  topic.publish("a", "b");
  expect.equal(calls.peek("second a"), 0);
  util.waitUntil(() => { return calls.peek("second a") == 1 && calls.peek("second b") == 1; });
  util.waitUntil(() => { return copies.approxSize() == 2; });
  util.sleep(300ms);
  expect.equal(calls.peek("first a platform"), 1);
  expect.equal(calls.peek("first b platform"), 1);
  assert(["a", "b"].contains(copies.pop()!));
}

test "publish throws if a message is empty, and sends none" {
  let var message = "";
  try {
    topic.publish("a", "");
  } catch error {
    message = error;
  }
  expect.equal(message, "Empty messages are not allowed");
  util.sleep(1s);
  expect.equal(calls.peek("first a platform"), 0);
  expect.equal(copies.approxSize(), 0);
}
