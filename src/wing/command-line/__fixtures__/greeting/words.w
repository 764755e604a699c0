pub class Words {
  pub static inflight greeting(name: str): str {
    return "Hello, {name}";
  }
}
