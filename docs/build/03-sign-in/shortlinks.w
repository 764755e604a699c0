bring cloud;
bring "./answer.w" as answer;
bring "./auth.w" as auth;
bring "./storage.w" as storage;

class Rules {
  /// Returns what's wrong with a link, or `nil` if nothing is.
  pub static inflight problem(link: storage.Link): str? {
    if !regex.compile("^[a-z0-9][a-z0-9-]\{0,49}$").test(link.slug) {
      return "a slug has 1 to 50 lowercase letters, digits, and hyphens, and doesn't start with a hyphen";
    }
    if link.url.length > 2000 || !regex.compile("^https?://[!-~]+$").test(link.url) {
      return "a url starts with http:// or https://, and has at most 2000 characters";
    }
    return nil;
  }
}

/// The link shortener: an API over a storage for links.
pub class Shortlinks {
  pub api: cloud.Api;
  pub auth: auth.Auth;

  new(links: storage.ILinks) {
    this.api = new cloud.Api();
    this.auth = new auth.Auth();

    this.api.post("/links", this.auth.protect(inflight (user, request) => {
      if let link = storage.Link.tryParseJson(request.body) {
        if let problem = Rules.problem(link) {
          return answer.Answer.json(400, { error: problem });
        }
        if links.create(link) {
          return answer.Answer.json(201, link);
        }
        return answer.Answer.json(409, { error: "{link.slug} is taken" });
      }
      return answer.Answer.json(400, { error: "a link needs a slug and a url, as JSON" });
    }));

    this.api.get("/go/:slug", inflight (request) => {
      if let link = links.find(request.vars.get("slug")) {
        return { status: 302, headers: { "Location" => link.url } };
      }
      return answer.Answer.json(404, { error: "no such link" });
    });
  }
}
