bring ui;
bring cloud;

let bucket = new cloud.Bucket();
let button = new ui.Button("Reset", inflight () => {}) as "Reset";
let first = new ui.Section(label: "First") as "First";
let second = new ui.Section() as "Second";

let errorOf = (run: (): void): str => {
  try {
    run();
  } catch message {
    return message;
  }
  return "no error";
};

first.add(button);
let secondSection = errorOf(() => { second.add(button); });
let sameSection = errorOf(() => { first.add(button); });

test "add throws if the component already belongs to a section" {
  assert(secondSection.contains("Cannot add root/Default/Reset to root/Default/Second because it already belongs to root/Default/First."));
  assert(sameSection.contains("Cannot add root/Default/Reset to root/Default/First because it already belongs to root/Default/First."));
}

second.addButton("One", inflight () => {});
second.addButton("Two", inflight () => {});
second.addField("Three", inflight () => { return "3"; });
second.addField("Four", inflight () => { return "4"; }, refreshRate: 1s);

let ids = MutArray<str>[];
for child in nodeof(second).children {
  ids.push(nodeof(child).id);
}
let childIds = ids.join(" ");

test "addButton and addField number the ids" {
  assert(childIds == "Button-1 Button-2 Field-1 Field-2");
}

let buttonIs = ui.VisualComponent.isVisualComponent(button);
let sectionIs = ui.VisualComponent.isVisualComponent(first);
let bucketIs = ui.VisualComponent.isVisualComponent(bucket);
let hidden = (nodeof(button).hidden ?? false) && (nodeof(first).hidden ?? false);

class Twice {
  new() {
    new ui.Button("Start", inflight () => {});
    new ui.Button("Stop", inflight () => {});
  }
}
let sameId = errorOf(() => { new Twice(); });

test "components are hidden, recognized, and need different ids" {
  assert(buttonIs && sectionIs && !bucketIs);
  assert(hidden);
  assert(sameId.contains("There is already a Construct with name 'Button'"));
}
