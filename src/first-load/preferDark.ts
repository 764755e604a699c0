/**
 * The theme reads the system's colour scheme with one question: does it prefer dark? A browser that states no
 * preference says no, and would get the light theme; the site is dark unless light is asked for.
 */
export function preferDark(): void {
  const ask = window.matchMedia.bind(window);
  const dark = '(prefers-color-scheme: dark)';
  if (ask(dark).matches || ask('(prefers-color-scheme: light)').matches) return;
  window.matchMedia = (query) => {
    const answer = ask(query);
    return query === dark ? Object.defineProperty(answer, 'matches', {value: true}) : answer;
  };
}
