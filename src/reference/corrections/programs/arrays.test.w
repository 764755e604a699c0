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

test "at throws out of range and for a negative index, and brackets and tryAt count from the end" {
  let days = ["Mon", "Tue", "Wed"];
  let queue = MutArray<str>["Mon", "Tue", "Wed"];
  assert(days.at(0) == "Mon");
  assert(queue.at(2) == "Wed");
  assert(message(inflight () => { days.at(3); }) == "Index out of bounds");
  assert(message(inflight () => { days.at(-1); }) == "Index out of bounds");
  assert(message(inflight () => { queue.at(3); }) == "Index out of bounds");
  assert(message(inflight () => { queue.at(-1); }) == "Index out of bounds");
  assert(days[-1] == "Wed");
  assert(queue[-1] == "Wed");
  assert(days.tryAt(7) == nil);
  assert(days.tryAt(-7) == nil);
  assert((days.tryAt(-1) ?? "") == "Wed");
}

test "concat returns a new array and changes neither" {
  let first = ["a"];
  let second = ["b"];
  assert(first.concat(second).join() == "a,b");
  assert(first.join() == "a" && second.join() == "b");
  let queue = MutArray<str>["a"];
  let more = queue.concat(MutArray<str>["b"]);
  more.push("c");
  assert(more.join() == "a,b,c");
  assert(queue.join() == "a");
}

test "contains, indexOf, lastIndexOf, and removeFirst compare structs by identity and strings by value" {
  let list = ["a", "b", "a"];
  assert(list.contains("b") && !list.contains("z"));
  assert(list.indexOf("a") == 0 && list.indexOf("z") == -1);
  assert(list.lastIndexOf("a") == 2 && list.lastIndexOf("z") == -1);
  let point = Point {x: 1};
  let points = MutArray<Point>[Point {x: 0}, point, point];
  assert(points.contains(point) && !points.contains(Point {x: 1}));
  assert(points.indexOf(point) == 1 && points.indexOf(Point {x: 1}) == -1);
  assert(points.lastIndexOf(point) == 2 && points.lastIndexOf(Point {x: 1}) == -1);
  assert(!points.removeFirst(Point {x: 1}));
  assert(points.removeFirst(point));
  assert(points.length == 2);
  let fixed = points.copy();
  assert(fixed.contains(point) && !fixed.contains(Point {x: 1}));
  assert(fixed.indexOf(point) == 1 && fixed.indexOf(Point {x: 1}) == -1);
  assert(fixed.lastIndexOf(point) == 1 && fixed.lastIndexOf(Point {x: 1}) == -1);
}

test "copy and copyMut are shallow" {
  let inner = MutArray<num>[1];
  let outer = MutArray<MutArray<num>>[inner];
  let copy = outer.copy();
  let second = copy.copyMut();
  outer.push(MutArray<num>[2]);
  second.clear();
  assert(outer.length == 2 && copy.length == 1 && second.length == 0);
  inner.push(3);
  assert(copy.at(0).length == 2);
}

test "join uses a comma by default" {
  assert(["a", "b"].join() == "a,b");
  assert(["a", "b"].join("; ") == "a; b");
  assert(["a"].join("; ") == "a");
  assert([1, 2].join("") == "12");
  assert(Array<str>[].join() == "");
  assert(MutArray<str>["a", "b"].join() == "a,b");
  assert(MutArray<str>["a", "b"].join(" ") == "a b");
}

test "join converts numbers, and prints objects as object Object" {
  assert([1.5, 2].join() == "1.5,2");
  assert([true].join() == "true");
  assert(Array<num?>[1, nil, 2].join() == "1,,2");
  assert([[1, 2], [3]].join("-") == "1,2-3");
  assert([Point {x: 1}].join() == "[object Object]");
  assert([Json {a: 1}].join() == "[object Object]");
  assert([5m].join() == "[object Object]");
  assert([{"a" => 1}].join() == "[object Object]");
  assert(MutArray<Point>[Point {x: 1}].join() == "[object Object]");
}

test "assigning to brackets counts a negative position from the end and throws out of range" {
  let queue = MutArray<str>["a", "b"];
  queue[-1] = "z";
  assert(queue.join() == "a,z");
  assert(message(inflight () => { queue[5] = "x"; }) == "Index 5 out of bounds for array of length 2");
}

test "slice counts a negative position from the end, stops at the ends, and defaults to the whole array" {
  let days = ["Mon", "Tue", "Wed"];
  assert(days.slice(1).join() == "Tue,Wed");
  assert(days.slice(0, 2).join() == "Mon,Tue");
  assert(days.slice(-1).join() == "Wed");
  assert(days.slice(0, -1).join() == "Mon,Tue");
  assert(days.slice(1, 99).join() == "Tue,Wed");
  assert(days.slice(7).length == 0);
  assert(days.slice().length == 3);
  let queue = MutArray<str>["Mon", "Tue", "Wed"];
  let part = queue.slice(-2, 99);
  part.push("Thu");
  assert(part.join() == "Tue,Wed,Thu");
  assert(queue.length == 3);
  assert(queue.slice().length == 3);
}

test "length is the number of elements" {
  assert(["a", "b"].length == 2);
  assert(MutArray<str>["a"].length == 1);
}

test "insert, set, and popAt throw if the position does not exist, and insert accepts the length" {
  let queue = MutArray<str>["a", "b"];
  queue.insert(2, "c");
  queue.insert(0, "z");
  assert(queue.join() == "z,a,b,c");
  assert(message(inflight () => { queue.insert(5, "x"); }) == "Index out of bounds");
  assert(message(inflight () => { queue.insert(-1, "x"); }) == "Index out of bounds");
  queue.set(0, "y");
  assert(queue.join() == "y,a,b,c");
  assert(message(inflight () => { queue.set(4, "x"); }) == "Index out of bounds");
  assert(message(inflight () => { queue.set(-1, "x"); }) == "Index out of bounds");
  assert(queue.popAt(1) == "a");
  assert(queue.join() == "y,b,c");
  assert(message(inflight () => { queue.popAt(3); }) == "Index out of bounds");
  assert(message(inflight () => { queue.popAt(-1); }) == "Index out of bounds");
}

test "pop removes the last element, and returns undefined for an empty array" {
  let queue = MutArray<num>[1, 2];
  assert(queue.pop() == 2);
  assert(queue.length == 1);
  queue.pop();
  assert("{queue.pop()}" == "undefined");
  assert(queue.length == 0);
}

test "push appends any number of values in order" {
  let queue = MutArray<str>["a"];
  queue.push("b", "c");
  assert(queue.join() == "a,b,c");
}

test "removeFirst removes only the first and returns whether it removed one" {
  let queue = MutArray<str>["a", "b", "a"];
  assert(queue.removeFirst("a"));
  assert(queue.join() == "b,a");
  assert(!queue.removeFirst("z"));
}
