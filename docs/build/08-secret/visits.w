bring cloud;
bring util;

struct Visit {
  id: str;
  slug: str;
  day: str;
}

/// Counts visits in the background, so that a redirect doesn't wait for it.
pub class Visits {
  queue: cloud.Queue;
  /// One object for each visit: its key is the day, the slug, and the visit's ID.
  visits: cloud.Bucket;

  new() {
    this.visits = new cloud.Bucket() as "Visits";
    this.queue = new cloud.Queue(
      retentionPeriod: 4d,
      dlq: { queue: new cloud.Queue(retentionPeriod: 14d) as "Failed", maxDeliveryAttempts: 3 },
    );

    this.queue.setConsumer(inflight (message) => {
      this.handle(message);
    });
  }

  // #region worker
  /// Stores the visit in a message. The queue may deliver a message twice, so the visit's ID is part
  /// of the key: the second delivery writes the same object again, and the visit still counts once.
  pub inflight handle(message: str) {
    let visit = Visit.parseJson(message);
    this.visits.put("{visit.day}/{visit.slug}/{visit.id}", "");
  }
  // #endregion worker

  // #region methods
  /// Returns a day in UTC, such as "2026-11-23": today for 0, yesterday for 1.
  pub static inflight daysAgo(days: num): str {
    let now = datetime.utcNow();
    return datetime.fromComponents(
      year: now.year, month: now.month, day: now.dayOfMonth - days,
      hour: 0, min: 0, sec: 0, ms: 0, tz: 0,
    ).toIso().substring(0, 10);
  }

  /// Queues a visit. A visitor gets their redirect even if this fails.
  pub inflight record(slug: str) {
    try {
      let visit = Visit { id: util.nanoid(), slug: slug, day: Visits.daysAgo(0) };
      this.queue.push(Json.stringify(visit));
    } catch error {
      log("a visit of {slug} wasn't counted: {error}");
    }
  }

  pub inflight count(slug: str, day: str): num {
    return this.visits.list("{day}/{slug}/").length;
  }

  // #region totals
  /// Returns the number of visits of each link on a day.
  pub inflight totals(day: str): Json {
    let totals = MutJson {};
    for key in this.visits.list("{day}/") {
      let slug = key.split("/").at(1);
      totals.set(slug, (totals.tryGet(slug)?.tryAsNum() ?? 0) + 1);
    }
    return Json.deepCopy(totals);
  }

  /// Deletes the visits of a day.
  pub inflight forget(day: str) {
    for key in this.visits.list("{day}/") {
      this.visits.tryDelete(key);
    }
  }
  // #endregion totals
  // #endregion methods
}
