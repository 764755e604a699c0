bring cloud;
bring "./answer.w" as answer;
bring "./auth.w" as auth;
bring "./checker.w" as checker;
bring "./previews.w" as previews;
bring "./reports.w" as reports;
bring "./storage.w" as storage;
bring "./visits.w" as visits;

/// What a client sends to create a link.
struct NewLink {
  slug: str;
  url: str;
}

class Rules {
  /// How many links a user can try to create in a day.
  pub static inflight requestsPerDay(): num {
    return 100;
  }

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
  pub visits: visits.Visits;
  pub reports: reports.Reports;
  pub website: cloud.Website;
  /// Counts each user's requests for a new link, day by day.
  pub quota: cloud.Counter;

  new(links: storage.ILinks, checker: checker.IChecker) {
    // The website has another address than the API, so browsers need CORS headers.
    this.api = new cloud.Api(cors: true);
    this.auth = new auth.Auth();
    this.previews = new previews.Previews();
    this.quota = new cloud.Counter() as "Quota";
    this.visits = new visits.Visits();
    this.reports = new reports.Reports(this.visits);

    // #region website
    this.website = new cloud.Website(path: "{@dirname}/public");
    this.website.addJson("config.json", { api: this.api.url });
    // #endregion website

    // #region create
    this.api.post("/links", this.auth.protect(inflight (user, request) => {
      if (request.body ?? "").length > 4000 {
        return answer.Answer.json(413, { error: "a request has at most 4000 characters" });
      }
      // `inc` returns the value before, and counts correctly even if many requests arrive at once.
      if this.quota.inc(1, "{visits.Visits.daysAgo(0)}/{user}") >= Rules.requestsPerDay() {
        return answer.Answer.json(429, { error: "you've reached today's limit of {Rules.requestsPerDay()} requests" });
      }
      if let link = NewLink.tryParseJson(request.body) {
        if let problem = Rules.problem(link) {
          return answer.Answer.json(400, { error: problem });
        }
        try {
          if !checker.isSafe(link.url) {
            return answer.Answer.json(400, { error: "this url isn't safe" });
          }
        } catch error {
          log("can't check {link.url}: {error}");
          return answer.Answer.json(503, { error: "the url can't be checked now" });
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

    // #region visits
    this.api.get("/links/:slug/visits", this.ownLink(links, inflight (link) => {
      let today = visits.Visits.daysAgo(0);
      return answer.Answer.json(200, { day: today, visits: this.visits.count(link.slug, today) });
    }));
    // #endregion visits

    // #region follow
    this.api.get("/go/:slug", inflight (request) => {
      if let link = links.find(request.vars.get("slug")) {
        this.visits.record(link.slug);
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
