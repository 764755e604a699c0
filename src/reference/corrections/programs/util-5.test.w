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
