bring cloud;
bring util;

class Mailer {
  pub inflight sender(): str {
    return util.env("SENDER");
  }

  pub inflight flush() {}

  pub onLift(host: std.IInflightHost, ops: Array<str>) {
    host.addEnvironment("SENDER", "orders@example.com");
    host.addEnvironment("SENDER", "orders@example.com");
    host.addEnvironment("OPS", ops.join());
  }
}

class Slugs impl std.IHostedLiftable {
  pub static inflight fromTitle(title: str): str {
    return title.lowercase();
  }

  pub onLift(host: std.IInflightHost, ops: Array<str>) {}

  pub static onLiftType(host: std.IInflightHost, ops: Array<str>) {
    host.addEnvironment("SLUG_OPS", ops.join());
  }
}

let mailer = new Mailer();
let notify = new cloud.Function(inflight () => {
  mailer.flush();
  return "{mailer.sender()} {util.env("OPS")} {util.tryEnv("SLUG_OPS") ?? "none"}";
}) as "Notify";
let slug = new cloud.Function(inflight () => {
  Slugs.fromTitle("Release Notes");
  return util.env("SLUG_OPS");
}) as "Slug";
let plain = new cloud.Function(inflight () => {
  return util.tryEnv("SENDER") ?? "none";
}) as "Plain";

test "onLift runs for each host that uses the object, with the methods it uses" {
  assert(notify.invoke()!.asStr() == "orders@example.com flush,sender none");
  assert(plain.invoke()!.asStr() == "none");
}

test "onLiftType runs for each host that uses a static method" {
  assert(slug.invoke()!.asStr() == "fromTitle");
}

let host = new cloud.Function(inflight () => {
  return util.env("STAGE");
}) as "Host";
host.addEnvironment("STAGE", "beta");
host.addEnvironment("STAGE", "beta");
let var changed = "";
try {
  host.addEnvironment("STAGE", "prod");
} catch message {
  changed = message;
}
let changedError = changed;

class Cache {}
let pathOf = (resource: std.IResource): str => {
  return nodeof(resource).path;
};
let cachePath = pathOf(new Cache());
let bucketPath = pathOf(new cloud.Bucket());

test "addEnvironment throws for a second value, and any object is a resource" {
  assert(host.invoke()!.asStr() == "beta");
  assert(changedError.contains("Environment variable \"STAGE\" already set with a different value."));
  assert(cachePath == "root/Default/Cache");
  assert(bucketPath == "root/Default/Bucket");
}

let annotation = std.LiftAnnotation { obj: mailer, alias: "mailer", ops: ["send"] };
let small = std.LiftAnnotation { obj: mailer };
let aliasIsNil = small.alias == nil && small.ops == nil;

test "alias and ops of an annotation are nil unless set" {
  assert(aliasIsNil);
}
