let message = inflight (run: inflight (): void): str => {
  try {
    run();
  } catch error {
    return error;
  }
  return "nothing was thrown";
};

test "fromComponents carries over values that are too large, and tz shifts the moment" {
  assert(datetime.fromComponents(year: 2026, month: 0, day: 32, hour: 9, min: 30, sec: 0, ms: 0, tz: 0).toIso() == "2026-02-01T09:30:00.000Z");
  assert(datetime.fromComponents(year: 1970, month: 0, day: 1, hour: 0, min: 0, sec: 0, ms: 1774814400000, tz: 0).toIso() == "2026-03-29T20:00:00.000Z");
  assert(datetime.fromComponents(year: 2026, month: 12, day: 1, hour: 24, min: 60, sec: 60, ms: 1000, tz: 0).toIso() == "2027-01-02T01:01:01.000Z");
  assert(datetime.fromComponents(year: 2026, month: 0, day: 0, hour: 0, min: 0, sec: 0, ms: 0, tz: 0).toIso() == "2025-12-31T00:00:00.000Z");
  assert(datetime.fromComponents(year: 99, month: 0, day: 1, hour: 0, min: 0, sec: 0, ms: 0, tz: 0).year == 1999);
  let berlin = datetime.fromComponents(year: 2026, month: 0, day: 15, hour: 9, min: 0, sec: 0, ms: 0, tz: -60);
  assert(berlin.toIso() == "2026-01-15T08:00:00.000Z");
  assert(berlin.timezone == -60 && berlin.hours == 9);
  assert(berlin.toUtc().timezone == 0 && berlin.toUtc().hours == 8);
  assert(berlin.toUtc().timestampMs == berlin.timestampMs);
  assert(berlin != berlin.toUtc());
  let delhi = datetime.fromComponents(year: 2026, month: 0, day: 1, hour: 0, min: 15, sec: 0, ms: 0, tz: -330);
  assert(delhi.year == 2026 && delhi.month == 0 && delhi.dayOfMonth == 1 && delhi.dayOfWeek == 4 && delhi.hours == 0 && delhi.min == 15);
  let utc = delhi.toUtc();
  assert(utc.year == 2025 && utc.month == 11 && utc.dayOfMonth == 31 && utc.dayOfWeek == 3 && utc.hours == 18 && utc.min == 45);
}

test "fromIso converts to UTC, and an invalid date throws only in toIso" {
  let date = datetime.fromIso("2026-03-29T20:00:00+02:00");
  assert(date.hours == 18 && date.timezone == 0);
  assert(datetime.fromIso("2026-03-29").toIso() == "2026-03-29T00:00:00.000Z");
  assert(datetime.fromIso("2026-02-30").toIso() == "2026-03-02T00:00:00.000Z");
  let invalid = datetime.fromIso("29.3.2026");
  assert("{invalid.year}" == "NaN" && "{invalid.timestampMs}" == "NaN");
  assert(message(inflight () => { invalid.toIso(); }) == "Invalid time value");
}

test "utcNow and systemNow are the same moment" {
  let utc = datetime.utcNow();
  let system = datetime.systemNow();
  assert(utc.timezone == 0);
  assert(system.timestampMs - utc.timestampMs < 1000 && system.timestampMs >= utc.timestampMs);
}

test "toIso prints UTC with milliseconds" {
  assert(datetime.fromIso("2026-03-29T22:00:00.5+02:00").toIso() == "2026-03-29T20:00:00.500Z");
}

test "parts of a date" {
  let date = datetime.fromIso("2026-03-29T20:05:07.089Z");
  assert(date.year == 2026);
  assert(date.month == 2);
  assert(date.dayOfMonth == 29);
  assert(date.dayOfWeek == 0);
  assert(datetime.fromIso("2026-03-30").dayOfWeek == 1);
  assert(date.hours == 20);
  assert(date.min == 5);
  assert(date.sec == 7);
  assert(date.ms == 89);
  assert(date.timestampMs == 1774814707089);
  assert(date.timestamp == 1774814707.089);
  assert(date.timezone == 0);
}
