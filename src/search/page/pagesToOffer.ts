/**
 * Numbers of the pages to offer: the first, the last, and those around the one that is shown. Zero stands for a gap.
 *
 * @param current from one on
 */
export function pagesToOffer(current: number, total: number): number[] {
  const wanted = [1, current - 1, current, current + 1, total].filter((page) => page >= 1 && page <= total);
  const pages = [...new Set(wanted)].sort((a, b) => a - b);
  return pages.flatMap((page, index) => {
    const before = pages[index - 1] ?? page - 1;
    // A gap takes as much room as the single page it would hide.
    if (page - before === 2) return [page - 1, page];
    return page - before > 2 ? [0, page] : [page];
  });
}
