bring cloud;
bring expect;
bring http;
bring util;

let bucket = new cloud.Bucket(
  corsOptions: { allowedOrigins: ["https://www.example.com"], allowedMethods: [http.HttpMethod.GET] },
) as "Plain";
let logos = new cloud.Bucket(public: true) as "Public";

test "publicUrl doesn't check the key, and throws if the bucket isn't public" {
  expect.equal(http.get(logos.publicUrl("missing.svg")).status, 404);
  logos.put("logo.svg", "<svg></svg>");
  expect.equal(http.get(logos.publicUrl("logo.svg")).body, "<svg></svg>");

  let var message = "";
  try {
    bucket.publicUrl("a.txt");
  } catch error {
    message = error;
  }
  expect.equal(message, "Cannot provide public url for a non-public bucket");
}

test "signedUrl doesn't check the key, and allows one action until it expires" {
  expect.equal(http.get(bucket.signedUrl("missing.txt")).status, 404);

  bucket.put("a.txt", "one");
  let download = bucket.signedUrl("a.txt");
  expect.equal(http.get(download).body, "one");
  expect.equal(http.put(download, body: "two").status, 403);
  expect.equal(http.get(download.split("?").at(0)).status, 403);

  let upload = bucket.signedUrl("a.txt", action: cloud.BucketSignedUrlAction.UPLOAD);
  expect.equal(http.put(upload, body: "two").status, 200);
  expect.equal(http.get(upload).status, 403);
  expect.equal(bucket.get("a.txt"), "two");

  let brief = bucket.signedUrl("a.txt", duration: 1s);
  util.sleep(1200ms);
  expect.equal(http.get(brief).status, 403);
}

test "the simulator ignores the CORS rules of a bucket" {
  let response = http.get(bucket.signedUrl("a.txt"));
  expect.equal(response.headers.get("access-control-allow-origin"), "*");
  expect.equal(response.headers.get("access-control-allow-methods"), "GET, PUT");
}
