bring "./storage.w" as storage;

/// The operations that links need of a DynamoDB table.
pub interface ITable {
  /// Adds an item, and throws if there is one with the same slug.
  inflight insert(item: Json): void;
  inflight get(slug: str): Json?;
  inflight ofOwner(owner: str): Array<Json>;
  inflight delete(slug: str): void;
}

/// Stores each link as an item of a DynamoDB table.
pub class DynamoLinks impl storage.ILinks {
  table: ITable;

  new(table: ITable) {
    this.table = table;
  }

  pub inflight create(link: storage.Link): bool {
    try {
      this.table.insert(link);
      return true;
    } catch error {
      if error.contains("The conditional request failed") {
        return false;
      }
      // Anything else is a failure, not an answer: a missing permission, for instance.
      throw error;
    }
  }

  pub inflight find(slug: str): storage.Link? {
    if let link = this.table.get(slug) {
      return storage.Link.fromJson(link);
    }
    return nil;
  }

  // #region owner
  pub inflight ofOwner(owner: str): Array<storage.Link> {
    let found = MutArray<storage.Link>[];
    for link in this.table.ofOwner(owner) {
      found.push(storage.Link.fromJson(link));
    }
    return found.copy();
  }

  pub inflight remove(slug: str) {
    this.table.delete(slug);
  }
  // #endregion owner
}
