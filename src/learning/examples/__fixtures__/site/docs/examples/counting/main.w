bring cloud;

let counter = new cloud.Counter();
let queue = new cloud.Queue();

queue.setConsumer(inflight () => {
  counter.inc();
});
