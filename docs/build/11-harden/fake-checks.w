bring cloud;
bring "./answer.w" as answer;
bring "./key.w" as key;

/// Behaves like the URL-safety service in tests, without the internet: a URL that contains "malware"
/// isn't safe, and one that contains "outage" gets no answer.
pub class FakeChecks {
  pub api: cloud.Api;

  new(key: key.Key) {
    this.api = new cloud.Api();
    this.api.post("/check", inflight (request) => {
      let headers = request.headers ?? {};
      let apiKey = headers.tryGet("x-api-key") ?? headers.tryGet("X-API-Key") ?? "";
      if apiKey != key.value() {
        return answer.Answer.json(401, { error: "wrong API key" });
      }
      let url = Json.parse(request.body!).get("url").asStr();
      if url.contains("outage") {
        return answer.Answer.json(503, { error: "try again later" });
      }
      return answer.Answer.json(200, { safe: !url.contains("malware") });
    });
  }
}
