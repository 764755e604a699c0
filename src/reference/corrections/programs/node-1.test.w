bring cloud;
bring "constructs" as constructs;

let errorOf = (run: (): void): str => {
  try {
    run();
  } catch message {
    return message;
  }
  return "no error";
};

class Service {
  new() {
    new cloud.Bucket() as "Uploads";
    new cloud.Queue() as "Resize";
  }
}

let service = new Service() as "Images";
let node = nodeof(service);

let sameNode = std.Node.of(service).path == node.path;
let idOf = node.id;
let pathOf = node.path;
let addrOf = node.addr;
let serviceAddr = addrOf;
let childrenOf = MutArray<str>[];
for child in node.children {
  childrenOf.push(nodeof(child).id);
}
let childIds = childrenOf.join(" ");
let found = nodeof(node.findChild("Uploads")).path;
let notFound = errorOf(() => { node.findChild("Missing"); });
let grandchildError = errorOf(() => { nodeof(nodeof(service).scope!).findChild("Uploads"); });
let notFoundIsNil = node.tryFindChild("Missing") == nil;
let foundIsNotNil = node.tryFindChild("Resize") != nil;

test "a node knows its id, path, address, and direct children" {
  assert(sameNode);
  assert(idOf == "Images");
  assert(pathOf == "root/Default/Images");
  assert(regex.compile("^c8[0-9a-f]\{40}$").test(serviceAddr));
  assert(childIds == "Uploads Resize");
  assert(found == "root/Default/Images/Uploads");
  assert(notFound.contains("No child with id: 'Missing'"));
  assert(grandchildError.contains("No child with id: 'Uploads'"));
  assert(notFoundIsNil);
  assert(foundIsNotNil);
}

let pathsOf = (list: Array<std.IResource>): str => {
  let paths = MutArray<str>[];
  for object in list {
    paths.push(nodeof(object).path);
  }
  return paths.join(" ");
};

class Tree {
  new() {
    new Leaf() as "Leaf";
  }
}
class Leaf {}
let tree = new Tree() as "Tree";
let allIds = MutArray<str>[];
for object in nodeof(tree).findAll() {
  allIds.push(nodeof(object).id);
}
let preorder = allIds.join(" ");
let postIds = MutArray<str>[];
for object in nodeof(tree).findAll(constructs.ConstructOrder.POSTORDER) {
  postIds.push(nodeof(object).id);
}
let postorder = postIds.join(" ");
let scopePaths = MutArray<str>[];
for object in nodeof(tree).scopes {
  scopePaths.push(nodeof(object).path);
}
let scopes = scopePaths.join(" ");
let rootPath = nodeof(nodeof(tree).root).path;
let appPath = nodeof(nodeof(tree).app).path;
let appHasNoScope = nodeof(@app).scope == nil;
let appRootError = errorOf(() => { nodeof(nodeof(@app).root); });
let scopePath = nodeof(nodeof(tree).scope!).path;

test "findAll goes down the tree, and scopes, scope, root, and app go up" {
  assert(preorder == "Tree Leaf");
  assert(postorder == "Leaf Tree");
  assert(scopes == "root root/Default root/Default/Tree");
  assert(rootPath == "root/Default");
  assert(appPath == "root");
  assert(appHasNoScope);
  assert(appRootError.contains("Cannot find root construct"));
  assert(scopePath == "root/Default");
}

class Empty {}
let context = new Empty() as "Context";
nodeof(context).setContext("stage", "test");
nodeof(context).setContext("stage", "prod");
let stage: str = nodeof(context).getContext("stage");
let missing = errorOf(() => { nodeof(context).getContext("region"); });
let missingValue: str? = nodeof(context).tryGetContext("region");
let missingIsNil = missingValue == nil;
let tooLate = errorOf(() => { nodeof(tree).setContext("stage", "test"); });

let locked = new Empty() as "Locked";
nodeof(locked).lock();
let isLocked = nodeof(locked).locked;
let isNotLocked = nodeof(context).locked;
let addToLocked = errorOf(() => { new cloud.Bucket() as "Late" in locked; });

class Parent {
  new() {
    new Leaf() as "Leaf";
  }
}
let parent = new Parent() as "Parent";
let removed = nodeof(parent).tryRemoveChild("Leaf");
let notRemoved = nodeof(parent).tryRemoveChild("Leaf");
let isGone = nodeof(parent).children.length == 0;
let messages = nodeof(parent).validate().length;

test "context is set before the children, and a locked node accepts no children" {
  assert(stage == "prod");
  assert(missing.contains("No context value present for region key"));
  assert(missingIsNil);
  assert(tooLate.contains("Cannot set context after children have been added: Leaf"));
  assert(isLocked);
  assert(!isNotLocked);
  assert(addToLocked.contains("Cannot add children to \"root/Default/Locked\" during synthesis"));
  assert(removed);
  assert(!notRemoved);
  assert(isGone);
  assert(messages == 0);
}
