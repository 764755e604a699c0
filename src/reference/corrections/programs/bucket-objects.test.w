bring cloud;
bring expect;
bring http;

class Client {
  extern "./upload.js" pub static inflight upload(url: str): void;
}

let errorOf = inflight (call: inflight (): void): str => {
  try {
    call();
  } catch error {
    return error;
  }
  return "";
};

let bucket = new cloud.Bucket() as "Plain";

let filled = new cloud.Bucket() as "Filled";
filled.addObject("version.txt", "1");
filled.addObject("version.txt", "2");
filled.addFile("program.txt", "./bucket-objects.test.w");
filled.addFile("program.b64", "./bucket-objects.test.w", "base64");
let noFile = () => {
  try {
    filled.addFile("missing.txt", "./missing.txt");
  } catch error {
    return error;
  }
  return "";
}();

test "addObject and addFile store objects before the program starts" {
  expect.equal(bucket.list().length, 0);
  expect.equal(filled.list().length, 3);
  expect.equal(filled.get("version.txt"), "2");
  assert(filled.get("program.txt").startsWith("bring cloud;"));
  assert(filled.get("program.b64").startsWith("YnJpbmcgY2xvdWQ7"));
  assert(noFile.startsWith("ENOENT: no such file or directory, open '"));
}

test "put and putJson replace objects and set their content type" {
  bucket.put("docs/a.txt", "one");
  bucket.put("docs/a.txt", "two");
  expect.equal(bucket.get("docs/a.txt"), "two");
  expect.equal(bucket.list().length, 1);

  bucket.put("page.html", "<h1></h1>");
  bucket.put("page", "<h1></h1>");
  bucket.put("other", "<h1></h1>", contentType: "text/html");
  expect.equal(bucket.metadata("page.html").contentType, "text/html");
  expect.equal(bucket.metadata("page").contentType, "application/octet-stream");
  expect.equal(bucket.metadata("other").contentType, "text/html");

  bucket.putJson("order", { id: "A-1001" });
  expect.equal(bucket.get("order"), "\{\n  \"id\": \"A-1001\"\n}");
  expect.equal(bucket.metadata("order").contentType, "application/json");
  bucket.putJson("order", { id: "A-1002" });
  expect.equal(bucket.getJson("order").get("id").asStr(), "A-1002");

  let now = datetime.utcNow().timestampMs;
  bucket.put("short.txt", "é");
  let metadata = bucket.metadata("short.txt");
  expect.equal(metadata.size, 2);
  assert(metadata.lastModified.timestampMs >= now - 1000);
}

test "reading a missing object throws, and the try methods return nil" {
  expect.equal(errorOf(() => { bucket.get("missing.txt"); }), "Object does not exist (key=missing.txt).");
  expect.equal(errorOf(() => { bucket.metadata("missing.txt"); }), "Object does not exist (key=missing.txt).");
  assert(errorOf(() => { bucket.getJson("missing.json"); }).startsWith("ENOENT: no such file or directory"));
  assert(bucket.tryGet("missing.txt") == nil);
  assert(bucket.tryGetJson("missing.json") == nil);
  expect.equal(bucket.exists("missing.txt"), false);
}

test "reading an object that isn't UTF-8 or JSON throws" {
  bucket.put("bad.json", "no JSON");
  assert(errorOf(() => { bucket.getJson("bad.json"); }).contains("is not valid JSON"));
  assert(errorOf(() => { bucket.tryGetJson("bad.json"); }).contains("is not valid JSON"));

  Client.upload(bucket.signedUrl("cat.jpg", action: cloud.BucketSignedUrlAction.UPLOAD));
  let message = "Object content could not be read as text (key=cat.jpg)";
  assert(errorOf(() => { bucket.get("cat.jpg"); }).startsWith(message));
  assert(errorOf(() => { bucket.tryGet("cat.jpg"); }).startsWith(message));
  assert(errorOf(() => { bucket.copy("cat.jpg", "dog.jpg"); }).startsWith(message));
}

test "byte ranges count from 0 and include both ends" {
  bucket.put("a.txt", "0123456789");
  expect.equal(bucket.get("a.txt", startByte: 2, endByte: 4), "234");
  expect.equal(bucket.get("a.txt", startByte: 8), "89");
  expect.equal(bucket.get("a.txt", endByte: 1), "01");
  expect.equal(bucket.tryGet("a.txt", startByte: 2, endByte: 4), "234");

  let message = "Object does not exist (key=a.txt).";
  expect.equal(errorOf(() => { bucket.get("a.txt", startByte: 11); }), message);
  expect.equal(errorOf(() => { bucket.tryGet("a.txt", startByte: 11); }), message);
  expect.equal(bucket.get("a.txt", startByte: -2).length, 12);
}

test "exists, list, delete, and tryDelete" {
  bucket.put("docs/a.txt", "one");
  bucket.put("docs/b.txt", "two");
  bucket.put("c.txt", "three");
  expect.equal(bucket.exists("docs/a.txt"), true);
  expect.equal(bucket.exists("docs"), false);
  expect.equal(bucket.list("docs/").length, 2);
  expect.equal(bucket.list("do").length, 2);
  expect.equal(bucket.list().length, 3);
  expect.equal(bucket.list("none").length, 0);

  bucket.delete("missing.txt");
  expect.equal(
    errorOf(() => { bucket.delete("missing.txt", mustExist: true); }),
    "Object does not exist (key=missing.txt).",
  );
  bucket.delete("c.txt");
  expect.equal(bucket.exists("c.txt"), false);
  expect.equal(bucket.tryDelete("docs/a.txt"), true);
  expect.equal(bucket.tryDelete("docs/a.txt"), false);
}

test "copy and rename replace the target and keep the content type" {
  bucket.put("page", "new", contentType: "text/html");
  bucket.put("backup", "old");
  bucket.copy("page", "backup");
  expect.equal(bucket.get("backup"), "new");
  expect.equal(bucket.metadata("backup").contentType, "text/html");
  expect.equal(bucket.exists("page"), true);

  bucket.put("backup", "old");
  bucket.rename("page", "backup");
  expect.equal(bucket.get("backup"), "new");
  expect.equal(bucket.metadata("backup").contentType, "text/html");
  expect.equal(bucket.exists("page"), false);

  expect.equal(errorOf(() => { bucket.copy("none", "b"); }), "Source object does not exist (srcKey=none).");
  expect.equal(errorOf(() => { bucket.rename("none", "b"); }), "Source object does not exist (srcKey=none).");
  assert(errorOf(() => { bucket.rename("b", "b"); }).startsWith("Renaming an object to its current name"));
}
