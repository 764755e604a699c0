import type {CheerioAPI} from 'cheerio';
import {attributesOf} from '../support/builtSite';

/** What only a highlighter has: its names, an option of Prism's grammars, and a part of the grammar of Wing. */
const TRACES = ['prismjs', 'Prism.languages', 'prism-react-renderer', 'lookbehind:!0', 'internal|let|lift'];

/** Traces of a highlighter in a script. */
export function highlighterTraces(script: string): string[] {
  return TRACES.filter((trace) => script.includes(trace));
}

/** Inline colours on code or in it; colours of code are those of the theme's tokens. */
export function inlineColours($: CheerioAPI): string[] {
  return attributesOf($, 'pre, pre [style], code, code [style]', 'style').filter((style) =>
    /(?:^|[;\s-])(?:color|background)\s*:|background-color\s*:/.test(style),
  );
}
