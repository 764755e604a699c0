// #region fake
bring cloud;
bring expect;
bring util;
bring "./dynamo.w" as dynamo;
bring "./storage.w" as storage;

/// Behaves like a DynamoDB table in tests: only one of several inserts of a slug succeeds.
class FakeTable impl dynamo.ITable {
  items: cloud.Bucket;
  inserts: cloud.Counter;

  new() {
    this.items = new cloud.Bucket();
    this.inserts = new cloud.Counter();
  }

  pub inflight insert(item: Json) {
    let slug = item.get("slug").asStr();
    // `inc` returns the value before, so that only the first caller gets 0.
    if this.inserts.inc(1, slug) > 0 {
      throw "The conditional request failed";
    }
    this.items.putJson(slug, item);
  }

  pub inflight get(slug: str): Json? {
    return this.items.tryGetJson(slug);
  }
}
// #endregion fake

// #region contract
let storesLinks = (links: storage.ILinks): inflight (): void => {
  return inflight () => {
    expect.equal(links.find("docs"), nil);
    expect.ok(links.create(slug: "docs", url: "https://docs.example.com"));
    expect.ok(!links.create(slug: "docs", url: "https://other.example.com"));
    expect.equal(links.find("docs")?.url, "https://docs.example.com");
  };
};

let bucketLinks = new storage.BucketLinks();
let bucketStoresLinks = storesLinks(bucketLinks);
let dynamoLinks = new dynamo.DynamoLinks(new FakeTable());
let dynamoStoresLinks = storesLinks(dynamoLinks);

test "a bucket stores links" {
  bucketStoresLinks();
}

test "a table stores links" {
  dynamoStoresLinks();
}
// #endregion contract

// #region race
let wins = new cloud.Counter() as "Wins";
let attempts = new cloud.Counter() as "Attempts";

let grabSlug = new cloud.Function(inflight (event) => {
  if dynamoLinks.create(slug: "sale", url: "https://sale.example.com") {
    wins.inc();
  }
  attempts.inc();
  return nil;
}) as "GrabSlug";

test "only one of ten gets the slug" {
  for i in 0..10 {
    grabSlug.invokeAsync("");
  }
  util.waitUntil(inflight () => {
    return attempts.peek() == 10;
  });
  expect.equal(wins.peek(), 1);
}
// #endregion race
