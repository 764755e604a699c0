bring cloud;

struct Base {
  id: str;
}

struct Order extends Base {
  total: num;
  note: str?;
}

interface IShape {
  area(): num;
}

interface INamed extends IShape {
  title(): str;
}

enum Status {
  OPEN,
  RESOLVED,
}

class Store {
  pub name: str;
  secret: num;

  new() {
    this.name = "store";
    this.secret = 1;
  }
}

class Shop extends Store impl INamed {
  pub limit: num;

  new() {
    this.limit = 100;
  }

  pub area(): num {
    return 1;
  }

  pub title(): str {
    return "";
  }

  hidden() {}

  pub inflight flush() {}

  pub static small(): Shop {
    return new Shop();
  }
}

let kinds = MutArray<str>[];
for type in [
  @type(str), @type(num), @type(bool), @type(void), @type(duration), @type(datetime), @type(regex), @type(bytes),
  @type(Json), @type(MutJson), @type(str?), @type(Array<str>), @type(MutArray<str>), @type(Map<str>),
  @type(MutMap<str>), @type(Set<str>), @type(MutSet<str>), @type((str): num), @type(Order), @type(Status),
  @type(Shop), @type(IShape),
] {
  kinds.push(type.kind);
}
let allKinds = kinds.join(" ");

test "kind is the name of the kind, in lower case" {
  assert(allKinds == "str num bool void duration datetime regex bytes json mutjson optional array mutarray map mutmap set mutset function struct enum class interface");
}

test "the as methods return nil for other kinds" {
  let type = @type(str);
  assert(type.asArray() == nil);
  assert(type.asClass() == nil);
  assert(type.asEnum() == nil);
  assert(type.asFunction() == nil);
  assert(type.asInterface() == nil);
  assert(type.asMap() == nil);
  assert(type.asOptional() == nil);
  assert(type.asSet() == nil);
  assert(type.asStruct() == nil);
  assert(@type(Array<str>?).asArray() == nil);
  assert(@type(MutArray<str>).asArray()?.isMut == true);
  assert(@type(Array<str>).asArray()?.isMut == false);
  assert(@type(MutMap<str>).asMap()?.isMut == true);
  assert(@type(Map<str>).asMap()?.isMut == false);
  assert(@type(MutSet<str>).asSet()?.isMut == true);
  assert(@type(Set<str>).asSet()?.isMut == false);
  assert(@type(Array<num?>).asArray()?.child?.toString() == "num?");
  assert(@type(Map<num?>).asMap()?.child?.toString() == "num?");
  assert(@type(Set<num>).asSet()?.child?.toString() == "num");
  assert(@type(num?).asOptional()?.child?.toString() == "num");
  assert(@type(IShape).asInterface()?.name == "IShape");
}

let strings = MutArray<str>[];
for type in [@type(str?), @type(Array<str?>), @type(MutMap<Set<num>>), @type(inflight (str, num?): bool), @type((str): num), @type(Order), @type(Status), @type(Shop), @type(IShape), @type(Json), @type(MutJson)] {
  strings.push(type.toString());
}
let allStrings = strings.join("; ");

test "toString writes the type as in Wing" {
  assert(allStrings == "str?; Array<str?>; MutMap<Set<num>>; inflight (str, num?): bool; preflight (str): num; Order; Status; Shop; IShape; Json; MutJson");
  assert(@type(MutArray<str>).asArray()?.toString() == "MutArray<str>");
  assert(@type(MutMap<str>).asMap()?.toString() == "MutMap<str>");
  assert(@type(MutSet<str>).asSet()?.toString() == "MutSet<str>");
  assert(@type(str?).asOptional()?.toString() == "str?");
}

let facts = MutArray<str>[];
if let order = @type(Order).asStruct() {
  facts.push("struct {order.name} {order.toString()} {order.fqn ?? "nil"} bases {order.bases.length} fields {order.fields.keys().join()}");
  facts.push("base {order.bases.at(0).name}");
}
if let status = @type(Status).asEnum() {
  facts.push("enum {status.name} {status.toString()} {status.fqn ?? "nil"} variants {status.variants.keys().join()} {status.variants.get("OPEN").name} {status.variants.get("OPEN").toString()}");
}
if let named = @type(INamed).asInterface() {
  facts.push("interface {named.name} {named.toString()} {named.fqn ?? "nil"} bases {named.bases.length} properties {named.properties.size()} methods {named.methods.keys().join()}");
}
if let shop = @type(Shop).asClass() {
  facts.push("class {shop.name} {shop.toString()} {shop.fqn ?? "nil"} base {shop.base?.name ?? "none"} interfaces {shop.interfaces.length} properties {shop.properties.keys().join()} methods {shop.methods.keys().join()}");
  facts.push("flush {shop.methods.get("flush").isStatic} {shop.methods.get("flush").child.phase} {shop.methods.get("flush").name}");
  facts.push("small {shop.methods.get("small").isStatic} {shop.methods.get("small").child.phase} {shop.methods.get("small").child.returns.toString()}");
  facts.push("limit {shop.properties.get("limit").name} {shop.properties.get("limit").child.toString()}");
}
if let bucket = @type(cloud.BucketProps).asStruct() {
  facts.push("fqn {bucket.fqn ?? "none"}");
}
if let api = @type(cloud.Bucket).asClass() {
  facts.push("fqn {api.fqn ?? "none"} base {api.base?.name ?? "none"}");
}
if let api = @type(cloud.HttpMethod).asEnum() {
  facts.push("fqn {api.fqn ?? "none"}");
}
if let api = @type(std.IHostedLiftable).asInterface() {
  facts.push("fqn {api.fqn ?? "none"} bases {api.bases.length}");
}
if let f = @type(inflight (str, num?): bool).asFunction() {
  facts.push("function {f.toString()} {f.phase} {f.params.length} {f.params.at(1).toString()} {f.returns.toString()}");
}
if let f = @type((str): bool).asFunction() {
  facts.push("function {f.toString()} {f.phase}");
}
let allFacts = facts.join("\n");

test "descriptions have the names, members, and full names of their types" {
  let lines = allFacts.split("\n");
  assert(lines.contains("struct Order Order rootpkg.Order bases 1 fields id,note,total"));
  assert(lines.contains("enum Status Status rootpkg.Status variants OPEN,RESOLVED OPEN OPEN"));
  assert(lines.contains("interface INamed INamed rootpkg.INamed bases 1 properties 0 methods area,title"));
  assert(lines.contains("class Shop Shop nil base Store interfaces 1 properties limit,name methods area,flush,small,title,onLift,onLiftType,toInflight,isConstruct,toString,with"));
  assert(lines.contains("base Base"));
  assert(lines.contains("flush false inflight flush"));
  assert(lines.contains("small true preflight Shop"));
  assert(lines.contains("limit limit num"));
  assert(lines.contains("fqn @winglang/sdk.cloud.BucketProps"));
  assert(lines.contains("fqn @winglang/sdk.cloud.Bucket base Resource"));
  assert(lines.contains("fqn @winglang/sdk.cloud.HttpMethod"));
  assert(lines.contains("fqn @winglang/sdk.std.IHostedLiftable bases 1"));
  assert(lines.contains("function inflight (str, num?): bool inflight 2 num? bool"));
  assert(lines.contains("function preflight (str): bool preflight"));
}
