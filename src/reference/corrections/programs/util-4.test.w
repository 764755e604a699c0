bring util;
bring expect;

test "nanoid has 21 characters of A-Za-z0-9_-" {
  expect.match(util.nanoid(), "^[A-Za-z0-9_-]\{21}$");
  expect.match(util.nanoid(size: 500), "^[A-Za-z0-9_-]\{500}$");
  expect.notEqual(util.nanoid(), util.nanoid());
}

test "nanoid with an alphabet and a size" {
  expect.match(util.nanoid(alphabet: "ab1", size: 40), "^[ab1]\{40}$");
  expect.match(util.nanoid(alphabet: "ab1"), "^[ab1]\{21}$");
  expect.equal(util.nanoid(size: 0), "");
  expect.match(util.nanoid(alphabet: ""), "^[A-Za-z0-9_-]\{21}$");
}

let anySystem = util.os();
test "os is linux, darwin, or win32" {
  assert(["linux", "darwin", "win32"].contains(util.os()));
  assert(["linux", "darwin", "win32"].contains(anySystem));
}

test "sha256 returns 64 lowercase hexadecimal digits of the UTF-8 bytes" {
  expect.equal(util.sha256("wing"), "c047caef95b4d3e8d7f74cbe12793cc2a98d07369636a457f2313086e02f2753");
  expect.equal(util.sha256("é"), util.shell("printf '\\303\\251' | sha256sum | cut -c1-64").trim());
  expect.match(util.sha256("é"), "^[0-9a-f]\{64}$");
}

test "shell returns the standard output" {
  expect.equal(util.shell("echo $STAGE | tr a-z A-Z; echo err >&2", env: { "STAGE" => "beta" }), "BETA\n");
}
