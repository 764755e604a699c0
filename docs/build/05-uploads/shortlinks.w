bring cloud;
bring "./answer.w" as answer;
bring "./auth.w" as auth;
bring "./previews.w" as previews;
bring "./storage.w" as storage;

/// What a client sends to create a link.
struct NewLink {
  slug: str;
  url: str;
}

class Rules {
  /// Returns what's wrong with a link, or `nil` if nothing is.
  pub static inflight problem(link: NewLink): str? {
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
  pub previews: previews.Previews;

  new(links: storage.ILinks) {
    this.api = new cloud.Api();
    this.auth = new auth.Auth();
    this.previews = new previews.Previews();

    // #region create
    this.api.post("/links", this.auth.protect(inflight (user, request) => {
      if let link = NewLink.tryParseJson(request.body) {
        if let problem = Rules.problem(link) {
          return answer.Answer.json(400, { error: problem });
        }
        if links.create(slug: link.slug, url: link.url, owner: user) {
          return answer.Answer.json(201, link);
        }
        return answer.Answer.json(409, { error: "{link.slug} is taken" });
      }
      return answer.Answer.json(400, { error: "a link needs a slug and a url, as JSON" });
    }));
    // #endregion create

    // #region owner
    this.api.get("/links", this.auth.protect(inflight (user, request) => {
      return answer.Answer.json(200, links.ofOwner(user));
    }));

    this.api.delete("/links/:slug", this.ownLink(links, inflight (link) => {
      links.remove(link.slug);
      this.previews.remove(link.slug);
      return { status: 204 };
    }));
    // #endregion owner

    // #region previews
    this.api.post("/links/:slug/preview", this.ownLink(links, inflight (link) => {
      return answer.Answer.json(201, { uploadUrl: this.previews.uploadUrl(link.slug) });
    }));

    this.api.get("/links/:slug/preview", inflight (request) => {
      if let url = this.previews.url(request.vars.get("slug")) {
        return { status: 302, headers: { "Location" => url } };
      }
      return answer.Answer.json(404, { error: "no preview" });
    });
    // #endregion previews

    // #region follow
    this.api.get("/go/:slug", inflight (request) => {
      if let link = links.find(request.vars.get("slug")) {
        return { status: 302, headers: { "Location" => link.url } };
      }
      return answer.Answer.json(404, { error: "no such link" });
    });
    // #endregion follow
  }

  // #region own-link
  /// Wraps the handler of a route about one link, so that it's called only for the link's owner.
  ownLink(
    links: storage.ILinks,
    handler: inflight (storage.Link): cloud.ApiResponse,
  ): inflight (cloud.ApiRequest): cloud.ApiResponse {
    return this.auth.protect(inflight (user, request) => {
      if let link = links.find(request.vars.get("slug")) {
        if link.owner == user {
          return handler(link);
        }
        return answer.Answer.json(403, { error: "{link.slug} belongs to someone else" });
      }
      return answer.Answer.json(404, { error: "no such link" });
    });
  }
  // #endregion own-link
}
