/** Who may write, and what may run there. */
import {execFileSync} from 'node:child_process';
import {mkdtempSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';

interface Job {
  readonly permissions?: Readonly<Record<string, string>>;
  readonly needs?: string | readonly string[];
  readonly steps?: readonly {readonly run?: string; readonly uses?: string; readonly with?: object}[];
}

const FOLDER = '.github/workflows';
const jobsOf = (file: string) =>
  (parse(readFileSync(join(FOLDER, file), 'utf8')) as {readonly jobs: Record<string, Job>}).jobs;
const allJobs = readdirSync(FOLDER).flatMap((file) =>
  Object.entries(jobsOf(file)).map(([name, job]) => ({...job, name: `${file}: ${name}`})),
);
const canWrite = ({permissions = {}}: Job) => Object.values(permissions).includes('write');

it('installs and runs no package where a token may write', () => {
  const writing = allJobs.filter(canWrite);
  expect(writing.map(({name}) => name)).toContain('record.yml: commit');
  for (const {name, steps = []} of writing) {
    const runs = steps.map(({run = ''}) => run).join('\n');
    expect(runs, name).not.toMatch(/\b(?:np[mx]|tsx|install\.mjs|node_modules)\b/);
  }
});

it('leaves no token where packages run', () => {
  for (const {name, steps = []} of allJobs)
    for (const {uses, with: options} of steps)
      if (uses?.startsWith('actions/checkout@'))
        expect(options, name).toMatchObject({'persist-credentials': false});
});

it('publishes nothing before the workflows and the packages are audited, and WebKit and Lighthouse have passed', () => {
  const {checks, deploy} = jobsOf('ci.yml');
  expect(checks!.needs).toEqual(expect.arrayContaining(['static', 'workflows', 'webkit', 'lighthouse']));
  expect(deploy!.needs).toContain('checks');
  expect(jobsOf('ci.yml').static!.steps).toContainEqual(
    expect.objectContaining({run: 'npm audit --audit-level=high'}),
  );
});

describe('a new ledger', () => {
  const OLD = '# Anchors.\n/#a\n/docs#b\n';
  const take = (text: string) => {
    const folder = mkdtempSync(join(tmpdir(), 'ledger-'));
    const [next, ledger] = [join(folder, 'new.txt'), join(folder, 'ledger.txt')];
    writeFileSync(next, text);
    writeFileSync(ledger, OLD);
    execFileSync('.ci/deploy/takeLedger.sh', [next, ledger], {stdio: 'pipe'});
    return readFileSync(ledger, 'utf8');
  };

  it('is taken with the anchors that are new', () => {
    const text = '# Anchors.\n/#a\n/docs#b\n/docs/api#c-1\n';
    expect(take(text)).toBe(text);
  });

  it.each([
    ['/#a\n', 'The comments differ'],
    ['# Anchors.\n/#a\n', 'These anchors are lost: /docs#b'],
    [`${OLD}export const x = 1;\n`, 'This line is no anchor: export'],
    [`${OLD}/docs#c d\n`, 'This line is no anchor'],
    [`${OLD}# Another.\n`, 'The comments differ'],
    [OLD.repeat(100_000), 'larger than a ledger can be'],
  ])('is refused: %#', (text, message) => {
    expect(() => take(text)).toThrow(message);
  });
});
