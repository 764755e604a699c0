bring cloud;

class Empty {}
class WithDefault {
  new() {
    new Empty() as "Default";
  }
}

let parent = new WithDefault() as "Parent";
let parentAddr = nodeof(parent).addr;
let childAddr = nodeof(nodeof(parent).findChild("Default")).addr;
let other = nodeof(new Empty() as "Other").addr;

test "an object with the id Default has the address of its parent" {
  assert(parentAddr == childAddr);
  assert(parentAddr != other);
}

let named = nodeof(new Empty() as "Named").id;
let unnamed = nodeof(new Empty()).id;
let bucket = nodeof(new cloud.Bucket()).id;

test "the id is the name after as, or the name of the class" {
  assert(named == "Named");
  assert(unnamed == "Empty");
  assert(bucket == "Bucket");
}

class Outer {
  pub inner: Empty;
  new() {
    this.inner = new Empty() as "Inner";
  }
}
let outer = new Outer() as "Outer";
nodeof(outer).lock();
let innerIsLocked = nodeof(outer.inner).locked;
let var below = "";
try {
  new Empty() as "Late" in outer.inner;
} catch message {
  below = message;
}
let belowError = below;

test "lock also locks the objects below" {
  assert(innerIsLocked);
  assert(belowError.contains("Cannot add children to \"root/Default/Outer/Inner\" during synthesis"));
}

class Region {
  pub worker: Empty;
  new() {
    nodeof(this).setContext("stage", "test");
    this.worker = new Empty() as "Worker";
  }
}
let region = new Region();
let inherited: str = nodeof(region.worker).getContext("stage");
let tried: str? = nodeof(region.worker).tryGetContext("stage");
nodeof(region).addMetadata("owner", nil);
let noEntry = nodeof(region).metadata.length == 0;

test "objects below read a context value, and metadata with nil adds nothing" {
  assert(inherited == "test");
  assert(tried == "test");
  assert(noEntry);
}
