bring cloud;
bring expect;
bring util;

let waiting = new cloud.Queue() as "Waiting";
let failed = new cloud.Queue() as "Failed";
let orders = new cloud.Queue(dlq: { queue: failed }) as "Orders";
let dropped = new cloud.Queue() as "Dropped";
let calls = new cloud.Counter();

let consumer: cloud.Function = orders.setConsumer(inflight (message) => {
  calls.inc(1, message);
  if message == "bad" {
    throw "payment declined";
  }
});
orders.setConsumer(inflight (message) => {
  calls.inc(1, message);
  if message == "bad" {
    throw "payment declined";
  }
});
dropped.setConsumer(inflight (message) => {
  calls.inc(1, message);
  throw "payment declined";
}, batchSize: 3);

test "push, pop, purge, and approxSize" {
  waiting.push("a", "b", "c");
  expect.equal(waiting.approxSize(), 3);
  assert(["a", "b", "c"].contains(waiting.pop()!));
  expect.equal(waiting.approxSize(), 2);
  waiting.purge();
  expect.equal(waiting.approxSize(), 0);
  assert(waiting.pop() == nil);

  let var message = "";
  try {
    waiting.push("a", "");
  } catch error {
    message = error;
  }
  expect.equal(message, "Empty messages are not allowed");
  expect.equal(waiting.approxSize(), 0);
}

test "each message goes to one consumer, and to the dead-letter queue after one failure" {
  orders.push("1", "2", "3", "4", "bad");
  util.waitUntil(() => { return failed.approxSize() == 1; });
  util.waitUntil(() => {
    return calls.peek("1") + calls.peek("2") + calls.peek("3") + calls.peek("4") == 4;
  });
  util.sleep(500ms);
  for message in ["1", "2", "3", "4", "bad"] {
    expect.equal(calls.peek(message), 1);
  }
  expect.equal(failed.pop(), "bad");
}

test "without a dead-letter queue the simulator drops a failed message" {
  dropped.push("x", "y", "z");
  util.waitUntil(() => { return calls.peek("x") + calls.peek("y") + calls.peek("z") == 3; });
  util.sleep(500ms);
  expect.equal(dropped.approxSize(), 0);
  expect.equal(calls.peek("x"), 1);
}
