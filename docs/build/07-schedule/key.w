bring cloud;

/// A value that only the running service may know, such as a key.
/// On a cloud it's a secret. The simulator needs no secret: a test's key protects nothing.
pub class Key {
  name: str;
  secret: cloud.Secret?;

  new(name: str) {
    this.name = name;
    if @target == "sim" {
      this.secret = nil;
    } else {
      this.secret = new cloud.Secret(name: name);
    }
  }

  pub inflight value(): str {
    return this.secret?.value() ?? "{this.name} of the simulator";
  }
}
