/** Bytes in megabytes, as readers are told: whole ones, and at least one. */
export function megabytes(bytes: number): string {
  return String(Math.max(1, Math.round(bytes / 1_000_000)));
}

/** A day in the words of the site: `23 November 2026`. */
export function dayOf(date: Date): string {
  return date.toLocaleDateString('en-GB', {day: 'numeric', month: 'long', year: 'numeric'});
}
