let number = regex.compile("\\d+");

let message = inflight (run: inflight (): void): str => {
  try {
    run();
  } catch error {
    return error;
  }
  return "nothing was thrown";
};

test "compile throws for an invalid pattern" {
  assert(message(inflight () => { regex.compile("(\\d+"); }) == "Invalid regular expression: /(\\d+/: Unterminated group");
}

test "test finds a match anywhere in the string" {
  assert(number.test("room 12") && !number.test("room"));
  assert(!regex.compile("^\\d+$").test("room 12"));
  assert(!regex.compile("room").test("Room"));
}

test "find and findIndex return the first match or nil" {
  assert((number.find("room 12, floor 3") ?? "") == "12");
  assert(number.find("room") == nil);
  assert((number.findIndex("room 12, floor 3") ?? []) == [5, 7]);
  assert(number.findIndex("room") == nil);
}

test "findAll and findAllIndex return every match or an empty array" {
  assert(number.findAll("room 12, floor 3") == ["12", "3"]);
  assert(number.findAll("room").length == 0);
  assert(Json.stringify(number.findAllIndex("room 12, floor 3")) == "[[5,7],[15,16]]");
  assert(number.findAllIndex("room").length == 0);
  assert(regex.compile("aa").findAll("aaaaa").length == 2);
}

test "findSubmatch returns the match and its groups or nil" {
  let key = regex.compile("^(user-\\d+)/(.+)$");
  assert((key.findSubmatch("user-42/cat.png") ?? []) == ["user-42/cat.png", "user-42", "cat.png"]);
  assert(key.findSubmatch("cat.png") == nil);
}

test "a group that matched nothing is undefined in findSubmatch, and findSubmatchIndex throws" {
  let pattern = regex.compile("(a)|(b)");
  if let groups = pattern.findSubmatch("a") {
    assert(groups.length == 3 && groups.at(1) == "a");
    assert("{groups.at(2)}" == "undefined");
  } else {
    assert(false);
  }
  assert(message(inflight () => { pattern.findSubmatchIndex("a"); }).startsWith("Cannot read properties of undefined"));
}

test "findSubmatchIndex returns positions, which are wrong for groups with the same text" {
  assert(Json.stringify(regex.compile("(\\d+)-(\\w+)").findSubmatchIndex("id 12-cat") ?? []) == "[[3,9],[3,5],[6,9]]");
  assert(Json.stringify(regex.compile("(a)-(a)").findSubmatchIndex("a-a") ?? []) == "[[0,3],[0,1],[0,1]]");
  assert(number.findSubmatchIndex("room") == nil);
}

test "replaceAll replaces every match and inserts groups" {
  assert(number.replaceAll("12 and 3", "#") == "# and #");
  assert(regex.compile("(\\w+)@(\\w+)").replaceAll("maria@home sam@work", "$2/$1") == "home/maria work/sam");
  assert(number.replaceAll("12", "[$&]") == "[12]");
  assert(number.replaceAll("12", "$$5") == "$5");
  assert(number.replaceAll("room", "#") == "room");
}
