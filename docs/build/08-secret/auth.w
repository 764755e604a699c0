// #region header
bring cloud;
bring "./answer.w" as answer;
bring "./tokens.w" as tokens;

class Header {
  /// Returns the token that a request carries, or an empty string.
  pub static inflight token(request: cloud.ApiRequest): str {
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
}
// #endregion header

// #region auth
/// Gives tokens to users, and protects routes.
pub class Auth {
  pub tokens: tokens.Tokens;
  pub issueToken: cloud.Function;

  new() {
    this.tokens = new tokens.Tokens();

    // Whoever may invoke this function may issue tokens: you, with your cloud account.
    this.issueToken = new cloud.Function(inflight (user) => {
      return this.tokens.issue(user!.asStr(), 30d);
    }) as "IssueToken";
  }

  /// Wraps the handler of a route, so that requests without a valid token get a 401.
  pub protect(
    handler: inflight (str, cloud.ApiRequest): cloud.ApiResponse,
  ): inflight (cloud.ApiRequest): cloud.ApiResponse {
    return inflight (request) => {
      if let user = this.tokens.user(Header.token(request)) {
        return handler(user, request);
      }
      return answer.Answer.json(401, { error: "a valid token is required" });
    };
  }
}
// #endregion auth
