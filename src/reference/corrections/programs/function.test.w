bring cloud;
bring expect;
bring util;

let work = new cloud.Function(
  inflight (event) => {
    if event == nil {
      return nil;
    }
    if event!.tryAsStr() == "fail" {
      throw "limit is 100";
    }
    if event!.tryAsStr() == "env" {
      return "{util.env("STAGE")} {util.env("REGION")}";
    }
    return event;
  },
  env: { "STAGE" => "beta" },
) as "Work";

let slow = new cloud.Function(inflight () => {
  util.sleep(30s);
}, timeout: 1s) as "Slow";

let single = new cloud.Function(inflight () => {
  util.sleep(5s);
}, concurrency: 1) as "Single";

work.addEnvironment("REGION", "eu-west-1");
work.addEnvironment("REGION", "eu-west-1");
let variables = work.env;
let twice = () => {
  try {
    work.addEnvironment("REGION", "us-east-1");
  } catch error {
    return error;
  }
  return "";
}();
work.addEnvironment("TEAM", "platform");

test "invoke passes the payload, and returns or throws what the function does" {
  assert(work.invoke() == nil);
  expect.equal(work.invoke({ id: "A-1001" })!.get("id").asStr(), "A-1001");
  let var message = "";
  try {
    work.invoke("fail");
  } catch error {
    message = error;
  }
  expect.equal(message, "limit is 100");
}

test "the simulator enforces timeout and concurrency" {
  let var message = "";
  try {
    slow.invoke();
  } catch error {
    message = error;
  }
  expect.equal(message, "Function timed out (it was configured with a timeout of 1000ms).");

  single.invokeAsync();
  message = "";
  try {
    single.invoke();
  } catch error {
    message = error;
  }
  expect.equal(message, "Too many requests, the function has reached its concurrency limit.");
  message = "";
  try {
    single.invokeAsync();
  } catch error {
    message = error;
  }
  expect.equal(message, "Too many requests, the function has reached its concurrency limit.");
}

test "env has the variables so far, and a second value for a name is an error" {
  expect.equal(work.invoke("env")!.asStr(), "beta eu-west-1");
  expect.equal(variables.get("STAGE"), "beta");
  expect.equal(variables.get("REGION"), "eu-west-1");
  expect.equal(variables.has("TEAM"), false);
  expect.equal(twice, "Environment variable \"REGION\" already set with a different value.");
}
