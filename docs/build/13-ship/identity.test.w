bring cloud;
bring expect;
bring "./identity.w" as identity;

/// An identity provider for tests, with a key that each test makes.
class FakeProvider {
  pub api: cloud.Api;
  published: cloud.Bucket;

  new() {
    this.published = new cloud.Bucket() as "Published";
    this.api = new cloud.Api();
    this.api.get("/jwks", inflight () => {
      return { body: Json.stringify({ keys: [this.published.getJson("key")] }) };
    });
  }

  extern "./fake-provider.js" pub static inflight newKey(kid: str): Json;
  extern "./fake-provider.js" pub static inflight sign(secret: Json, header: Json, claims: Json): str;

  /// Makes a new key, publishes it, and returns the private part.
  pub inflight newSecret(kid: str): Json {
    let key = FakeProvider.newKey(kid);
    this.published.putJson("key", key.get("published"));
    return key.get("secret");
  }
}

let fake = new FakeProvider();
let users = new identity.ProviderUsers({
  jwks: "{fake.api.url}/jwks",
  issuer: "https://id.example.com",
  audience: "shortlinks",
});

let header = inflight (alg: str): Json => {
  return { alg: alg, kid: "key-1", typ: "JWT" };
};

let claims = inflight (issuer: str, audience: str, lifetime: num): Json => {
  let now = datetime.utcNow().timestamp;
  return { sub: "maria", iss: issuer, aud: audience, exp: now + lifetime };
};

test "a token of the provider names its user" {
  let secret = fake.newSecret("key-1");
  let valid = claims("https://id.example.com", "shortlinks", 60);
  expect.equal(users.user(FakeProvider.sign(secret, header("RS256"), valid)), "maria");
}

test "all other tokens name no one" {
  let secret = fake.newSecret("key-1");
  let valid = claims("https://id.example.com", "shortlinks", 60);
  let stranger = FakeProvider.newKey("key-1").get("secret");
  for token in [
    FakeProvider.sign(stranger, header("RS256"), valid),
    FakeProvider.sign(secret, header("HS256"), valid),
    FakeProvider.sign(secret, { alg: "RS256", kid: "key-2" }, valid),
    FakeProvider.sign(secret, header("RS256"), claims("https://other.example.com", "shortlinks", 60)),
    FakeProvider.sign(secret, header("RS256"), claims("https://id.example.com", "another-service", 60)),
    FakeProvider.sign(secret, header("RS256"), claims("https://id.example.com", "shortlinks", 0)),
    "not.a.token",
    "",
  ] {
    expect.equal(users.user(token), nil);
  }
}
