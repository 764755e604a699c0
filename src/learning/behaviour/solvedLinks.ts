/**
 * Marks the tutorials that are solved in the sidebar. The rule names them by their addresses: the application draws the sidebar
 * anew, and would lose what is written into its links.
 */

/** What a path of the site can have; a stored name may have anything. */
const NAME = /^[\w.-]+$/;

let sheet: CSSStyleSheet | undefined;

export function showSolved(lessons: readonly string[]): void {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(sheet);
  }
  const links = lessons.filter((name) => NAME.test(name)).map((name) => `a[href$="/docs/learn/${name}"]`);
  // The second `content`, with words for screen readers, is that of the browsers that know it.
  sheet.replaceSync(
    links.length === 0
      ? ''
      : `[data-sidebar] :is(${links.join()})::after{margin-left:auto;padding-left:.5rem;color:var(--accent-text);` +
          `content:'★';content:'★' / 'solved'}`,
  );
}
