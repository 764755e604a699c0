bring cloud;

class Text {
  // Preflight: called while the program is compiled.
  extern "./slug.js" pub static slug(title: str): str;

  // Inflight: called by the running application.
  extern "./receipt.ts" pub static inflight price(amount: num, currency: str): str;
}

let shop = "Tea & Cake";
let receipts = new cloud.Bucket() as "receipts-{Text.slug(shop)}";

log("the bucket is {nodeof(receipts).id}");

test "write a receipt" {
  receipts.put("1.txt", "{shop}: {Text.price(1234.5, "EUR")}");
  log(receipts.get("1.txt"));
}
