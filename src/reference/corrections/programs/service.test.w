bring cloud;
bring expect;
bring util;

let events = new cloud.Counter();

let automatic = new cloud.Service(inflight () => {
  events.inc(1, "automatic");
}, env: { "STAGE" => "beta" }) as "Automatic";

let manual = new cloud.Service(inflight () => {
  events.inc(1, "started {util.env("REGION")} {util.tryEnv("HOME") ?? ""}");
  return () => {
    events.inc(1, "stopped");
  };
}, autoStart: false) as "Manual";

automatic.addEnvironment("REGION", "eu-west-1");
automatic.addEnvironment("REGION", "eu-west-1");
manual.addEnvironment("REGION", "eu-west-1");
let variables = automatic.env;
let twice = () => {
  try {
    automatic.addEnvironment("REGION", "us-east-1");
  } catch error {
    return error;
  }
  return "";
}();

test "a service starts with the application unless autoStart is false" {
  expect.equal(automatic.started(), true);
  expect.equal(events.peek("automatic"), 1);
  expect.equal(manual.started(), false);

  manual.start();
  manual.start();
  expect.equal(manual.started(), true);
  expect.equal(events.peek("started eu-west-1 "), 1);
  expect.equal(events.peek("stopped"), 0);

  manual.stop();
  manual.stop();
  expect.equal(manual.started(), false);
  expect.equal(events.peek("stopped"), 1);

  manual.start();
  expect.equal(events.peek("started eu-west-1 "), 2);
  automatic.stop();
  expect.equal(automatic.started(), false);
}

test "env has the variables so far, and a second value for a name is an error" {
  expect.equal(variables.get("STAGE"), "beta");
  expect.equal(variables.get("REGION"), "eu-west-1");
  expect.equal(twice, "Environment variable \"REGION\" already set with a different value.");
}
