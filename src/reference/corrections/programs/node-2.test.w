bring cloud;
bring fs;

let errorOf = (run: (): void): str => {
  try {
    run();
  } catch message {
    return message;
  }
  return "no error";
};

class Empty {}
class WithDefault {
  new() {
    new Empty() as "Default";
  }
}
class WithResource {
  new() {
    new Empty() as "Resource";
  }
}
class WithBoth {
  new() {
    new Empty() as "Default";
    new Empty() as "Resource";
  }
}
let idOf = (object: std.IResource): str => {
  return nodeof(nodeof(object).defaultChild!).id;
};
let withDefault = idOf(new WithDefault());
let withResource = idOf(new WithResource());
let withNone = nodeof(new Empty() as "None").defaultChild == nil;
let both = new WithBoth();
let withBoth = errorOf(() => { nodeof(both).defaultChild; });
let plain = new Empty() as "Plain";
let chosen = new Empty() as "Chosen";
nodeof(plain).defaultChild = chosen;
let overridden = nodeof(nodeof(plain).defaultChild!).id;
nodeof(plain).defaultChild = nil;
let restored = nodeof(plain).defaultChild == nil;

test "defaultChild is the child Default or Resource unless set, and throws for both" {
  assert(withDefault == "Default");
  assert(withResource == "Resource");
  assert(withNone);
  assert(withBoth.contains("Cannot determine default child for root/Default/WithBoth. There is both a child with id \"Resource\" and id \"Default\""));
  assert(overridden == "Chosen");
  assert(restored);
}

let mine = nodeof(new Empty() as "Mine");
let titleIsNil = mine.title == nil && mine.description == nil && mine.color == nil;
let othersAreNil = mine.icon == nil && mine.hidden == nil && mine.expanded == nil && mine.sourceModule == nil;
let bucket = new cloud.Bucket();
let bucketTitle = nodeof(bucket).title ?? "";
let bucketDescription = nodeof(bucket).description ?? "";
let bucketSourceIsNil = nodeof(bucket).sourceModule == nil;
let queue = new cloud.Queue();
let consumer = queue.setConsumer(inflight () => {});
let consumerSource = nodeof(consumer).sourceModule ?? "";
mine.color = "neon";
mine.title = "Title";
let neon = mine.color ?? "";
let title = mine.title ?? "";

test "display properties are nil for your own classes, and set for resources" {
  assert(titleIsNil);
  assert(othersAreNil);
  assert(bucketTitle == "Bucket");
  assert(bucketDescription != "");
  assert(bucketSourceIsNil);
  assert(consumerSource == "@winglang/sdk");
  assert(neon == "neon");
  assert(title == "Title");
}

let first = new Empty() as "First";
let second = new Empty() as "Second";
let third = new Empty() as "Third";
nodeof(first).addDependency(second, third);
nodeof(first).addDependency(second);
nodeof(second).addDependency(third);
let ids = MutArray<str>[];
for object in nodeof(first).dependencies {
  ids.push(nodeof(object).id);
}
let dependencies = ids.join(" ");

nodeof(first).addMetadata("owner", "payments");
nodeof(first).addMetadata("owner", "platform");
let entries = nodeof(first).metadata.length;
let entryType = nodeof(first).metadata.at(0).type;
let noTrace = nodeof(first).metadata.at(0).trace == nil;

nodeof(first).addConnection(target: second, name: "copied");
nodeof(first).addConnection(target: second, name: "copied");

test "dependencies are listed once and not recursively, and metadata entries add up" {
  assert(dependencies == "Second Third");
  assert(entries == 2);
  assert(entryType == "owner");
  assert(noTrace);
}

let isTest = @app.isTestEnvironment;
let absolute = fs.exists(fs.join(@app.entrypointDir, "node-2.test.w"));
let entryDir = @app.entrypointDir;
let workdir = @app.workdir;
let ids1 = @app.makeId(first, "Uploads-");
let ids2 = @app.makeId(first, "Uploads-");
let ids3 = @app.makeId(second, "Uploads-");
let ids4 = @app.makeId(first);
let value = @app.parameters.value("shop/stage") == nil;

test "the app has its folders, and makeId counts by scope and prefix" {
  assert(isTest);
  assert(absolute);
  assert(entryDir.startsWith("/"));
  assert(workdir.endsWith("/.wing"));
  assert(ids1 == "Uploads-0");
  assert(ids2 == "Uploads-1");
  assert(ids3 == "Uploads-0");
  assert(ids4 == "0");
  assert(value);
}
