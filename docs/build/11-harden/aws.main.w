bring dynamodb;
bring "./checker.w" as checker;
bring "./dynamo.w" as dynamo;
bring "./key.w" as key;
bring "./shortlinks.w" as shortlinks;

/// The real table. Its tests need Docker in the simulator, so `storage.test.w` tests a fake instead.
class LinksTable impl dynamo.ITable {
  table: dynamodb.Table;

  new() {
    this.table = new dynamodb.Table(
      attributes: [
        { name: "slug", type: "S" },
        { name: "owner", type: "S" },
      ],
      hashKey: "slug",
      globalSecondaryIndex: [{ name: "owner", hashKey: "owner", projectionType: "ALL" }],
      pointInTimeRecovery: true,
    ) as "Table";
  }

  pub inflight insert(item: Json) {
    this.table.put(Item: item, ConditionExpression: "attribute_not_exists(slug)");
  }

  pub inflight get(slug: str): Json? {
    return this.table.get(Key: { slug: slug }, ConsistentRead: true).Item;
  }

  // #region owner
  pub inflight ofOwner(owner: str): Array<Json> {
    let var items = Array<Json>[];
    let var start: Json? = nil;
    let var more = true;
    // DynamoDB returns up to one megabyte at a time, and where to continue.
    while more {
      let page = this.table.query(
        IndexName: "owner",
        // `owner` is a reserved word of DynamoDB, so the expression uses another name for it.
        KeyConditionExpression: "#owner = :owner",
        ExpressionAttributeNames: { "#owner" => "owner" },
        ExpressionAttributeValues: { ":owner": owner },
        ExclusiveStartKey: start,
      );
      items = items.concat(page.Items);
      start = page.LastEvaluatedKey;
      more = start != nil;
    }
    return items;
  }

  pub inflight delete(slug: str) {
    this.table.delete(Key: { slug: slug });
  }
  // #endregion owner
}

// #region config
/// What differs from stage to stage. Its values are in the file of the stage, such as production.toml.
struct Config {
  stage: str;
  urlCheckService: str;
}

let config = Config.fromJson(@app.parameters.read(schema: Config.schema()));
// #endregion config

let checkKey = new key.Key("shortlinks-url-check-key") as "UrlCheckKey";
let urlChecker = new checker.HttpChecker(config.urlCheckService, checkKey);
new shortlinks.Shortlinks(new dynamo.DynamoLinks(new LinksTable()), urlChecker);
