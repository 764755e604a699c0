bring cloud;
bring "./visits.w" as visits;

/// Writes a report of each day's visits at night, and deletes old visits.
pub class Reports {
  reports: cloud.Bucket;
  /// The function that the schedule runs.
  pub nightly: cloud.Function;

  new(source: visits.Visits) {
    this.reports = new cloud.Bucket() as "Reports";

    // #region schedule
    let schedule = new cloud.Schedule(cron: "15 0 * * *");
    this.nightly = schedule.onTick(inflight () => {
      // A visit can wait in the queue for four days, so only the fifth run has all visits of a day.
      for ago in 1..=5 {
        let day = visits.Visits.daysAgo(ago);
        this.reports.putJson("{day}.json", source.totals(day));
      }
      // Four days, so that a night without a run leaves nothing behind.
      for ago in 30..34 {
        source.forget(visits.Visits.daysAgo(ago));
      }
    }, timeout: 5m);
    // #endregion schedule
  }

  /// Returns the visits of each link on a day, or `nil` if there's no report.
  pub inflight report(day: str): Json? {
    return this.reports.tryGetJson("{day}.json");
  }
}
