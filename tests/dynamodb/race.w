// Follows a chapter's storage.test.w, in the same file.

class Twice {
  /// Calls a function twice, the second time before the first call has an answer.
  pub extern "./twice.js" static inflight call(create: inflight (): bool): Array<bool>;
}

test "one of two gets the slug, in each of a hundred rounds" {
  let var wrong = 0;
  for round in 0..100 {
    let created = Twice.call(() => {
      return dynamoLinks.create(slug: "round-{round}", url: "https://example.com", owner: "maria");
    });
    if created.at(0) == created.at(1) {
      wrong += 1;
    }
  }
  expect.equal(wrong, 0);
}
