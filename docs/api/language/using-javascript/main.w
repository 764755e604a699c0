bring cloud;

class Text {
  // Preflight: called at compile time.
  extern "./slug.js" pub static slug(title: str): str;

  // Inflight: called by the running application.
  extern "./receipt.ts" pub static inflight price(amount: num, currency: str): str;
}

let shop = "Maria & Sam";
let receipts = new cloud.Bucket() as "receipts-{Text.slug(shop)}";

log("the bucket is {nodeof(receipts).id}");

test "writes a receipt" {
  receipts.put("A-1001", "{shop}: {Text.price(1234.5, "EUR")}");
  log(receipts.get("A-1001"));
}
