import {readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {BUILD_DIR, readBuiltSite} from '../support/builtSite';
import {highlighterTraces, inlineColours} from './highlighter';

describe('highlighting', () => {
  it('has no highlighter in what readers load', () => {
    const scripts = readdirSync(BUILD_DIR, {recursive: true, encoding: 'utf8'}).filter((file) =>
      file.endsWith('.js'),
    );
    expect(scripts.length).toBeGreaterThan(0);
    const found = scripts.flatMap((file) =>
      highlighterTraces(readFileSync(join(BUILD_DIR, file), 'utf8')).map((trace) => `${file}: ${trace}`),
    );
    expect(found).toEqual([]);
  });

  it('gives code its classes and no colours of its own', () => {
    const {pages} = readBuiltSite();
    const found = pages.flatMap(({path, $}) => inlineColours($).map((style) => `${path}: ${style}`));
    expect(found).toEqual([]);
    expect(pages.some(({$}) => $('pre .token.keyword').length > 0)).toBe(true);
  });

  it('would be noticed in a browser', () => {
    const grammar = 'e.languages.wing={keyword:{pattern:/internal|let|lift/,lookbehind:!0}}';
    expect(highlighterTraces(grammar)).toEqual(['lookbehind:!0', 'internal|let|lift']);
    const page = '<code style="counter-reset:line 4"><i style="color:#fff">a</i></code>';
    expect(inlineColours(load(page))).toEqual(['color:#fff']);
  });
});
