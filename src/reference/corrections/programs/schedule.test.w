bring cloud;
bring expect;

let calls = new cloud.Counter();
let schedule = new cloud.Schedule(cron: "0 8 * * *");
let first = schedule.onTick(inflight () => {
  calls.inc(1, "first");
});
let second = schedule.onTick(inflight () => {
  calls.inc(1, "second");
});

let errorOf = (create: (): void): str => {
  try {
    create();
  } catch error {
    return error;
  }
  return "";
};

test "onTick returns a function that runs its handler alone" {
  first.invoke();
  expect.equal(calls.peek("first"), 1);
  expect.equal(calls.peek("second"), 0);
  second.invoke();
  expect.equal(calls.peek("second"), 1);
}
