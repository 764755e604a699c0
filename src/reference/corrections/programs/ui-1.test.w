bring ui;
bring cloud;

let bucket = new cloud.Bucket();
let button = new ui.Button("Reset", inflight () => { bucket.put("reset", "done"); });
let field = new ui.Field("Orders", inflight () => { return "3"; }, link: false, refreshRate: 5s) as "Orders";
let value = new ui.ValueField("Bucket", "uploads");
let table = new ui.Table(scan: inflight () => { return [Json { order: "A-1001" }]; });
let files = new ui.FileBrowser("Files",
  put: inflight (name, content) => { bucket.put(name, content); },
  get: inflight (name) => { return bucket.get(name); },
  list: inflight () => { return bucket.list(); },
  delete: inflight (name) => { bucket.delete(name, mustExist: true); },
);
let client = new ui.HttpClient("Api", inflight () => { return "http://127.0.0.1"; }, inflight () => { return "\{}"; });

let functionOf = (component: std.IResource, id: str): cloud.Function => {
  return unsafeCast(nodeof(component).findChild(id));
};

let buttonHandler = functionOf(button, "Handler");
let fieldHandler = functionOf(field, "Handler");
let valueHandler = functionOf(value, "Handler");
let scan = functionOf(table, "scan");
let put = functionOf(files, "put");
let get = functionOf(files, "get");
let list = functionOf(files, "list");
let remove = functionOf(files, "delete");
let getUrl = functionOf(client, "GetUrlHandler");
let getSpec = functionOf(client, "GetApiSpecHandler");

test "each closure becomes a function of the component" {
  buttonHandler.invoke();
  assert(bucket.exists("reset"));
  assert(fieldHandler.invoke()!.asStr() == "3");
  assert(valueHandler.invoke()!.asStr() == "uploads");
  assert(scan.invoke()!.getAt(0).get("order").asStr() == "A-1001");
  assert(getUrl.invoke()!.asStr() == "http://127.0.0.1");
  assert(getSpec.invoke()!.asStr() == "\{}");

  put.invoke(Json.stringify({ fileName: "a.txt", fileContent: "hello" }));
  assert(get.invoke(Json.stringify({ fileName: "a.txt" }))!.asStr() == "hello");
  let names = Json.stringify(list.invoke());
  assert(names.contains("\"a.txt\"") && names.contains("\"reset\""));
  remove.invoke(Json.stringify({ fileName: "a.txt" }));
  assert(!bucket.exists("a.txt"));
}

test "tables and file browsers replace the errors of their closures" {
  try {
    get.invoke(Json.stringify({ fileName: "missing.txt" }));
    assert(false);
  } catch message {
    assert(message.contains("Invalid payload for file browser get handler client"));
  }
  try {
    remove.invoke(Json.stringify({ fileName: "missing.txt" }));
    assert(false);
  } catch message {
    assert(message.contains("Invalid payload for file browser delete handler client"));
  }
}
