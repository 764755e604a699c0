bring cloud;

// #region resources
let bucket = new cloud.Bucket();
// #endregion resources

test "stores" {
  // #region body
  bucket.put("a.txt", "a");
  // #endregion body
}
