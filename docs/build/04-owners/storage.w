bring cloud;

pub struct Link {
  slug: str;
  url: str;
  owner: str;
}

/// Where links are stored.
pub interface ILinks {
  /// Stores a link. Returns `false`, and stores nothing, if the slug is taken.
  inflight create(link: Link): bool;
  /// Returns the link with this slug, or `nil`.
  inflight find(slug: str): Link?;
  /// Returns the links of one user, in no particular order.
  inflight ofOwner(owner: str): Array<Link>;
  inflight remove(slug: str): void;
}

// #region bucket
/// Stores each link as an object in a bucket.
pub class BucketLinks impl ILinks {
  bucket: cloud.Bucket;

  new() {
    this.bucket = new cloud.Bucket() as "Links";
  }

  pub inflight create(link: Link): bool {
    // Between these two calls, someone else can take the slug: `cloud.Bucket` has no method for both.
    if this.bucket.exists(link.slug) {
      return false;
    }
    this.bucket.putJson(link.slug, link);
    return true;
  }

  pub inflight find(slug: str): Link? {
    if let link = this.bucket.tryGetJson(slug) {
      return Link.fromJson(link);
    }
    return nil;
  }

  // #region owner
  pub inflight ofOwner(owner: str): Array<Link> {
    let found = MutArray<Link>[];
    for slug in this.bucket.list() {
      if let link = this.find(slug) {
        if link.owner == owner {
          found.push(link);
        }
      }
    }
    return found.copy();
  }

  pub inflight remove(slug: str) {
    this.bucket.tryDelete(slug);
  }
  // #endregion owner
}
// #endregion bucket
