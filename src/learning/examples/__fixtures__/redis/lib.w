bring cloud;

/// The methods that the library has for keys, on a bucket.
pub class Redis {
  keys: cloud.Bucket;

  new() {
    this.keys = new cloud.Bucket();
  }

  pub inflight get(key: str): str? {
    return this.keys.tryGet(key);
  }

  pub inflight set(key: str, value: str) {
    this.keys.put(key, value);
  }

  pub inflight del(key: str) {
    this.keys.delete(key);
  }
}
