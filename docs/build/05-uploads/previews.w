// #region check
bring cloud;
bring util;

/// Preview images of links. Clients send them straight to a bucket, without passing through the API.
pub class Previews {
  pub uploads: cloud.Bucket;
  /// For each slug, the key of the upload that passed the check.
  checked: cloud.Bucket;

  new() {
    this.uploads = new cloud.Bucket() as "Uploads";
    this.checked = new cloud.Bucket() as "Checked";

    // A signed URL can be used twice until it expires: the first upload is a creation, the next an update.
    this.uploads.onCreate(inflight (key) => {
      this.check(key);
    });
    this.uploads.onUpdate(inflight (key) => {
      this.check(key);
    });
  }

  /// Keeps an upload if it's a small image, and deletes it otherwise.
  inflight check(key: str) {
    let slug = key.split("/").at(0);
    let upload = this.uploads.metadata(key);
    let type = upload.contentType ?? "";
    let isImage = ["image/jpeg", "image/png", "image/webp"].contains(type);

    if isImage && upload.size <= 1_000_000 {
      this.checked.put(slug, key);
      return;
    }
    if this.checked.tryGet(slug) == key {
      this.checked.tryDelete(slug);
    }
    this.uploads.tryDelete(key);
    log("rejected an upload for {slug}: {type}, {upload.size} bytes");
  }
// #endregion check

// #region urls
  /// Returns an address that accepts one image for this link by PUT, for five minutes.
  pub inflight uploadUrl(slug: str): str {
    return this.uploads.signedUrl(
      "{slug}/{util.nanoid()}",
      action: cloud.BucketSignedUrlAction.UPLOAD,
      duration: 5m,
    );
  }

  /// Returns an address of the image, or `nil` if the link has none that passed the check.
  pub inflight url(slug: str): str? {
    if let key = this.checked.tryGet(slug) {
      return this.uploads.signedUrl(key, duration: 15m);
    }
    return nil;
  }

  /// Deletes all uploads for this link.
  pub inflight remove(slug: str) {
    this.checked.tryDelete(slug);
    for key in this.uploads.list("{slug}/") {
      this.uploads.tryDelete(key);
    }
  }
}
// #endregion urls
