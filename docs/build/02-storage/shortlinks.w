bring cloud;
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

class Answer {
  pub static inflight json(status: num, body: Json): cloud.ApiResponse {
    return {
      status: status,
      headers: { "Content-Type" => "application/json" },
      body: Json.stringify(body),
    };
  }
}

/// The link shortener: an API over a storage for links.
pub class Shortlinks {
  pub api: cloud.Api;

  new(links: storage.ILinks) {
    this.api = new cloud.Api();

    this.api.post("/links", inflight (request) => {
      if let link = storage.Link.tryParseJson(request.body) {
        if let problem = Rules.problem(link) {
          return Answer.json(400, { error: problem });
        }
        if links.create(link) {
          return Answer.json(201, link);
        }
        return Answer.json(409, { error: "{link.slug} is taken" });
      }
      return Answer.json(400, { error: "a link needs a slug and a url, as JSON" });
    });

    this.api.get("/go/:slug", inflight (request) => {
      if let link = links.find(request.vars.get("slug")) {
        return { status: 302, headers: { "Location" => link.url } };
      }
      return Answer.json(404, { error: "no such link" });
    });
  }
}
