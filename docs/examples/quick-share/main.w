bring cloud;
bring expect;
bring http;
bring util;
bring "./spaces.w" as spaces;
bring "./website.w" as site;

let space = new spaces.Spaces();

// #region api
// The page and the API have different addresses, so the browser needs the CORS headers.
let api = new cloud.Api(cors: true);

api.post("/spaces", inflight () => {
  return { status: 201, body: Json.stringify({ id: space.create() }) };
});

api.get("/spaces/:id", inflight (request) => {
  let id = request.vars.get("id");
  if !space.exists(id) {
    return { status: 404, body: "No such space" };
  }
  return { status: 200, body: Json.stringify({ friends: space.friends(id), files: space.files(id) }) };
});

api.post("/spaces/:id/friends", inflight (request) => {
  let id = request.vars.get("id");
  let email = Json.tryParse(request.body)?.tryGet("email")?.tryAsStr() ?? "";
  if !space.exists(id) {
    return { status: 404, body: "No such space" };
  }
  if !regex.compile("^[^@ /]+@[^@ /]+$").test(email) {
    return { status: 400, body: "Not an email address" };
  }
  space.addFriend(id, email);
  return { status: 201 };
});

api.post("/spaces/:id/files", inflight (request) => {
  let id = request.vars.get("id");
  let file = Json.tryParse(request.body);
  let name = file?.tryGet("name")?.tryAsStr() ?? "";
  if !space.exists(id) {
    return { status: 404, body: "No such space" };
  }
  if name == "" || name.contains("/") {
    return { status: 400, body: "Not a file name" };
  }
  space.addFile(id, name, file?.tryGet("content")?.tryAsStr() ?? "");
  return { status: 201 };
});
// #endregion api

// #region share
let mails = new cloud.Queue() as "Mails";
let outbox = new cloud.Bucket() as "Outbox";

api.post("/spaces/:id/share", inflight (request) => {
  let id = request.vars.get("id");
  if !space.exists(id) {
    return { status: 404, body: "No such space" };
  }
  let friends = space.friends(id);
  for friend in friends {
    mails.push(Json.stringify({ to: friend, space: id }));
  }
  return { status: 202, body: Json.stringify({ mails: friends.length }) };
});

mails.setConsumer(inflight (message) => {
  let mail = Json.parse(message);
  let id = mail.get("space").asStr();
  let var text = "Someone shares these files with you:\n";
  for name in space.files(id) {
    text += "{name}: {space.fileUrl(id, name)}\n";
  }
  outbox.put("{id}/{mail.get("to").asStr()}.txt", text);
}, timeout: 30s);
// #endregion share

let website = new site.QuickShareWebsite(api.url);

// #region tests
let post = inflight (path: str, body: Json?): http.Response => {
  return http.post("{api.url}{path}", body: Json.stringify(body ?? {}));
};

test "friends get a mail with a link to each file" {
  let created = post("/spaces", nil);
  expect.equal(created.status, 201);
  let id = Json.parse(created.body).get("id").asStr();

  expect.equal(post("/spaces/{id}/friends", { email: "friend@example.com" }).status, 201);
  expect.equal(post("/spaces/{id}/files", { name: "notes.txt", content: "Bring cake" }).status, 201);

  let seen = Json.parse(http.get("{api.url}/spaces/{id}").body);
  expect.equal(seen.get("friends").getAt(0).asStr(), "friend@example.com");
  expect.equal(seen.get("files").getAt(0).asStr(), "notes.txt");

  expect.equal(post("/spaces/{id}/share", nil).body, "\{\"mails\":1}");
  let mail = "{id}/friend@example.com.txt";
  util.waitUntil(inflight () => {
    return outbox.exists(mail);
  });
  let link = outbox.get(mail).split("notes.txt: ").at(1).trim();
  expect.equal(http.get(link).body, "Bring cake");
}

test "unknown spaces and invalid input are rejected" {
  expect.equal(http.get("{api.url}/spaces/unknown").status, 404);
  expect.equal(post("/spaces/unknown/friends", { email: "friend@example.com" }).status, 404);
  let id = space.create();
  expect.equal(post("/spaces/{id}/friends", { email: "no address" }).status, 400);
  expect.equal(post("/spaces/{id}/files", { name: "../secret" }).status, 400);
}
// #endregion tests
