/** What it costs a page that its programs can be run and opened in the playground. */
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {BUILD_DIR, readBuiltSite, type Page} from '../support/builtSite';

/** Most characters of HTML that a page has for the tools of a program, but for the button that names its clouds. */
const MOST_HTML = 200;
/** Most characters of HTML of that button. */
const MOST_CLOUDS_HTML = 110;
const PROGRAMS = 'assets/programs';
const TOOLS = /^(?:Run|Edit and check)?(?:Compare clouds)?Open in playground$/;

const site = readBuiltSite();
const toolsOf = ({$}: Page) => [...$('.code-sample [class^="play_"]')].map((element) => $(element));
type Tools = ReturnType<typeof toolsOf>[number];
const htmlOf = (element: Tools) => element.prop('outerHTML') ?? '';
const cloudsHtmlOf = (element: Tools) => element.find('[data-run^=tf]').prop('outerHTML') ?? '';
const pages = site.pages.filter((page) => toolsOf(page).length > 0);

describe('the programs that can be run', () => {
  it('are on many pages, examples and tutorials among them', () => {
    const programs = pages.flatMap((page) =>
      toolsOf(page).filter((element) => element.find('[data-run=true]').length > 0),
    );
    expect(programs.length).toBeGreaterThan(500);
    expect(pages.map(({path}) => path)).toEqual(
      expect.arrayContaining(['/docs/learn/hello-world', '/docs/examples/basic-auth-api']),
    );
  });

  it('can be compared for the clouds that their fences name', () => {
    const clouds = pages.flatMap((page) =>
      toolsOf(page).flatMap((element) => element.find('[data-run^=tf]').attr('data-run') ?? []),
    );
    expect(clouds.length).toBeGreaterThan(100);
    expect(clouds).toContain('tf-aws,tf-azure,tf-gcp');
  });

  it('have their tools in the HTML, and nothing else', () => {
    const tools = pages.flatMap((page) => toolsOf(page).map((element) => ({page, element})));
    const heavy = tools.filter(
      ({element}) =>
        cloudsHtmlOf(element).length > MOST_CLOUDS_HTML ||
        htmlOf(element).length - cloudsHtmlOf(element).length > MOST_HTML ||
        !TOOLS.test(element.text()),
    );
    expect(heavy.map(({page, element}) => `${page.path}: ${htmlOf(element)}`)).toEqual([]);
  });

  it('are fetched as a whole, where a page shows their files apart', () => {
    const names = readdirSync(join(BUILD_DIR, PROGRAMS));
    const programs = names.map((name) =>
      readJson<{readonly files: Record<string, string>; readonly entry: string}>(
        join(BUILD_DIR, PROGRAMS, name),
      ),
    );
    expect(programs.some(({files}) => Object.keys(files).length > 2)).toBe(true);
    expect(programs.filter(({files, entry}) => files[entry] === undefined)).toEqual([]);
  });
});

function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(file, 'utf8')) as T;
}
