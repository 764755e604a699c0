bring cloud;

let orders = new cloud.Queue() as "Orders";
let receipts = new cloud.Bucket() as "Receipts";
let numbers = new cloud.Counter(initial: 1) as "Numbers";

orders.setConsumer(inflight (order) => {
  let number = numbers.inc();
  receipts.put("receipt-{number}.txt", "Thank you for your order: {order}");
  log("wrote receipt {number}");
});
