bring cloud;

let bucket = new cloud.Bucket();
new cloud.Function(inflight (event: Json?): Json? => {
  bucket.put("last.json", Json.stringify(event));
});
