bring cloud;
bring "./answer.w" as answer;
bring "./key.w" as key;

struct Claims {
  sub: str;
  exp: num;
}

/// Issues tokens, and finds out whose token a request carries.
pub class Auth {
  key: key.Key;
  pub issueToken: cloud.Function;

  new() {
    this.key = new key.Key("shortlinks-signing-key") as "SigningKey";

    // Whoever may invoke this function may issue tokens: you, with your cloud account.
    this.issueToken = new cloud.Function(inflight (user) => {
      return this.issue(user!.asStr(), 30d);
    }) as "IssueToken";
  }

  extern "./tokens.js" static inflight sign(key: str, claims: Json): str;
  extern "./tokens.js" static inflight verify(key: str, token: str): Json?;

  // #region protect
  /// Wraps the handler of a route, so that requests without a valid token get a 401.
  pub protect(
    handler: inflight (str, cloud.ApiRequest): cloud.ApiResponse,
  ): inflight (cloud.ApiRequest): cloud.ApiResponse {
    return inflight (request) => {
      if let user = this.user(request) {
        return handler(user, request);
      }
      return answer.Answer.json(401, { error: "a valid token is required" });
    };
  }
  // #endregion protect

  // #region tokens
  /// Creates a token for a user, which is valid for the given time.
  pub inflight issue(user: str, lifetime: duration): str {
    let now = datetime.utcNow().timestamp;
    return Auth.sign(this.key.value(), { sub: user, exp: now + lifetime.seconds });
  }

  /// Returns the user who sent the request, or `nil` without a valid token.
  inflight user(request: cloud.ApiRequest): str? {
    if let json = Auth.verify(this.key.value(), Auth.bearerToken(request)) {
      let claims = Claims.fromJson(json);
      if claims.exp > datetime.utcNow().timestamp {
        return claims.sub;
      }
    }
    return nil;
  }

  static inflight bearerToken(request: cloud.ApiRequest): str {
    let headers = request.headers ?? {};
    for name in headers.keys() {
      // The simulator sends header names in lowercase, AWS as the client wrote them.
      if name.lowercase() == "authorization" {
        let value = headers.get(name);
        if value.lowercase().startsWith("bearer ") {
          return value.substring(7);
        }
      }
    }
    return "";
  }
  // #endregion tokens
}
