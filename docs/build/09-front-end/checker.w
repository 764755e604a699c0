bring http;
bring "./key.w" as key;

/// Finds out whether it's safe to send visitors to a URL.
pub interface IChecker {
  /// Throws if there's no answer.
  inflight isSafe(url: str): bool;
}

/// Asks a URL-safety service over HTTP. The service needs an API key.
pub class HttpChecker impl IChecker {
  service: str;
  key: key.Key;

  new(service: str, key: key.Key) {
    this.service = service;
    this.key = key;
  }

  pub inflight isSafe(url: str): bool {
    let response = http.post(
      "{this.service}/check",
      headers: { "Content-Type" => "application/json", "X-API-Key" => this.key.value() },
      body: Json.stringify({ url: url }),
      timeout: 3s,
    );
    if response.status != 200 {
      throw "the URL-safety service answered {response.status}";
    }
    return Json.parse(response.body).get("safe").asBool();
  }
}
