struct Point {
  x: num;
}

let message = inflight (run: inflight (): void): str => {
  try {
    run();
  } catch error {
    return error;
  }
  return "nothing was thrown";
};

test "get throws and tryGet returns nil for a missing key" {
  let visits = {"docs" => 2};
  assert(visits.get("docs") == 2);
  assert(message(inflight () => { visits.get("jobs"); }) == "Map does not contain key: \"jobs\"");
  assert(visits.tryGet("jobs") == nil && (visits.tryGet("docs") ?? 0) == 2);
  let changing = MutMap<num>{"docs" => 2};
  assert(changing.get("docs") == 2);
  assert(message(inflight () => { changing.get("jobs"); }) == "MutMap does not contain key: \"jobs\"");
  assert(changing.tryGet("jobs") == nil && (changing.tryGet("docs") ?? 0) == 2);
}

test "get returns the value itself, not a copy" {
  let groups = {"general" => MutArray<str>["maria"]};
  groups.get("general").push("sam");
  assert(groups.get("general").length == 2);
  let changing = MutMap<MutArray<str>>{"general" => MutArray<str>["maria"]};
  changing.get("general").push("sam");
  assert(changing.get("general").length == 2);
}

test "has, get, and tryGet find toString" {
  let visits = {"docs" => 2};
  assert(visits.has("docs") && !visits.has("jobs") && visits.has("toString"));
  assert(visits.tryGet("toString") != nil);
  assert(message(inflight () => { visits.get("toString"); }) == "nothing was thrown");
  let changing = MutMap<num>{"docs" => 2};
  assert(changing.has("docs") && !changing.has("jobs") && changing.has("toString"));
  assert(changing.tryGet("toString") != nil);
}

test "keys, values, and entries have the order of insertion, with whole numbers first" {
  let visits = {"b" => 1, "10" => 2, "a" => 3, "2" => 4};
  assert(visits.keys().join() == "2,10,b,a");
  assert(visits.values().join() == "4,2,1,3");
  assert(visits.entries().at(3).key == "a" && visits.entries().at(3).value == 3);
  assert(visits.size() == 4);
  let changing = MutMap<num>{"b" => 1};
  changing.set("10", 2);
  changing.set("a", 3);
  assert(changing.keys().join() == "10,b,a");
  assert(changing.values().join() == "2,1,3");
  assert(changing.entries().at(0).key == "10" && changing.entries().at(0).value == 2);
  assert(changing.size() == 3);
}

test "copy and copyMut are shallow" {
  let groups = MutMap<MutArray<str>>{"general" => MutArray<str>["maria"]};
  let copy = groups.copy();
  let second = copy.copyMut();
  groups.set("random", MutArray<str>[]);
  second.clear();
  assert(groups.size() == 2 && copy.size() == 1 && second.size() == 0);
  groups.get("general").push("sam");
  assert(copy.get("general").length == 2);
}

test "set adds or replaces, and delete returns true even if the key did not exist" {
  let visits = MutMap<num>{"docs" => 10};
  visits.set("docs", 11);
  visits.set("blog", 5);
  assert(visits.get("docs") == 11 && visits.size() == 2);
  assert(visits.delete("blog"));
  assert(!visits.has("blog"));
  assert(visits.delete("blog"));
}

test "a set compares strings by value and structs by identity" {
  let point = Point {x: 1};
  let points = Set<Point>[point, Point {x: 1}];
  assert(points.size == 2);
  assert(points.has(point) && !points.has(Point {x: 1}));
  let tags = Set<str>["cat", "pet", "cat"];
  assert(tags.size == 2);
  assert(tags.has("cat") && !tags.has("dog"));
  let changing = MutSet<Point>[point];
  changing.add(Point {x: 1});
  assert(changing.size == 2 && changing.has(point) && !changing.has(Point {x: 1}));
  assert(!changing.delete(Point {x: 1}));
  assert(changing.delete(point) && !changing.delete(point));
}

test "add returns the set, and adding a value twice changes nothing" {
  let tags = MutSet<str>["cat"];
  tags.add("pet").add("cat").add("funny");
  assert(tags.toArray().join() == "cat,pet,funny");
}

test "toArray, copy, and copyMut of a set are independent" {
  let tags = MutSet<str>["pet", "cat"];
  let fixed = tags.copy();
  let array = tags.toArray();
  let second = fixed.copyMut();
  tags.clear();
  second.add("funny");
  assert(tags.size == 0 && fixed.size == 2 && second.size == 3);
  assert(array.join() == "pet,cat" && fixed.toArray().join() == "pet,cat");
}

test "copies of a set share mutable values" {
  let inner = MutArray<num>[1];
  let lists = MutSet<MutArray<num>>[inner];
  let copy = lists.copy();
  inner.push(2);
  assert(copy.toArray().at(0).length == 2);
  assert(lists.toArray().at(0).length == 2);
}
