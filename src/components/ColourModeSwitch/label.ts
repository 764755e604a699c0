/** Attributes of the switch that say which of its choices is on. */
export function colourModeLabel(choice: 'system' | 'light' | 'dark'): {
  readonly title: string;
  readonly 'aria-label': string;
} {
  const title = `${choice} mode`;
  return {title, 'aria-label': `Switch between dark and light mode (currently ${title})`};
}
