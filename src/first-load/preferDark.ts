/**
 * Keeps the page dark where the browser states no preference for a colour scheme. The theme asks one question only, whether
 * dark is preferred, and would take the "no" for a wish for light. Runs right after the theme's own script, which has
 * written its answer to the document; React reads it from there.
 */
export function preferDark(): void {
  const {dataset} = document.documentElement;
  const isPreferred = (scheme: string) => window.matchMedia(`(prefers-color-scheme: ${scheme})`).matches;
  if (dataset.themeChoice === 'system' && !isPreferred('dark') && !isPreferred('light'))
    dataset.theme = 'dark';
}
