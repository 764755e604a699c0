bring aws;
bring cloud;
bring util;

let done = new cloud.Bucket();
let topic = new cloud.Topic();
topic.onMessage(aws.BucketEventHandler.toTopicOnMessageHandler(inflight (key, type) => {
  if key == "throw" {
    throw "no space";
  }
  done.put(key, "{type}");
}, cloud.BucketEventType.UPDATE));

test "a bucket event handler passes the first key and your event type, and logs errors" {
  let handle = (message: str) => {
    topic.publish(message);
  };
  handle("not an event");
  handle(Json.stringify({ Records: [{ s3: { object: { key: "throw" } } }] }));
  handle(Json.stringify({ Records: [{ eventName: "ObjectCreated:Put", s3: { object: { key: "my+cat.png" } } }, { s3: { object: { key: "second" } } }] }));
  util.waitUntil(() => {
    return done.exists("my+cat.png");
  });
  assert(done.get("my+cat.png") == "{cloud.BucketEventType.UPDATE}");
  util.sleep(500ms);
  assert(done.list().length == 1);
}
