import {readFileSync, readdirSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import manifest from '../../package.json';
import {VARIABLES} from '../../src/config/environment';

type Step = {
  readonly uses?: string;
  readonly run?: string;
  readonly if?: string;
  readonly with?: Readonly<Record<string, unknown>>;
  readonly env?: Readonly<Record<string, string>>;
};
type Job = {
  readonly needs?: string | readonly string[];
  readonly if?: string;
  readonly steps: readonly Step[];
  readonly 'timeout-minutes'?: number;
};
type Workflow = {
  readonly jobs: Readonly<Record<string, Job>>;
  readonly permissions: unknown;
  readonly concurrency: {readonly 'cancel-in-progress': unknown};
};
type Steps = {readonly STEPS: Readonly<Record<'test' | 'more', readonly {readonly script: string}[]>>};

const module = '../../.ci/steps.mjs';
const {STEPS} = (await import(module)) as Steps;

const FOLDER = resolve(__dirname, '../../.github/workflows');
const workflows = readdirSync(FOLDER).map(
  (file) => [file, parse(readFileSync(join(FOLDER, file), 'utf8')) as Workflow] as const,
);
const checks = workflows.find(([file]) => file === 'ci.yml')![1];

describe.each(workflows)('%s', (_, {jobs, permissions}) => {
  const steps = Object.values(jobs).flatMap((job) => job.steps);

  it('pins each action by its digest', () => {
    const uses = steps.flatMap(({uses: action}) => action ?? []);
    expect(uses.filter((action) => !/^[\w-]+(\/[\w-]+)+@[0-9a-f]{40}$/.test(action))).toEqual([]);
  });

  it('calls scripts that exist', () => {
    const called = steps.flatMap(({run = ''}) => [...run.matchAll(/npm run (?:--silent )?([\w:-]+)/g)]);
    expect(called.map(([, script = '']) => script).filter((script) => !(script in manifest.scripts))).toEqual(
      [],
    );
  });

  it('may only read, and ends jobs that hang', () => {
    expect(permissions).toEqual({contents: 'read'});
    expect(Object.entries(jobs).filter(([, job]) => !job['timeout-minutes'])).toEqual([]);
  });
});

describe('the checks', () => {
  const runs = Object.values(checks.jobs).flatMap((job) => job.steps.flatMap(({run = ''}) => run));
  const command = {test: /^npm test -- ([^-]*)/, more: /^npm run test:more -- ([^-]*)/};

  it.each(['test', 'more'] as const)('make each step of the tier `%s`, a build once for both', (tier) => {
    const names = runs.flatMap((run) => command[tier].exec(run)?.[1]?.split(' ') ?? []).filter(Boolean);
    const steps = STEPS[tier].map(({script}) => script);
    const expected = tier === 'more' ? steps.filter((script) => script !== 'build') : steps;
    expect(new Set(names)).toEqual(new Set(expected));
  });

  it('all have to pass before a change is merged or the site is published', () => {
    const {needs, if: condition} = checks.jobs.deploy!;
    const checking = Object.entries(checks.jobs).filter(([, job]) =>
      job.steps.some(({run}) => Object.values(command).some((pattern) => pattern.test(run ?? ''))),
    );
    expect(checking.length).toBeGreaterThan(3);
    expect(checks.jobs.checks?.needs).toEqual(checking.map(([name]) => name));
    // Without it, the job would be skipped where one of them fails, which counts as passed.
    expect(checks.jobs.checks?.if).toBe('always()');
    expect(checks.jobs.checks?.steps.map(({run}) => run)).toEqual(['exit 1']);
    expect(checks.jobs.checks?.steps[0]?.if?.split(' || ')).toEqual(
      ['failure', 'cancelled', 'skipped'].map((result) => `contains(needs.*.result, '${result}')`),
    );
    expect(needs).toEqual(['checks', 'site']);
    expect(condition).toBe("github.ref == 'refs/heads/main' && github.event_name != 'schedule'");
    const publishing = workflows.flatMap(([file, {jobs}]) =>
      Object.entries(jobs)
        .filter(([, job]) => job.steps.some(({uses}) => uses?.startsWith('actions/deploy-pages')))
        .map(([name]) => `${file} ${name}`),
    );
    expect(publishing).toEqual(['ci.yml deploy']);
  });

  it('are cancelled in pull requests only, and begin with what tools have kept only there', () => {
    expect(checks.concurrency['cancel-in-progress']).toBe("${{ github.event_name == 'pull_request' }}");
    const restored = Object.values(checks.jobs).flatMap((job) =>
      job.steps.filter(({uses}) => uses?.startsWith('actions/cache/restore')),
    );
    expect(restored.length).toBeGreaterThan(2);
    expect(restored.filter((step) => step.if !== "github.event_name == 'pull_request'")).toEqual([]);
  });
});

describe('what is published', () => {
  const {site, deploy} = checks.jobs;
  const actions = (job: Job | undefined) =>
    (job?.steps ?? []).map(({uses = '', run = ''}) => uses.replace(/@.*/, '') || run.split('\n')[0]!);
  const stepOf = (job: Job | undefined, text: string) =>
    job?.steps.find(({uses, run}) => uses?.startsWith(text) || run?.startsWith(text));

  it('is what the tests have read, unless a setting makes it another site', () => {
    expect(site?.needs).toBe('build');
    const [downloaded] = (site?.steps ?? []).filter(({uses}) =>
      uses?.startsWith('actions/download-artifact'),
    );
    expect(downloaded?.with).toEqual({name: 'site', path: 'build'});
    const conditions = stepOf(site, 'npm run build')
      ?.if?.split('||')
      .map((part) => part.trim());
    expect(conditions).toEqual(VARIABLES.map((name) => `vars.${name}`));
    expect(actions(site)).toContain('npm run test:content -- caching');
  });

  it('is built with every variable that the configuration reads', () => {
    const expected = VARIABLES.map((name) => [name, `\${{ vars.${name} }}`]);
    expect(stepOf(site, 'npm run build')?.env).toEqual(Object.fromEntries(expected));
  });

  it('is joined with earlier files, compared with its hashes, attested, published, and asked, in this order', () => {
    const order = [
      'node .ci/deploy/keep.mjs',
      'sha256sum --check --strict',
      'actions/upload-artifact',
      'actions/attest-build-provenance',
      'actions/upload-pages-artifact',
      'actions/deploy-pages',
      'node .ci/deploy/smoke.mjs',
    ];
    const all = actions(deploy);
    const places = order.map((start) => all.findIndex((action) => action.startsWith(start)));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places).not.toContain(-1);
  });

  it('has its hidden folders', () => {
    const uploads = [site, deploy].flatMap((job) => [
      stepOf(job, 'actions/upload-artifact'),
      stepOf(job, 'actions/upload-pages-artifact'),
    ]);
    const ofPages = uploads.filter((step) => step?.with?.path === 'build');
    expect(ofPages.map((step) => step?.with?.['include-hidden-files'])).toEqual([true, true]);
  });

  it('is published where no package is installed', () => {
    expect(actions(deploy).filter((action) => /\bnpm\b|npx|install/.test(action))).toEqual([]);
  });
});
