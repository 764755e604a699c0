bring sim;
bring util;
bring fs;

inflight class PrinterBackend impl sim.IResource {
  pub trays: num;
  pub jobs: num;
  context: sim.IResourceContext;

  new(context: sim.IResourceContext) {
    this.trays = 2;
    this.jobs = 0;
    this.context = context;
  }

  pub add(a: num, b: num): num {
    return a + b;
  }

  pub nothing() {}

  pub print(tray: num) {
    throw "tray {tray} is empty";
  }

  pub late() {
    this.context.resolveToken("late", "too late");
  }

  pub folder(): str {
    return this.context.statedir();
  }

  pub stage(): str {
    return util.tryEnv("STAGE") ?? "nothing";
  }

  pub onStop() {}
}

let printer = new sim.Resource(inflight (context) => {
  context.resolveToken("model", "P-100");
  context.log("ready");
  return new PrinterBackend(context);
}) as "Printer";
printer.addEnvironment("STAGE", "beta");
printer.addEnvironment("STAGE", "beta");
let var changed = "";
try {
  printer.addEnvironment("STAGE", "prod");
} catch message {
  changed = message;
}
let changedError = changed;
let model = printer.createToken("model");

let silent = new sim.Resource(inflight () => {}) as "Silent";

let errorOf = inflight (run: inflight (): void): str => {
  try {
    run();
  } catch message {
    return message;
  }
  return "no error";
};

test "call runs a method and reads a field" {
  assert(printer.call("add", [Json 2, Json 3]).asNum() == 5);
  assert(printer.call("trays").asNum() == 2);
  assert(printer.call("nothing").tryAsStr() == nil);
}

test "call throws for unknown names, falsy fields, onStop, and errors" {
  assert(errorOf(() => { printer.call("scan"); }).contains("Method or property \"scan\" not found"));
  assert(errorOf(() => { printer.call("jobs"); }).contains("Method or property \"jobs\" not found"));
  assert(errorOf(() => { printer.call("onStop"); }).contains("Cannot call \"onStop\""));
  assert(errorOf(() => { printer.call("print", [Json 1]); }).contains("tray 1 is empty"));
  assert(errorOf(() => { printer.call("trays", [Json 1]); }).contains("Property \"trays\" is not a function"));
  assert(errorOf(() => { silent.call("anything"); }).contains("Method or property \"anything\" not found"));
}

test "tokens resolve in the closure only, and the environment does not reach the process" {
  assert(model == "P-100");
  assert(errorOf(() => { printer.call("late"); }).contains("cannot resolve attributes outside of onStop method"));
  assert(printer.call("stage").asStr() == "nothing");
  assert(changedError.contains("Environment variable \"STAGE\" already set with a different value."));
}

test "statedir is an existing folder" {
  assert(fs.isDir(printer.call("folder").asStr()));
}
