bring cloud;

let links = new cloud.Bucket() as "Links";

let save = new cloud.Function(inflight () => {
  links.put("docs", "https://docs.example.com");
}) as "Save";

test "the function saves a link" {
  save.invoke();
  log(links.get("docs"));
}
