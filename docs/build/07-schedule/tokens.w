bring "./key.w" as key;

struct Claims {
  sub: str;
  exp: num;
}

/// Issues signed tokens, and finds out which user a token names.
pub class Tokens {
  key: key.Key;

  new() {
    this.key = new key.Key("shortlinks-signing-key") as "SigningKey";
  }

  extern "./tokens.js" static inflight sign(key: str, claims: Json): str;
  extern "./tokens.js" static inflight verify(key: str, token: str): Json?;

  /// Creates a token for a user, which is valid for the given time.
  pub inflight issue(user: str, lifetime: duration): str {
    let now = datetime.utcNow().timestamp;
    return Tokens.sign(this.key.value(), { sub: user, exp: now + lifetime.seconds });
  }

  /// Returns the user that a token names, or `nil` if the token is forged or has expired.
  pub inflight user(token: str): str? {
    if let json = Tokens.verify(this.key.value(), token) {
      let claims = Claims.fromJson(json);
      if claims.exp > datetime.utcNow().timestamp {
        return claims.sub;
      }
    }
    return nil;
  }
}
