bring cloud;
bring expect;
bring util;

let bucket = new cloud.Bucket();
let queue = new cloud.Queue();

// #region consumer
queue.setConsumer(inflight (message) => {
  bucket.put("wing.txt", "Hello, {message}");
}, timeout: 30s);
// #endregion consumer

// #region test
test "the consumer writes the message into the bucket" {
  queue.push("queue");

  // The consumer runs later. If its file never appears, waitUntil throws and the test fails.
  util.waitUntil(inflight () => {
    return bucket.exists("wing.txt");
  });

  expect.equal(bucket.get("wing.txt"), "Hello, queue");
}
// #endregion test
