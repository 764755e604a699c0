bring math;

let created = MutArray<bool>[];
let property = new std.reflect.Property("id", @type(str));
created.push(property.name == "id" && property.child.kind == "str");
let method = new std.reflect.FunctionType(std.reflect.Phase.INFLIGHT, [@type(str)], @type(num));
created.push(method.toString() == "inflight (str): num");
created.push(new std.reflect.Method("find", true, method).isStatic);
let order = new std.reflect.StructType("Order");
created.push(order.fields.size() == 0 && order.bases.length == 0 && order.fqn == nil && order.toString() == "Order");
let shop = new std.reflect.ClassType("Shop");
created.push(shop.base == nil && shop.interfaces.length == 0 && shop.properties.size() == 0 && shop.methods.size() == 0 && shop.fqn == nil);
let shape = new std.reflect.InterfaceType("IShape");
created.push(shape.bases.length == 0 && shape.properties.size() == 0 && shape.methods.size() == 0 && shape.fqn == nil);
let status = new std.reflect.EnumType("Status");
created.push(status.variants.size() == 0 && status.fqn == nil);
created.push(new std.reflect.EnumVariant("OPEN").toString() == "OPEN");
created.push(new std.reflect.OptionalType(@type(str)).toString() == "str?");
created.push(new std.reflect.ArrayType(@type(str), true).toString() == "MutArray<str>");
created.push(new std.reflect.MapType(@type(str), false).toString() == "Map<str>");
created.push(new std.reflect.SetType(@type(str), false).toString() == "Set<str>");
let all = created.copy();

test "descriptions can be created with new in preflight" {
  assert(all.length == 12);
  for one in all {
    assert(one);
  }
}

test "the phases are inflight, preflight, and unphased" {
  assert("{std.reflect.Phase.INFLIGHT} {std.reflect.Phase.PREFLIGHT} {std.reflect.Phase.UNPHASED}" == "inflight preflight unphased");
}

class Alone {}
inflight class Cart {}
let classFacts = "{@type(Alone).asClass()?.base?.name ?? "nil"} {@type(Cart).asClass()?.base?.name ?? "nil"}";

test "a class without extends has the base Resource or nil" {
  log(classFacts);
  assert(classFacts == "Resource nil");
}

let nothing = @type((str): void).asFunction()?.returns?.kind ?? "";
let random = @type(math.Util).asClass()?.methods?.get("floor")?.child?.phase;
let randomPhase = "{random ?? std.reflect.Phase.INFLIGHT}";

test "a function without a result returns void" {
  assert(nothing == "void");
}

test "a method of the library can be unphased" {
  log(randomPhase);
  assert(randomPhase == "unphased");
}
