/// Finds out which user a token names.
pub interface IUsers {
  inflight user(token: str): str?;
}

/// Where an identity provider publishes its keys, and what its tokens for this service contain.
pub struct Provider {
  jwks: str;
  issuer: str;
  audience: str;
}

/// Users who sign in with an identity provider.
pub class ProviderUsers impl IUsers {
  provider: Provider;

  new(provider: Provider) {
    this.provider = provider;
  }

  extern "./identity.js" static inflight claims(provider: Json, token: str): Json?;

  /// Returns the user that a token names, or `nil` if it isn't valid.
  pub inflight user(token: str): str? {
    return ProviderUsers.claims(this.provider, token)?.get("sub")?.asStr();
  }
}
