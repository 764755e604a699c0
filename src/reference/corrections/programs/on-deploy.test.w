bring cloud;
bring expect;

let steps = new cloud.Counter(initial: 1);

// Defined in the opposite order, so that only the options can put them in order.
let third = new cloud.OnDeploy(inflight () => {
  steps.set(steps.inc(), "third");
}) as "A";

let second = new cloud.OnDeploy(inflight () => {
  steps.set(steps.inc(), "second");
}, executeBefore: [third]) as "B";

let worker = new cloud.Service(inflight () => {
  steps.set(steps.inc(), "worker");
}) as "Worker";

new cloud.OnDeploy(inflight () => {
  steps.set(steps.inc(), "after worker");
}, executeAfter: Array<std.Resource>[worker, third]) as "0";

test "the code runs once before the test, in the order of executeBefore and executeAfter" {
  expect.equal(steps.peek(), 5);
  assert(steps.peek("second") < steps.peek("third"));
  assert(steps.peek("third") < steps.peek("after worker"));
  assert(steps.peek("worker") < steps.peek("after worker"));
}
