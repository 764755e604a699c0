bring dynamodb;
bring "./dynamo.w" as dynamo;
bring "./shortlinks.w" as shortlinks;

/// The real table. Its tests need Docker in the simulator, so `storage.test.w` tests a fake instead.
class LinksTable impl dynamo.ITable {
  table: dynamodb.Table;

  new() {
    this.table = new dynamodb.Table(
      attributes: [{ name: "slug", type: "S" }],
      hashKey: "slug",
    ) as "Table";
  }

  pub inflight insert(item: Json) {
    this.table.put(Item: item, ConditionExpression: "attribute_not_exists(slug)");
  }

  pub inflight get(slug: str): Json? {
    return this.table.get(Key: { slug: slug }, ConsistentRead: true).Item;
  }
}

new shortlinks.Shortlinks(new dynamo.DynamoLinks(new LinksTable()));
