import {describe, expect, it} from 'vitest';
import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {BUILTIN_PLATFORMS} from '../../../wing/language/platforms';
import {UNREAD} from '../exceptions';
import {type AskToolchain, measure} from '../measure';
import type {Probe} from '../probes';

const PROBES: readonly Probe[] = [
  {resource: 'cloud.Box', member: 'new()', kind: 'constructor', program: 'box'},
  {resource: 'cloud.Box', member: 'new(lid:)', kind: 'option', program: 'box lid', without: 'box'},
  {resource: 'cloud.Box', member: 'size', kind: 'property', program: 'box size'},
  {resource: 'cloud.Box', member: 'open()', kind: 'inflight', program: 'box open', statement: 'open'},
  {resource: 'cloud.Box', member: 'shut()', kind: 'inflight', program: 'box shut', statement: 'shut'},
];

/** A toolchain of rules: a word of the program, the target that refuses it, and its words. */
function toolchain(
  rules: readonly (readonly [string, string, string])[],
  hides: Readonly<Record<string, string>> = {},
) {
  const asked: string[] = [];
  const ask: AskToolchain = (questions) =>
    Promise.resolve(
      questions.map(({program, platforms}) => {
        asked.push(`${program.split('\n')[0]} on ${platforms.join(' ')}`);
        const outcomes = platforms.map((platform) => {
          const rule = rules.find(([word, target]) => target === platform && program.includes(word));
          if (!rule) return [platform, {fingerprint: program.replace(hides[platform] ?? '', '').trim()}];
          const stage = rule[2].startsWith('error') ? 'compile' : 'preflight';
          return [
            platform,
            {failure: {stage, platform, text: `Error: ${rule[2]}\n  --> main.w:2:1`, locations: []}},
          ];
        });
        return Object.fromEntries(outcomes) as object;
      }),
    );
  return {ask, asked};
}

const answersOf = async (ask: AskToolchain, member: string) => {
  const row = (await measure(PROBES, ask, '1.2.3')).resources['cloud.Box']![member]!;
  return BUILTIN_PLATFORMS.map((platform) => row[platform]);
};

describe('measuring', () => {
  it('tells what compiles, and the words of the target that refuses', async () => {
    const {ask} = toolchain([['size', 'tf-gcp', 'no sizes here\nCome again.']]);
    expect(await answersOf(ask, 'size')).toEqual(['yes', 'yes', 'yes', {no: 'no sizes here\nCome again.'}]);
  });

  it('sees that an option makes no difference', async () => {
    const {ask} = toolchain([], {sim: 'lid'});
    expect(await answersOf(ask, 'new(lid:)')).toEqual(['ignored', 'yes', 'yes', 'yes']);
  });

  it('asks no more about a resource that a target does not have', async () => {
    const {ask, asked} = toolchain([['box', 'tf-azure', 'no boxes']]);
    expect(await answersOf(ask, 'open()')).toEqual(['yes', 'yes', {no: 'no boxes'}, 'yes']);
    expect(asked.filter((one) => one.includes('tf-azure'))).toEqual(['box on sim tf-aws tf-azure tf-gcp']);
  });

  it('asks about inflight methods one by one where they are refused together', async () => {
    const {ask, asked} = toolchain([['shut', 'tf-aws', 'cannot shut']]);
    expect(await answersOf(ask, 'open()')).toEqual(['yes', 'yes', 'yes', 'yes']);
    expect(await answersOf(ask, 'shut()')).toEqual(['yes', {no: 'cannot shut'}, 'yes', 'yes']);
    expect(asked).toContain('box open on tf-aws');
    expect(asked).not.toContain('box open on sim');
  });

  it('rejects a probe that is no Wing, and one that no target takes', async () => {
    await expect(
      measure(PROBES, toolchain([['size', 'sim', 'error: no such thing']]).ask, '1'),
    ).rejects.toThrow('A probe does not compile:\nbox size');
    const rules = BUILTIN_PLATFORMS.map((platform) => ['size', platform, 'never'] as const);
    await expect(measure(PROBES, toolchain(rules).ask, '1')).rejects.toThrow(
      'cloud.Box size: no target takes the probe',
    );
  });
});

describe('the options that nothing reads', () => {
  const sdk = path.dirname(createRequire(__filename).resolve('@winglang/sdk/package.json'));

  it.each(UNREAD.map((one) => [one.member, one] as const))(
    '%s is not in the code that would have to',
    (_, one) => {
      const code = fs
        .readFileSync(path.join(sdk, one.reader), 'utf8')
        .replace(/^\/\/# sourceMappingURL=.*$/m, '');
      expect(code).not.toContain(one.word);
    },
  );
});
