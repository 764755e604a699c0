bring util;
bring expect;

let errorOf = inflight (run: inflight (): void): str => {
  try {
    run();
  } catch message {
    return message;
  }
  return "no error";
};

let anySystem = util.os();

test "base64Encode encodes UTF-8" {
  expect.equal(util.base64Encode("é"), "w6k=");
  expect.equal(util.base64Encode("cat?>"), "Y2F0Pz4=");
}

test "base64Encode with true uses the URL-safe alphabet without padding" {
  expect.equal(util.base64Encode("~~??", false), "fn4/Pw==");
  expect.equal(util.base64Encode("~~??", true), "fn4_Pw");
}

test "base64Decode reads both alphabets with either setting" {
  expect.equal(util.base64Decode("fn4/Pw=="), "~~??");
  expect.equal(util.base64Decode("fn4_Pw"), "~~??");
  expect.equal(util.base64Decode("fn4_Pw", true), "~~??");
  expect.equal(util.base64Decode("fn4/Pw==", true), "~~??");
}

test "base64Decode never throws: it skips other characters and replaces invalid UTF-8" {
  expect.equal(util.base64Decode("Y2 F0!!"), "cat");
  expect.equal(util.base64Decode("/w=="), "�");
}

test "env throws for a missing and an empty variable" {
  util.setEnv("EMPTY", "");
  util.setEnv("STAGE", "beta");
  expect.equal(util.env("STAGE"), "beta");
  assert(errorOf(() => {
    util.env("NOT_THERE");
  }).contains("Environment variable NOT_THERE not found."));
  assert(errorOf(() => {
    util.env("EMPTY");
  }).contains("Environment variable EMPTY not found."));
}

test "exec uses no shell" {
  expect.equal(util.exec("echo", ["$HOME | tr a b"]).stdout, "$HOME | tr a b\n");
}

test "exec throws for a missing program or folder" {
  assert(errorOf(() => {
    util.exec("no-such-program", []);
  }).contains("Program not found: spawnSync no-such-program ENOENT"));
  assert(errorOf(() => {
    util.exec("echo", [], cwd: "/no/such/folder");
  }).contains("Program not found"));
}

test "exec throws for a file that isn't executable" {
  for program in ["/etc/passwd", "/tmp"] {
    assert(errorOf(() => {
      util.exec(program, []);
    }).contains("Cannot read properties of null (reading 'toString')"));
  }
}

test "exec has no status after a signal, or if it stops a program that prints more than 1 MiB" {
  expect.nil(util.exec("sh", ["-c", "kill -9 $$"]).status);
  expect.nil(util.exec("sh", ["-c", "head -c 9000000 /dev/zero; sleep 5"]).status);
  expect.equal(util.exec("sh", ["-c", "head -c 1048576 /dev/zero"]).status, 0);
}

test "cwd is the folder, and the default is the one of the process" {
  expect.equal(util.exec("pwd", [], cwd: "/").stdout, "/\n");
  expect.equal(util.exec("pwd", []).stdout.trim(), util.shell("pwd").trim());
}

test "env and inheritEnv" {
  util.setEnv("STAGE", "beta");
  expect.equal(util.exec("printenv", ["STAGE"]).status, 1);
  expect.equal(util.exec("printenv", ["STAGE"], inheritEnv: true).stdout, "beta\n");
  expect.equal(util.exec("printenv", ["STAGE"], inheritEnv: true, env: { "STAGE" => "prod" }).stdout, "prod\n");
  expect.equal(util.shell("echo \"[$STAGE]\""), "[]\n");
  expect.equal(util.shell("echo \"[$STAGE]\"", inheritEnv: true), "[beta]\n");
  expect.equal(util.spawn("printenv", ["STAGE"]).wait().status, 1);
}

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

test "shell throws with the error output, or with the exit code" {
  assert(errorOf(() => {
    util.shell("exit 4");
  }).contains("Error executing command \"exit 4\". Exited with error code: 4"));
  assert(errorOf(() => {
    util.shell("echo broken >&2; exit 4");
  }).contains("Exited with error: broken"));
}

test "shell throws for more than 1 MiB of output" {
  assert(errorOf(() => {
    util.shell("head -c 1048577 /dev/zero");
  }).contains("ERR_CHILD_PROCESS_STDIO_MAXBUFFER"));
}

test "shell with throw false returns the message instead of the output" {
  expect.equal(util.shell("echo out; exit 4", throw: false), "Error executing command \"echo out; exit 4\". Exited with error code: 4");
}

test "shell throws for a folder that does not exist" {
  assert(errorOf(() => {
    util.shell("echo", cwd: "/no/such/folder");
  }).contains("Exited with error code: ENOENT"));
}

test "sleep waits" {
  let start = datetime.utcNow();
  util.sleep(300ms);
  assert(datetime.utcNow().timestampMs - start.timestampMs >= 290);
}

test "spawn returns at once, and wait returns the output" {
  let start = datetime.utcNow();
  let child = util.spawn("sh", ["-c", "sleep 1; echo out; echo err >&2; exit 2"]);
  assert(datetime.utcNow().timestampMs - start.timestampMs < 900);
  let output = child.wait();
  expect.equal(output.stdout, "out\n");
  expect.equal(output.stderr, "err\n");
  expect.equal(output.status, 2);
}

test "wait returns the same output again" {
  let child = util.spawn("echo", ["hello"]);
  expect.equal(child.wait(), child.wait());
  expect.equal(child.wait().stdout, "hello\n");
}

test "wait returns no output of a process that has ended" {
  let child = util.spawn("echo", ["hello"]);
  util.sleep(1s);
  let output = child.wait();
  expect.equal(output.status, 0);
  expect.equal(output.stdout, "");
}

test "wait throws for a missing program, which has no pid" {
  let child = util.spawn("no-such-program", []);
  let missing = child.pid == nil;
  assert(errorOf(() => {
    child.wait();
  }).contains("spawn no-such-program ENOENT"));
  assert(missing);
}

test "kill sends SIGTERM by default" {
  let child = util.spawn("sleep", ["60"]);
  assert((child.pid ?? 0) > 0);
  child.kill();
  assert(errorOf(() => {
    child.wait();
  }).contains("Process terminated by signal SIGTERM"));
}

test "kill sends another signal" {
  let child = util.spawn("sleep", ["60"]);
  child.kill(9);
  assert(errorOf(() => {
    child.wait();
  }).contains("Process terminated by signal SIGKILL"));
}

test "kill does nothing if the process has ended" {
  let child = util.spawn("echo", ["hello"]);
  child.wait();
  child.kill();
  expect.equal(child.wait().status, 0);
}

test "NULL and INHERIT leave the output empty" {
  expect.equal(util.spawn("echo", ["null"], stdout: util.Stdio.NULL).wait().stdout, "");
  expect.equal(util.spawn("echo", ["inherit"], stdout: util.Stdio.INHERIT).wait().stdout, "");
  expect.equal(util.spawn("sh", ["-c", "echo e >&2"], stderr: util.Stdio.NULL).wait().stderr, "");
  expect.equal(util.spawn("sh", ["-c", "echo e >&2"], stderr: util.Stdio.INHERIT).wait().stderr, "");
}

test "stdout and stderr are PIPED by default" {
  let output = util.spawn("sh", ["-c", "echo o; echo e >&2"]).wait();
  expect.equal(output, util.spawn("sh", ["-c", "echo o; echo e >&2"], stdout: util.Stdio.PIPED, stderr: util.Stdio.PIPED).wait());
  expect.equal(output.stdout, "o\n");
  expect.equal(output.stderr, "e\n");
}

test "stdin NULL is empty" {
  expect.equal(util.spawn("cat", [], stdin: util.Stdio.NULL).wait().status, 0);
}

test "stdin is PIPED by default and stays open" {
  let child = util.spawn("cat", []);
  util.sleep(500ms);
  child.kill();
  assert(errorOf(() => {
    child.wait();
  }).contains("Process terminated by signal SIGTERM"));
}

test "a ChildProcess can be created with new" {
  let child = new util.ChildProcess("echo", ["hello"]);
  expect.equal(child.wait().stdout, "hello\n");
}

test "ulid has 26 characters, and the first ten encode the seed" {
  expect.match(util.ulid(), "^[0-9A-HJKMNP-TV-Z]\{26}$");
  let first = util.ulid(seed: 1700000000000);
  let second = util.ulid(seed: 1700000000000);
  expect.equal(first.substring(0, 10), "01HF7YAT00");
  expect.equal(second.substring(0, 10), "01HF7YAT00");
  expect.notEqual(first, second);
}

test "the default seed is the current time" {
  let before = util.ulid(seed: datetime.utcNow().timestampMs).substring(0, 10);
  let now = util.ulid().substring(0, 10);
  let after = util.ulid(seed: datetime.utcNow().timestampMs).substring(0, 10);
  assert(now.startsWith(before.substring(0, 7)) || now.startsWith(after.substring(0, 7)));
}

test "ulid throws for a seed that is negative, fractional, or too large" {
  assert(errorOf(() => {
    util.ulid(seed: -1);
  }).contains("time must be positive"));
  assert(errorOf(() => {
    util.ulid(seed: 1.5);
  }).contains("time must be an integer"));
  assert(errorOf(() => {
    util.ulid(seed: 281474976710656);
  }).contains("cannot encode time greater than 281474976710655"));
}

test "uuidv4 is a random UUID of 36 characters" {
  expect.match(util.uuidv4(), "^[0-9a-f]\{8}-[0-9a-f]\{4}-4[0-9a-f]\{3}-[89ab][0-9a-f]\{3}-[0-9a-f]\{12}$");
  expect.notEqual(util.uuidv4(), util.uuidv4());
}

test "waitUntil returns true once the predicate does" {
  let calls = MutArray<num>[];
  assert(util.waitUntil(() => {
    calls.push(1);
    return calls.length == 3;
  }));
  expect.equal(calls.length, 3);
}

test "waitUntil throws after the timeout" {
  assert(errorOf(() => {
    util.waitUntil(() => {
      return false;
    }, timeout: 200ms);
  }).contains("Timeout elapsed"));
}

test "waitUntil with throws false returns false" {
  assert(!util.waitUntil(() => {
    return false;
  }, timeout: 200ms, throws: false));
}

test "waitUntil throws what the predicate throws" {
  assert(errorOf(() => {
    util.waitUntil(() => {
      throw "no connection";
    }, throws: false);
  }).contains("no connection"));
}

test "the interval is 100 ms, and only intervals count towards the timeout" {
  let calls = MutArray<num>[];
  let start = datetime.utcNow();
  util.waitUntil(() => {
    calls.push(1);
    util.sleep(100ms);
    return false;
  }, timeout: 500ms, throws: false);
  expect.equal(calls.length, 5);
  assert(datetime.utcNow().timestampMs - start.timestampMs >= 950);
}

test "interval sets the time between two calls" {
  let calls = MutArray<num>[];
  util.waitUntil(() => {
    calls.push(1);
    return false;
  }, timeout: 500ms, interval: 250ms, throws: false);
  expect.equal(calls.length, 2);
}

test "a timeout of zero never calls the predicate" {
  let calls = MutArray<num>[];
  assert(!util.waitUntil(() => {
    calls.push(1);
    return true;
  }, timeout: 0s, throws: false));
  expect.equal(calls.length, 0);
}
