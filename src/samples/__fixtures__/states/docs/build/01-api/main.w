// #region all
bring cloud;

let links = new cloud.Bucket();
// #endregion all
