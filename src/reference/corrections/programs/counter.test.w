bring cloud;
bring expect;

let counter = new cloud.Counter(initial: 10);
let zero = new cloud.Counter() as "Zero";
let start = counter.initial;
let zeroStart = zero.initial;

test "inc and dec return the previous value, and keys have their own values" {
  expect.equal(start, 10);
  expect.equal(zeroStart, 0);
  expect.equal(zero.peek(), 0);

  expect.equal(counter.inc(), 10);
  expect.equal(counter.inc(5), 11);
  expect.equal(counter.dec(), 16);
  expect.equal(counter.dec(3), 15);
  expect.equal(counter.peek(), 12);

  expect.equal(counter.peek("docs"), 10);
  expect.equal(counter.inc(2, "docs"), 10);
  expect.equal(counter.dec(1, "docs"), 12);
  expect.equal(counter.peek("docs"), 11);
  counter.set(50, "docs");
  expect.equal(counter.peek("docs"), 50);
  counter.set(7);
  expect.equal(counter.peek(), 7);
  expect.equal(counter.peek("docs"), 50);
}
