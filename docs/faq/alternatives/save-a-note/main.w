bring cloud;

let notes = new cloud.Bucket() as "Notes";

let save = new cloud.Function(inflight () => {
  notes.put("hello.txt", "Hello from a function");
}) as "Save";

test "the function saves a note" {
  save.invoke();
  log(notes.get("hello.txt"));
}
