import {readdirSync, readFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {describe, expect, it} from 'vitest';
import {collectPrograms} from '../../../samples/collectPrograms';
import {readPrograms} from '../../../samples/readPrograms';
import {bugsMet, type PageOfPath, unnamedBugs} from './bugsOfPath';

const ROOT = resolve(import.meta.dirname, '../../../..');

/** The lessons, and the stages of the course in their order. */
function readPages(folder: string): PageOfPath[] {
  const pages = readdirSync(join(ROOT, folder), {recursive: true, encoding: 'utf8'})
    .filter((name) => /\.mdx?$/.test(name))
    .sort()
    .map((name) => `${folder}/${name}`);
  return readPrograms(ROOT, pages).map(({programs}, index) => {
    const page = pages[index]!;
    return {page, text: readFileSync(join(ROOT, page), 'utf8'), programs};
  });
}

function toPage(text: string): PageOfPath {
  const page = 'docs/learn/fixture.md';
  return {page, text, programs: collectPrograms(page, text, () => undefined).programs};
}

const LESSONS = readPages('docs/learn');
const STAGES = readPages('docs/build');

describe('programs of the path', () => {
  it('meet no known bug in a lesson that does not link it', () => {
    expect(LESSONS.flatMap((page) => unnamedBugs(page, ROOT))).toEqual([]);
  });

  it('meet none in the course that neither the stage nor an earlier one links', () => {
    const problems = STAGES.flatMap((stage, index) => {
      const before = STAGES.slice(0, index).map(({text}) => text);
      return unnamedBugs(stage, ROOT, before.join('\n'));
    });
    expect(problems).toEqual([]);
  });

  it('are held to the platform of another program of the page', () => {
    const rename =
      '```wing\nbring cloud;\nlet logs = new cloud.Bucket();\ntest "a" {\n  logs.rename("a", "b");\n}\n```\n';
    const marked = '```wing platform="tf-aws"\nbring cloud;\nlet logs = new cloud.Bucket();\n```\n';
    const anchor = '/known-bugs-in-resources#copy-and-rename-lack-permissions-on-aws';
    expect(unnamedBugs(toPage(rename), ROOT)).toEqual([]);
    expect(unnamedBugs(toPage(marked + rename), ROOT)).toEqual([
      `docs/learn/fixture.md:5 cloud.Bucket rename() on tf-aws: /docs/api${anchor}`,
    ]);
    const link = `[a bug](../api${anchor.replace('#', '.md#')})\n`;
    expect(unnamedBugs(toPage(marked + rename + link), ROOT)).toEqual([]);
    expect(unnamedBugs(toPage(marked + rename), ROOT, link)).toEqual([]);
  });
});

describe('bugs that a program meets', () => {
  const members = (text: string) =>
    bugsMet(text, ['sim', 'tf-aws', 'tf-gcp']).map(({member, platform}) => `${member} on ${platform}`);

  it.each([
    [
      'let f: cloud.Function = new cloud.Function(g); f.invokeAsync();',
      'cloud.Function invokeAsync() on tf-aws',
    ],
    [
      'class A { b: cloud.Bucket; c() { this.b.delete("k", mustExist: true); } }',
      'cloud.Bucket delete(mustExist:) on tf-aws',
    ],
    ['new cloud.Schedule(rate: 1h)', 'cloud.Schedule new(rate:) on sim'],
    ['new cloud.Schedule(rate: 45m)', 'cloud.Schedule new(rate:) on tf-gcp'],
    ['new cloud.Schedule(cron: "0 9 * * 1-2")', 'cloud.Schedule new(cron:) on tf-aws'],
    ['let s = new cloud.Schedule(rate: 5m); s.onTick(a); s.onTick(b);', 'cloud.Schedule onTick() on tf-gcp'],
    ['let a = new cloud.Api(cors: true); a.get("/:id", f);', 'cloud.Api new(cors:) on tf-aws'],
    ['let b = new cloud.Bucket(); b.addObject("a", "b"); b.onCreate(f);', 'cloud.Bucket addObject() on sim'],
    ['let b = new cloud.Bucket(); b.publicUrl("my cat.png");', 'cloud.Bucket publicUrl() on sim'],
    ['new cloud.OnDeploy(f, executeBefore: [g])', 'cloud.OnDeploy new(executeBefore:) on tf-aws'],
  ])('%s', (text, bug) => {
    expect(members(text)).toContain(bug);
  });

  it.each([
    'let names = found.copy(); let b = new cloud.Bucket();',
    'let f = new cloud.Function(g); f.invokeAsync("");',
    'let b = new cloud.Bucket(); b.delete("k"); check(mustExist: true);',
    'let s = new cloud.Schedule(rate: 5m); s.onTick(a);',
    'new cloud.Schedule(cron: "0 9 * * MON")',
    'let a = new cloud.Api(cors: true); a.get("/links/:id", f);',
    'let b = new cloud.Bucket(); b.addObject("a", "b"); b.publicUrl("cat.png");',
  ])('none: %s', (text) => {
    expect(members(text)).toEqual([]);
  });
});
