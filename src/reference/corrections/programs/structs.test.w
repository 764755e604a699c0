struct Item {
  name: str;
  count: num?;
}

struct Order {
  id: str;
  total: num;
  note: str?;
  item: Item?;
}

let schema = new std.JsonSchema({
  "$id": "/Order",
  type: "object",
  properties: {id: {type: "string", minLength: 1}, quantity: {type: "number", minimum: 1}},
  required: ["id", "quantity"],
});

let unnamed = new std.JsonSchema({type: "object", required: ["slug"]});

let draft = new std.JsonSchema({
  "$id": "/User",
  type: "object",
  properties: {email: {type: "string", format: "email"}},
});

let message = inflight (run: inflight (): void): str => {
  try {
    run();
  } catch error {
    return error;
  }
  return "nothing was thrown";
};

test "fromJson throws an error that lists every problem" {
  assert(message(inflight () => { Order.fromJson({id: 7}); }) == "unable to parse Order:\n- Order must have required property 'total'\n- Order/id must be string");
  assert(message(inflight () => { Order.fromJson(Json "A-1001"); }).startsWith("unable to parse Order:"));
}

test "fromJson drops unknown keys at the top, and treats null in an optional field as missing" {
  let order = Order.fromJson(Json.parse("\{\"id\": \"A-1001\", \"total\": 25, \"note\": null, \"unknown\": 1}"));
  assert(order.note == nil);
  assert(Json.stringify(order) == "\{\"id\":\"A-1001\",\"total\":25}");
}

test "fromJson with unsafe true does not validate" {
  let order = Order.fromJson({id: "A-1001", total: "two", unknown: 1}, unsafe: true);
  assert("{order.total}" == "two");
  assert(message(inflight () => { Order.fromJson({id: "A-1001", total: "two"}, unsafe: false); }).startsWith("unable to parse Order:"));
}

test "parseJson throws if the string is not JSON or the JSON does not fit" {
  assert(Order.parseJson("\{\"id\": \"A-1001\", \"total\": 25}").total == 25);
  assert(message(inflight () => { Order.parseJson("not JSON"); }).contains("not valid JSON"));
  assert(message(inflight () => { Order.parseJson("\{\"id\": \"A-1001\"}"); }) == "unable to parse Order:\n- Order must have required property 'total'");
}

test "tryFromJson and tryParseJson return nil instead of throwing" {
  assert(Order.tryFromJson({id: "A-1001"}) == nil);
  assert((Order.tryFromJson({id: "A-1001", total: 25})?.total ?? 0) == 25);
  assert(Order.tryParseJson("not JSON") == nil);
  assert(Order.tryParseJson("\{\"id\": 7}") == nil);
  assert(Order.tryParseJson(nil) == nil);
  assert((Order.tryParseJson("\{\"id\": \"A-1001\", \"total\": 25}")?.total ?? 0) == 25);
}

test "schema returns a JSON Schema that validates the same fields" {
  Order.schema().validate({id: "A-1001", total: 25, unknown: 1});
  assert(message(inflight () => { Order.schema().validate({id: "A-1001"}); }) == "unable to parse Order:\n- Order must have required property 'total'");
  let printed = Json.parse(Order.schema().asStr());
  assert(printed.get("$id").asStr() == "/Order");
  assert(Json.stringify(printed.get("required")) == "[\"id\",\"total\"]");
}

test "validate throws an error that lists every problem, and unsafe true skips it" {
  schema.validate({id: "A-1001", quantity: 2, unknown: 1});
  assert(message(inflight () => { schema.validate({id: "", quantity: 0}); }) == "unable to parse Order:\n- Order/id must NOT have fewer than 1 characters\n- Order/quantity must be >= 1");
  schema.validate({id: "", quantity: 0}, unsafe: true);
}

test "validate without an id in the schema has an unclear error" {
  unnamed.validate({slug: "docs"});
  assert(message(inflight () => { unnamed.validate({url: "docs"}); }) == "Cannot read properties of undefined (reading 'replace')");
}

test "new std.JsonSchema fails inflight" {
  assert(message(inflight () => { new std.JsonSchema({type: "object"}); }).endsWith("is not a constructor"));
}

test "asStr returns the schema as one line of JSON" {
  assert(unnamed.asStr() == "\{\"type\":\"object\",\"required\":[\"slug\"]}");
}

test "a mistake in the schema throws in validate" {
  assert(message(inflight () => { draft.validate({}); }).startsWith("unknown format \"email\" ignored in schema"));
}
