bring cloud;
bring util;

/// Shared spaces in one bucket. Each friend and each file is a separate object, so two people who
/// add something at the same time don't overwrite each other's data.
pub class Spaces {
  bucket: cloud.Bucket;

  new() {
    this.bucket = new cloud.Bucket();
  }

  pub inflight create(): str {
    let id = util.uuidv4();
    this.bucket.put("{id}/created", datetime.utcNow().toIso());
    return id;
  }

  pub inflight exists(id: str): bool {
    return this.bucket.exists("{id}/created");
  }

  pub inflight addFriend(id: str, email: str) {
    this.bucket.put("{id}/friends/{email}", email);
  }

  pub inflight friends(id: str): Array<str> {
    return this.names("{id}/friends/");
  }

  pub inflight addFile(id: str, name: str, content: str) {
    this.bucket.put("{id}/files/{name}", content);
  }

  pub inflight files(id: str): Array<str> {
    return this.names("{id}/files/");
  }

  /// Returns an address that works for 24 hours without credentials.
  pub inflight fileUrl(id: str, name: str): str {
    return this.bucket.signedUrl("{id}/files/{name}", duration: 24h);
  }

  inflight names(prefix: str): Array<str> {
    let names = MutArray<str>[];
    for key in this.bucket.list(prefix) {
      names.push(key.substring(prefix.length));
    }
    return names.copy();
  }
}
