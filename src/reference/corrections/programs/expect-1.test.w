bring expect;

struct Point {
  x: num;
  y: num;
}

let errorOf = inflight (run: inflight (): void): str => {
  try {
    run();
  } catch message {
    return message;
  }
  return "no error";
};

test "equal compares content, with arrays, maps, sets, structs, and Json in depth" {
  expect.equal({ items: ["a", { b: 1 }] }, { items: ["a", { b: 1 }] });
  expect.equal(Point { x: 1, y: 2 }, Point { y: 2, x: 1 });
  expect.equal(Set<str>["a", "b"], Set<str>["b", "a"]);
  expect.equal({ "a" => 1 }, { "a" => 1 });
  expect.equal(5m, 300s);
}

test "equal ignores mutability" {
  expect.equal([1, 2], MutArray<num>[1, 2]);
  expect.equal({ "a" => 1 }, { a: 1 });
}

test "equal throws with the difference" {
  let message = errorOf(() => {
    expect.equal([1, 2], [1, 3]);
  });
  assert(message.contains("Expected values to be strictly deep-equal"));
  assert(message.contains("+ actual - expected"));
}

test "equal throws for values of different types" {
  assert(errorOf(() => {
    expect.equal(1, "1");
  }) != "no error");
}

test "notEqual throws if the values are equal" {
  expect.notEqual([1, 2], [2, 1]);
  expect.notEqual(1, "1");
  assert(errorOf(() => {
    expect.notEqual([1], MutArray<num>[1]);
  }).contains("Expected \"actual\" not to be strictly deep-equal to"));
}
