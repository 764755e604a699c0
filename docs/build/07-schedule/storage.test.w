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

  pub inflight ofOwner(owner: str): Array<Json> {
    let found = MutArray<Json>[];
    for slug in this.items.list() {
      let item = this.items.getJson(slug);
      if item.get("owner").asStr() == owner {
        found.push(item);
      }
    }
    return found.copy();
  }

  pub inflight delete(slug: str) {
    this.items.tryDelete(slug);
    this.inserts.set(0, slug);
  }
}
// #endregion fake

// #region contract
let storesLinks = (links: storage.ILinks): inflight (): void => {
  return inflight () => {
    let docs = storage.Link { slug: "docs", url: "https://docs.example.com", owner: "maria" };
    expect.equal(links.find("docs"), nil);
    expect.ok(links.create(docs));
    expect.ok(!links.create(slug: "docs", url: "https://other.example.com", owner: "sam"));
    expect.equal(links.find("docs"), docs);

    links.create(slug: "blog", url: "https://blog.example.com", owner: "sam");
    expect.equal(links.ofOwner("maria"), [docs]);

    links.remove("docs");
    expect.equal(links.find("docs"), nil);
    expect.ok(links.create(docs));
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
  if dynamoLinks.create(slug: "sale", url: "https://sale.example.com", owner: "maria") {
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
