/**
 * Shows other colours when the system prefers others, unless the address has its own. `src/shell/first-load` has shown the first. Its
 * functions are not imported: they would become a file that every page loads.
 */
export function followSystemColours(): void {
  const {dataset} = document.documentElement;
  const light = matchMedia('(prefers-color-scheme: light)');
  light.addEventListener('change', ({matches}) => {
    if (dataset.themeChoice === 'system') dataset.theme = matches ? 'light' : 'dark';
  });
}
