bring aws;
bring cloud;

let done = new cloud.Bucket();
let greet = new cloud.Function(aws.ApiEndpointHandler.toFunctionHandler(
  inflight (request) => {
    if request.path == "/throw" {
      throw "no connection";
    }
    if request.path == "/empty" {
      return nil;
    }
    return { headers: { "Cache-Control" => "max-age=60" }, body: request.body };
  },
  { "Cache-Control" => "no-store", "X-Cast" => "links" },
)) as "Greet";
let consume = new cloud.Function(aws.QueueSetConsumerHandler.toFunctionHandler(inflight (id) => {
  if id == "A-1002" {
    throw "payment declined";
  }
  done.put(id, "done");
})) as "Consume";
let notify = new cloud.Function(aws.TopicOnMessageHandler.toFunctionHandler(inflight (message) => {
  if message == "throw" {
    throw "no phone";
  }
  done.put(message, "done");
})) as "Notify";
let errorOf = inflight (run: inflight (): void): str => {
  try {
    run();
  } catch message {
    return message;
  }
  return "no error";
};

test "an API handler adds the headers unless the route sets them, and throws the route's error" {
  let call = (path: str): Json => {
    return greet.invoke({ httpMethod: "POST", path: path, headers: {}, body: "hello", requestContext: {} })!;
  };
  let response = call("/");
  assert(response.get("statusCode").asNum() == 200);
  assert(response.get("body").asStr() == "hello");
  assert(response.get("headers").get("Cache-Control").asStr() == "max-age=60");
  assert(response.get("headers").get("X-Cast").asStr() == "links");
  let empty = call("/empty");
  assert(empty.get("statusCode").asNum() == 200);
  assert(empty.get("body").asStr() == "");
  assert(empty.get("headers").get("Content-Type").asStr() == "application/json");
  assert(errorOf(() => {
    call("/throw");
  }).contains("no connection"));
}

test "a queue handler processes every record and returns the failed ones" {
  let result = consume.invoke({ Records: [
    { messageId: "1", body: "A-1001" },
    { messageId: "2", body: "A-1002" },
    { messageId: "3", body: "A-1003" },
  ] });
  assert(Json.stringify(result) == "\{\"batchItemFailures\":[\{\"itemIdentifier\":\"2\"}]}");
  assert(done.exists("A-1001") && done.exists("A-1003"));
}

test "a topic handler processes the first record, and throws its error" {
  notify.invoke({ Records: [{ Sns: { Message: "first" } }, { Sns: { Message: "second" } }] });
  assert(done.exists("first") && !done.exists("second"));
  assert(errorOf(() => {
    notify.invoke({ Records: [{ Sns: { Message: "throw" } }] });
  }).contains("no phone"));
}
