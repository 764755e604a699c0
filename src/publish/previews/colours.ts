const DARK = "[data-theme='dark'] {";

/**
 * Reads the colours of the dark theme from the site's design tokens.
 *
 * @param css text of `src/shell/css/tokens.css`
 * @returns the colour of a name such as `surface`, as `#rrggbb`
 * @throws Error for a name that is not there, or that is not an opaque colour
 */
export function readColours(css: string): (name: string) => string {
  const dark = css.indexOf(DARK);
  if (dark < 0) throw new Error(`src/shell/css/tokens.css: there is no rule ${DARK} … }`);
  const values = new Map([...declarationsOf(css.slice(0, dark)), ...declarationsOf(css.slice(dark))]);
  return (name) => {
    let value = values.get(name);
    for (
      let other = /^var\(--([\w-]+)\)$/.exec(value ?? '');
      other;
      other = /^var\(--([\w-]+)\)$/.exec(value ?? '')
    )
      value = values.get(other[1]!);
    if (!value || !/^#[\da-f]{6}$/i.test(value))
      throw new Error(
        `src/shell/css/tokens.css: --${name} is ${value ?? 'missing'}; a picture needs a colour such as #0b0e0e`,
      );
    return value;
  };
}

function declarationsOf(css: string): [string, string][] {
  return [...css.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
    name,
    value.trim(),
  ]);
}
