bring cloud;
bring expect;

let named = new cloud.Secret(name: "PAYMENT_TOKEN_THAT_NOBODY_HAS_SET") as "Named";
let generated = new cloud.Secret() as "SigningKey";
let home = new cloud.Secret(name: "HOME") as "Home";
let name = named.name ?? "nil";
let generatedName = generated.name ?? "nil";

test "name is the given name or a generated one" {
  expect.equal(name, "PAYMENT_TOKEN_THAT_NOBODY_HAS_SET");
  assert(generatedName.startsWith("SigningKey-"));
}

test "the simulator reads an environment variable, and throws if it's missing or isn't JSON" {
  assert(home.value().startsWith("/"));
  assert(home.value(cache: false).startsWith("/"));

  let var message = "";
  try {
    named.value();
  } catch error {
    message = error;
  }
  assert(message.startsWith("No value for secret PAYMENT_TOKEN_THAT_NOBODY_HAS_SET"));

  message = "";
  try {
    named.valueJson();
  } catch error {
    message = error;
  }
  assert(message.startsWith("No value for secret PAYMENT_TOKEN_THAT_NOBODY_HAS_SET"));

  message = "";
  try {
    home.valueJson();
  } catch error {
    message = error;
  }
  assert(message.contains("is not valid JSON"));
}
