bring util;
bring expect;

test "the interval is 100 ms, and only intervals count towards the timeout" {
  let calls = MutArray<num>[];
  let start = datetime.utcNow();
  util.waitUntil(() => {
    calls.push(1);
    util.sleep(100ms);
    return false;
  }, timeout: 500ms, throws: false);
  expect.equal(calls.length, 5);
  assert(datetime.utcNow().timestampMs - start.timestampMs >= 950);
}

test "interval sets the time between two calls" {
  let calls = MutArray<num>[];
  util.waitUntil(() => {
    calls.push(1);
    return false;
  }, timeout: 500ms, interval: 250ms, throws: false);
  expect.equal(calls.length, 2);
}

test "a timeout of zero never calls the predicate" {
  let calls = MutArray<num>[];
  assert(!util.waitUntil(() => {
    calls.push(1);
    return true;
  }, timeout: 0s, throws: false));
  expect.equal(calls.length, 0);
}
