bring cloud;

pub class Logs {
  /// Returns an ID for a request. API Gateway puts one into each request; the simulator doesn't.
  pub static inflight idOf(request: cloud.ApiRequest): str {
    let headers = request.headers ?? {};
    for name in headers.keys() {
      if name.lowercase() == "x-amzn-trace-id" {
        return headers.get(name).replace("Root=", "");
      }
    }
    return "none";
  }

  /// Wraps the handler of a route, so that each request writes a line of JSON.
  /// Its response carries the ID, so that a user can report it.
  pub static logged(
    route: str,
    handler: inflight (cloud.ApiRequest): cloud.ApiResponse,
  ): inflight (cloud.ApiRequest): cloud.ApiResponse {
    return inflight (request) => {
      let id = Logs.idOf(request);
      try {
        let response = handler(request);
        log(Json.stringify({ id: id, route: route, status: response.status ?? 200 }));
        let headers = response.headers?.copyMut() ?? MutMap<str> {};
        headers.set("X-Request-Id", id);
        return { status: response.status, headers: headers.copy(), body: response.body };
      } catch error {
        log(Json.stringify({ id: id, route: route, error: error }));
        throw error;
      }
    };
  }
}
