bring cloud;
bring "./words.w" as words;

let bucket = new cloud.Bucket();
log("compiled");

test "greets" {
  bucket.put("hello.txt", words.Words.greeting("Wing"));
  log("stored");
  assert(bucket.get("hello.txt") == "Hello, Wing");
}
