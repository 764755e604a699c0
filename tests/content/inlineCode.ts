import type {BuiltSite, Page} from '../support/builtSite';

/** How many scripts pages carry in themselves: what a policy has to name, for all pages together: that of the head, and the
 * rules of what is loaded ahead (`src/shell/plugin.ts`). */
const MAX_SCRIPTS = 2;

/** Scripts that are no data, without an address. */
const INLINE_SCRIPTS = 'script:not([src]):not([type="application/ld+json"])';

/** What a policy that names scripts by their hashes, and forbids styles of elements, would not let pass. */
export function inlineProblems({pages}: BuiltSite): string[] {
  const places = new Map<string, Page[]>();
  for (const page of pages) {
    for (const script of page.$(INLINE_SCRIPTS)) {
      const text = page.$(script).text();
      places.set(text, [...(places.get(text) ?? []), page]);
    }
  }
  const scripts = [...places].flatMap(([text, found]) => {
    const start = text.trim().slice(0, 60);
    if (found.length === pages.length) return [];
    return [`${found[0]!.path}: a script that ${pages.length - found.length} pages do not have: ${start}`];
  });
  const tooMany =
    places.size > MAX_SCRIPTS
      ? [`${places.size} scripts in the pages themselves, ${MAX_SCRIPTS} allowed`]
      : [];
  return [...scripts, ...tooMany, ...pages.flatMap(styleProblems), ...pages.flatMap(handlerProblems)];
}

function styleProblems({path, $}: Page): string[] {
  return [...$('[style], style')].map((element) => {
    const style = $(element).attr('style');
    return `${path}: <${element.tagName}${style === undefined ? '' : ` style="${style}"`}>`;
  });
}

function handlerProblems({path, $}: Page): string[] {
  return [...$('*')].flatMap((element) =>
    Object.keys($(element).attr() ?? {})
      .filter((name) => name.startsWith('on'))
      .map((name) => `${path}: an element with ${name}`),
  );
}
