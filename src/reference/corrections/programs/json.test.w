let message = inflight (run: inflight (): void): str => {
  try {
    run();
  } catch error {
    return error;
  }
  return "nothing was thrown";
};

test "deepCopy and deepCopyMut copy nested values too" {
  let order = MutJson {lines: [{item: "keyboard"}]};
  let fixed = Json.deepCopy(order);
  let copy = Json.deepCopyMut(fixed);
  order.get("lines").getAt(0).set("item", "mouse");
  copy.get("lines").getAt(0).set("item", "screen");
  assert(fixed.get("lines").getAt(0).get("item").asStr() == "keyboard");
  assert(order.get("lines").getAt(0).get("item").asStr() == "mouse");
}

test "Json.delete and MutJson.delete remove a key and ignore a missing one" {
  let order = MutJson {id: "A-1001", note: "ring twice", total: 25};
  Json.delete(order, "note");
  Json.delete(order, "missing");
  assert(order.delete("total"));
  assert(order.delete("missing"));
  assert(Json.stringify(order) == "\{\"id\":\"A-1001\"}");
}

test "keys, values, and entries of an object and of an array" {
  let visits = Json {docs: 2, blog: 3, "10": 4, "2": 5};
  assert(Json.keys(visits).join() == "2,10,docs,blog");
  assert(Json.values(visits).at(2).asNum() == 2);
  assert(Json.entries(visits).at(3).key == "blog" && Json.entries(visits).at(3).value.asNum() == 3);
  let list = Json ["a", "b"];
  assert(Json.keys(list).join() == "0,1");
  assert(Json.keys(MutJson {docs: 2}).join() == "docs");
  assert(Json.values(list).at(1).asStr() == "b");
  assert(Json.entries(list).at(1).key == "1" && Json.entries(list).at(1).value.asStr() == "b");
}

test "keys, values, and entries of a number are empty, and of null they throw" {
  assert(Json.keys(Json 5).length == 0 && Json.values(Json true).length == 0 && Json.entries(Json 5).length == 0);
  let nothing = Json.parse("null");
  assert(message(inflight () => { Json.keys(nothing); }) == "Cannot convert undefined or null to object");
  assert(message(inflight () => { Json.values(nothing); }) == "Cannot convert undefined or null to object");
  assert(message(inflight () => { Json.entries(nothing); }) == "Cannot convert undefined or null to object");
}

test "deepCopy and deepCopyMut leave out keys with nil" {
  let note: str? = nil;
  assert(Json.keys(Json.deepCopy(MutJson {id: "A-1001", note: note})).join() == "id");
  assert(Json.keys(Json.deepCopyMut(Json {id: "A-1001", note: note})).join() == "id");
}

test "strings have positions as keys and characters as values" {
  let text = Json "hi";
  assert(Json.keys(text).join() == "0,1");
  assert(Json.values(text).at(1).asStr() == "i");
  assert(Json.entries(text).at(1).key == "1" && Json.entries(text).at(1).value.asStr() == "i");
}

test "get and getAt also read arrays, strings, and numeric keys" {
  let text = Json "hello";
  let list = Json [1, 2];
  let rooms = Json.parse("\{\"0\": \"general\"}");
  assert(text.getAt(0).asStr() == "h" && (text.tryGetAt(1)?.asStr() ?? "") == "e");
  assert(rooms.getAt(0).asStr() == "general" && (rooms.tryGetAt(0)?.asStr() ?? "") == "general");
  assert(text.get("length").asNum() == 5 && (list.tryGet("length")?.asNum() ?? 0) == 2);
  assert(list.get("0").asNum() == 1);
  assert(text.has("length") && list.has("length") && list.has("0") && !list.has("2"));
  let nothing = Json.parse("null");
  assert(message(inflight () => { nothing.getAt(0); }).startsWith("Cannot read properties of null"));
}

test "brackets differ from get and getAt" {
  let note: str? = nil;
  let order = Json {id: "A-1001", note: note};
  assert("{order["note"]}" == "undefined");
  assert(message(inflight () => { order["phone"]; }) == "Key \"phone\" not found");
  let list = MutJson [1, 2];
  assert(list[-1].asNum() == 2);
  assert(message(inflight () => { list[2]; }) == "Index 2 out of bounds for array of length 2");
  assert(message(inflight () => { list[2] = 3; }) == "Index 2 out of bounds for array of length 2");
  let text = Json "hello";
  assert(text[0].asStr() == "h");
  assert(message(inflight () => { text["length"]; }) == "Lookup failed, value is not an object (found \"string\")");
  assert(message(inflight () => { order[0]; }) == "Index is a number but collection is not an array or string");
}

test "parse throws and tryParse returns nil if the string is not JSON" {
  assert(Json.parse("[1, 2]").getAt(1).asNum() == 2);
  assert(message(inflight () => { Json.parse("not JSON"); }).contains("not valid JSON"));
  assert(Json.tryParse("not JSON") == nil);
  assert(Json.tryParse(nil) == nil);
  assert((Json.tryParse("[1, 2]")?.getAt(1)?.asNum() ?? 0) == 2);
  assert(Json.tryParse("null") != nil);
}

test "stringify prints one line unless indent is set" {
  let order = Json {id: "A-1001", lines: [1, 2]};
  assert(Json.stringify(order) == "\{\"id\":\"A-1001\",\"lines\":[1,2]}");
  assert(Json.stringify(Json {id: 1}, indent: 2) == "\{\n  \"id\": 1\n}");
  assert(Json.stringify(["a"]) == "[\"a\"]");
  assert(Json.stringify({"docs" => 2}) == "\{\"docs\":2}");
  assert(Json.stringify(Set<num>[1]) == "\{}");
  assert(Json.stringify(Json {a: 1}, indent: 99) == "\{\n          \"a\": 1\n}");
}

test "stringify leaves out a key with nil, which has and keys still find" {
  let note: str? = nil;
  let order = Json {id: "A-1001", note: note};
  assert(Json.stringify(order) == "\{\"id\":\"A-1001\"}");
  assert(order.has("note"));
  assert(Json.keys(order).length == 2);
  assert(order.tryGet("note") == nil);
  assert(message(inflight () => { order.get("note"); }) == "Json property \"note\" does not exist");
}

test "asStr, asNum, and asBool throw for another type, and their try variants return nil" {
  assert((Json "a").asStr() == "a" && (Json 2).asNum() == 2 && (Json true).asBool());
  assert(message(inflight () => { (Json 2).asStr(); }) == "unable to parse number 2 as a string");
  assert(message(inflight () => { (Json "2").asNum(); }) == "unable to parse string 2 as a number");
  assert(message(inflight () => { (Json "true").asBool(); }) == "unable to parse string true as a boolean");
  assert((Json 2).tryAsStr() == nil && (Json "2").tryAsNum() == nil && (Json "true").tryAsBool() == nil);
  assert(((Json "a").tryAsStr() ?? "") == "a" && ((Json 2).tryAsNum() ?? 0) == 2 && ((Json true).tryAsBool() ?? false));
  let nothing = Json.parse("null");
  assert(message(inflight () => { nothing.asStr(); }) == "unable to parse object null as a string");
  assert(nothing.tryAsStr() == nil && nothing.tryAsNum() == nil && nothing.tryAsBool() == nil);
}

test "the same conversions of a MutJson" {
  let order = MutJson {id: "a", count: 2, paid: true};
  assert(order.get("id").asStr() == "a" && order.get("count").asNum() == 2 && order.get("paid").asBool());
  assert(message(inflight () => { order.get("count").asStr(); }) == "unable to parse number 2 as a string");
  assert(message(inflight () => { order.get("id").asNum(); }) == "unable to parse string a as a number");
  assert(message(inflight () => { order.get("id").asBool(); }) == "unable to parse string a as a boolean");
  assert((order.get("id").tryAsStr() ?? "") == "a" && (order.get("count").tryAsNum() ?? 0) == 2 && (order.get("paid").tryAsBool() ?? false));
  assert(order.get("count").tryAsStr() == nil && order.get("id").tryAsNum() == nil && order.get("id").tryAsBool() == nil);
}

test "get throws and tryGet returns nil for a missing key" {
  let order = Json {id: "A-1001"};
  assert(order.get("id").asStr() == "A-1001");
  assert(message(inflight () => { order.get("phone"); }) == "Json property \"phone\" does not exist");
  assert(order.tryGet("phone") == nil);
  assert(message(inflight () => { (Json 5).get("id"); }) == "Json property \"id\" does not exist");
  assert((Json 5).tryGet("id") == nil);
  let nothing = Json.parse("null");
  assert(message(inflight () => { nothing.get("id"); }).startsWith("Cannot read properties of null"));
  assert(nothing.tryGet("id") == nil);
}

test "getAt throws and tryGetAt returns nil for a position that does not exist" {
  let list = Json ["a", "b"];
  assert(list.getAt(1).asStr() == "b");
  assert(message(inflight () => { list.getAt(2); }) == "Index out of bounds");
  assert(message(inflight () => { list.getAt(-1); }) == "Index out of bounds");
  assert((list.tryGetAt(0)?.asStr() ?? "") == "a");
  assert(list.tryGetAt(2) == nil && list.tryGetAt(-1) == nil);
  assert(message(inflight () => { (Json {a: 1}).getAt(0); }) == "Index out of bounds");
  assert((Json {a: 1}).tryGetAt(0) == nil);
}

test "has finds keys that were set, also with null, and throws for null itself" {
  let order = Json.parse("\{\"id\": 1, \"note\": null}");
  assert(order.has("id") && order.has("note") && !order.has("phone") && !order.has("toString"));
  let nothing = Json.parse("null");
  assert(message(inflight () => { nothing.has("id"); }).startsWith("Cannot read properties of null"));
}

test "get and tryGet find toString" {
  let order = Json {id: "A-1001"};
  assert(order.tryGet("toString") != nil);
  assert(message(inflight () => { order.get("toString"); }) == "nothing was thrown");
  assert(message(inflight () => { order.get("missing"); }) == "Json property \"missing\" does not exist");
  let draft = MutJson {id: "A-1001"};
  assert(draft.tryGet("toString") != nil);
}

test "MutJson get, getAt, tryGet, tryGetAt return nested values that change the original" {
  let order = MutJson {ship: {city: "Rome"}, lines: [{count: 1}]};
  order.get("ship").set("city", "Oslo");
  order.get("lines").getAt(0).set("count", 2);
  assert(order.get("ship").get("city").asStr() == "Oslo");
  order.tryGet("ship")?.set("zip", "0150");
  order.get("lines").tryGetAt(0)?.set("item", "mouse");
  assert(Json.stringify(order) == "\{\"ship\":\{\"city\":\"Oslo\",\"zip\":\"0150\"},\"lines\":[\{\"count\":2,\"item\":\"mouse\"}]}");
  assert(message(inflight () => { order.get("phone"); }) == "Json property \"phone\" does not exist");
  assert(message(inflight () => { order.get("lines").getAt(1); }) == "Index out of bounds");
  assert(message(inflight () => { order.get("lines").getAt(-1); }) == "Index out of bounds");
  assert(order.tryGet("phone") == nil && order.get("lines").tryGetAt(1) == nil && order.get("lines").tryGetAt(-1) == nil);
  assert(order.has("ship") && !order.has("phone"));
}

test "MutJson set adds a key or replaces its value" {
  let order = MutJson {id: "A-1001"};
  order.set("id", "A-1002");
  order.set("total", 25);
  assert(Json.stringify(order) == "\{\"id\":\"A-1002\",\"total\":25}");
}

test "MutJson setAt replaces an element, appends, and fills a gap with null" {
  let list = MutJson ["a", "b"];
  list.setAt(0, "z");
  list.setAt(2, "c");
  assert(Json.stringify(list) == "[\"z\",\"b\",\"c\"]");
  list.setAt(4, "e");
  assert(Json.stringify(list) == "[\"z\",\"b\",\"c\",null,\"e\"]");
}
