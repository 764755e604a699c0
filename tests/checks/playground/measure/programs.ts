/** The programs that `measure.ts` runs and asks about. */

export const HELLO_WORLD = 'test "hello" {\n  log("hello, world");\n}\n';

export const QUEUE = `bring cloud;
bring util;

let bucket = new cloud.Bucket();
let queue = new cloud.Queue();
queue.setConsumer(inflight (message) => {
  bucket.put("wing.txt", "Hello, {message}");
});

test "the consumer writes" {
  queue.push("world");
  util.waitUntil(() => { return bucket.exists("wing.txt"); }, interval: 10ms);
}
`;

/** A small program to compile for a cloud. */
export const CLOUD = `bring cloud;

let bucket = new cloud.Bucket();
let queue = new cloud.Queue();
queue.setConsumer(inflight (message) => {
  bucket.put("wing.txt", "Hello, {message}");
});
let api = new cloud.Api();
api.get("/hello", inflight () => {
  return {status: 200, body: bucket.get("wing.txt")};
});
`;

/** A program of usual length, to type and to ask in. */
export const LISTING = `bring cloud;
bring expect;

struct Note {
  title: str;
  words: num;
}

class Notes {
  bucket: cloud.Bucket;
  new() {
    this.bucket = new cloud.Bucket();
  }
  pub inflight add(note: Note) {
    this.bucket.putJson("{note.title}.json", Json note);
  }
  pub inflight count(): num {
    return this.bucket.list().length;
  }
}

let notes = new Notes();
let api = new cloud.Api();
api.post("/notes/:title", inflight (request) => {
  let title = request.vars.get("title");
  notes.add({title: title, words: request.body?.split(" ")?.length ?? 0});
  return {status: 201};
});

test "counts" {
  notes.add({title: "a", words: 1});
  expect.equal(notes.count(), 1);
}
`;

/** Lines and columns count from zero: `putJson`, and what follows the dot before it. */
export const HOVER_AT = {line: 14, character: 20};
export const COMPLETE_AT = {line: 14, character: 16};
