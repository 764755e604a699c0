import {existsSync, readFileSync} from 'node:fs';
import {resolve} from 'node:path';
import {parseConfigFileTextToJson} from 'typescript';
import {describe, expect, it} from 'vitest';
import {ENTRANCES, HARMLESS} from './entrances';

const ROOT = resolve(__dirname, '..');
const read = (path: string) => readFileSync(resolve(ROOT, path), 'utf8');
const RULES = ['no-restricted-globals', 'no-restricted-properties'] as const;

/** What a module is in the list for. */
const USED = /\b(?:location|localStorage|sessionStorage|fetch|postMessage)\b/;

interface Override {
  readonly files: readonly string[];
  readonly rules?: Readonly<Record<string, unknown>>;
}

function readLint(): readonly Override[] {
  const {config} = parseConfigFileTextToJson('.oxlintrc.json', read('.oxlintrc.json')) as {
    config: {readonly overrides: readonly Override[]};
  };
  return config.overrides;
}

describe('the list of entrances', () => {
  it('names modules, parsers and tests that exist', () => {
    for (const {name, reader, parser, test} of ENTRANCES) {
      const [file = '', exported = ''] = parser.split('#');
      expect(existsSync(resolve(ROOT, reader)), `${name}: ${reader}`).toBe(true);
      expect(read(file), name).toMatch(new RegExp(`export (?:async )?(?:function|const) ${exported}\\b`));
      expect(read(test), name).toContain(exported);
    }
  });

  it('has each entrance once', () => {
    const names = ENTRANCES.map(({name}) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  it('is what the lint lets through, but for code that is no script of a page', () => {
    const allowed = readLint().find(({rules}) => RULES.every((rule) => rules?.[rule] === 'off'))!;
    const modules = [...ENTRANCES.map(({reader}) => reader), ...HARMLESS.map(({module}) => module)];
    expect(allowed.files.filter((file) => !file.includes('*'))).toEqual([...new Set(modules)].sort());
    expect(HARMLESS.filter(({module}) => ENTRANCES.some(({reader}) => reader === module))).toEqual([]);
  });

  it('names no module that has no need of it', () => {
    for (const {module} of HARMLESS) expect(read(module), module).toMatch(USED);
  });
});
