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
