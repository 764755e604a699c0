bring cloud;

/// Builds responses with a JSON body.
pub class Answer {
  pub static inflight json(status: num, body: Json): cloud.ApiResponse {
    return {
      status: status,
      headers: { "Content-Type" => "application/json" },
      body: Json.stringify(body),
    };
  }
}
