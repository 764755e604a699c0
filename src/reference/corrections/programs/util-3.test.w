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
