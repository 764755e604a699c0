let message = inflight (run: inflight (): void): str => {
  try {
    run();
  } catch error {
    return error;
  }
  return "nothing was thrown";
};

test "bool.fromJson throws unless the value is a Boolean" {
  assert(bool.fromJson(Json true));
  assert(message(inflight () => { bool.fromJson(Json "yes"); }) == "unable to parse bool:\n- bool must be boolean");
  assert("{bool.fromJson(Json "yes", unsafe: true)}" == "yes");
}

test "num.fromJson throws unless the value is a number" {
  assert(num.fromJson(Json 3) == 3);
  assert(message(inflight () => { num.fromJson(Json "12"); }) == "unable to parse num:\n- num must be number");
  assert("{num.fromJson(Json "12", unsafe: true)}" == "12");
}

test "str.fromJson throws unless the value is a string" {
  assert(str.fromJson(Json "A-1001") == "A-1001");
  assert(message(inflight () => { str.fromJson(Json 7); }) == "unable to parse string:\n- string must be string");
  assert("{str.fromJson(Json 7, unsafe: true)}" == "7");
}

test "num.fromStr accepts what JavaScript reads as a number, and 0 for an empty string" {
  assert(num.fromStr("12.5") == 12.5 && num.fromStr("-3") == -3 && num.fromStr(" 7 ") == 7);
  assert(num.fromStr("1e3") == 1000 && num.fromStr("0x10") == 16);
  assert(num.fromStr("") == 0 && num.fromStr("  ") == 0);
  assert(message(inflight () => { num.fromStr("4 items"); }) == "unable to parse \"4 items\" as a number");
  assert(message(inflight () => { num.fromStr("1,000"); }) == "unable to parse \"1,000\" as a number");
}

test "at counts a negative position from the end and throws out of range" {
  let word = "keyboard";
  assert(word.at(0) == "k" && word.at(-1) == "d");
  assert(message(inflight () => { word.at(8); }) == "index out of bounds");
  assert(message(inflight () => { word.at(-9); }) == "index out of bounds");
}

test "concat appends one string" {
  assert("A".concat("-1001") == "A-1001");
}

test "contains, startsWith, endsWith, and indexOf are case-sensitive and find an empty string" {
  let path = "/users/user-42/cat.png";
  assert(path.contains("user-42") && !path.contains("User-42") && path.contains(""));
  assert(path.startsWith("/users") && !path.startsWith("/Users") && path.startsWith(""));
  assert(path.endsWith(".png") && !path.endsWith(".PNG") && path.endsWith(""));
  assert(path.indexOf("user") == 1 && path.indexOf("User") == -1 && path.indexOf("") == 0);
}

test "lowercase and uppercase change every letter" {
  assert("Café 1".lowercase() == "café 1");
  assert("Café 1".uppercase() == "CAFÉ 1");
}

test "replace and replaceAll insert the match for a dollar sign with an ampersand" {
  assert("eu/west/eu".replace("eu", "us") == "us/west/eu");
  assert("eu/west/eu".replaceAll("eu", "us") == "us/west/us");
  assert("eu".replace("us", "uk") == "eu");
  assert("price: 5".replace("5", "$&.00") == "price: 5.00");
  assert("price: 5".replace("5", "$$5") == "price: $5");
  assert("5 and 5".replaceAll("5", "$&.00") == "5.00 and 5.00");
  assert("5 and 5".replaceAll("5", "$$5") == "$5 and $5");
  assert("a.c".replaceAll(".", "b") == "abc");
}

test "split keeps empty parts, and an empty separator splits every character" {
  assert("draft,,2026".split(",") == ["draft", "", "2026"]);
  assert("abc".split("") == ["a", "b", "c"]);
  assert("abc".split(",") == ["abc"]);
  assert("".split(",") == [""]);
}

test "substring excludes the end, treats a negative number as 0, and swaps the numbers" {
  let word = "keyboard";
  assert(word.substring(0, 3) == "key" && word.substring(3) == "board");
  assert(word.substring(-5, 3) == "key" && word.substring(3, 0) == "key");
  assert(word.substring(3, 99) == "board" && word.substring(99) == "");
}

test "trim removes spaces, tabs, and line breaks" {
  assert("\t Maria \n".trim() == "Maria");
  assert("a  b".trim() == "a  b");
}

test "length counts UTF-16 code units" {
  assert("café".length == 4);
  assert("\u{1F600}".length == 2);
}

test "durations convert to every unit with the fraction" {
  assert(90s.minutes == 1.5 && 90s.hours == 0.025 && 36h.days == 1.5);
  assert(250ms.seconds == 0.25 && 1.5s.milliseconds == 1500);
  assert(6mo.years == 0.5 && 1y.months == 12);
  assert(1y.days == 365 && "{1mo.days}" == "30.416666666666668");
  assert(duration.fromYears(1).days == 365);
  assert(duration.fromMonths(12).days == 365);
  assert(duration.fromDays(2).hours == 48);
  assert(duration.fromHours(0.5).minutes == 30);
  assert(duration.fromMinutes(2).seconds == 120);
  assert(duration.fromSeconds(-5).milliseconds == -5000);
  assert(duration.fromMilliseconds(1500).seconds == 1.5);
}
