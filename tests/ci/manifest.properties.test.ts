import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

type Row = {readonly bytes: number; readonly sha256: string; readonly deploys: readonly number[]};
type Manifest = {
  readonly deploys: readonly {readonly id: string; readonly from: string; readonly until?: string}[];
  readonly files: ReadonlyMap<string, Row>;
};
type Manifests = {
  readManifest(text: string): Manifest;
  writeManifest(manifest: Manifest): string;
  mayStay(path: string): boolean;
};

const module = '../../.ci/deploy/manifest.mjs';
const {mayStay, readManifest, writeManifest} = (await import(module)) as Manifests;

const RUN = {seed: 17, numRuns: 1_000};

const hash = fc.string({
  unit: fc.constantFrom(...Array.from('0123456789abcdef')),
  minLength: 64,
  maxLength: 64,
});
const name = fc.string({unit: fc.constantFrom(...Array.from('ab09_~.-/')), minLength: 1, maxLength: 12});
const path = fc.tuple(fc.constantFrom('assets', 'playground'), name).map((parts) => parts.join('/'));
const date = fc
  .date({min: new Date('2020-01-01'), max: new Date('2100-01-01'), noInvalidDate: true})
  .map((one) => one.toISOString());
const deploy = fc.record(
  {id: fc.string({maxLength: 60}), from: date, until: date},
  {requiredKeys: ['id', 'from']},
);
const row = fc.record({bytes: fc.nat(), sha256: hash, deploys: fc.constant([0])});
const manifest = fc.record({
  deploys: fc.array(deploy, {minLength: 1, maxLength: 5}),
  files: fc.array(fc.tuple(path.filter(mayStay), row), {maxLength: 8}).map((rows) => new Map(rows)),
});

/** Reads a text, or tells that it was refused. */
function read(text: string): Manifest | undefined {
  try {
    return readManifest(text);
  } catch (error) {
    expect(error).toBeInstanceOf(Error);
    expect((error as Error).message).toMatch(/^deploys\.json of the earlier deploy cannot be read: /);
    return undefined;
  }
}

function expectShape({deploys, files}: Manifest): void {
  expect(deploys.filter(({from}) => Number.isNaN(Date.parse(from)))).toEqual([]);
  for (const [file, {bytes, sha256, deploys: needed}] of files) {
    expect(mayStay(file)).toBe(true);
    expect(file.split('/')).not.toContain('..');
    expect(bytes).toBeGreaterThanOrEqual(0);
    expect(sha256).toMatch(/^[0-9a-f]{64}$/);
    expect(needed.filter((index) => !deploys[index])).toEqual([]);
  }
}

describe('the list that the last deploy left', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(manifest, (one) => {
        expect(readManifest(writeManifest(one))).toEqual(one);
      }),
      RUN,
    );
  });

  it('is refused in a sentence, or has its shape: any text', () => {
    const text = fc.oneof(
      fc.string(),
      fc.json(),
      fc.json().map((json) => `{"format": 1, "deploys": [], "files": ${json}}`),
    );
    fc.assert(
      fc.property(text, (one) => {
        const result = read(one);
        if (result) expectShape(result);
      }),
      RUN,
    );
  });

  it('is refused in a sentence, or has its shape: a list that was changed', () => {
    const change = fc.tuple(fc.nat(), fc.string({maxLength: 3}), fc.nat({max: 4}));
    fc.assert(
      fc.property(manifest, change, (one, [at, put, cut]) => {
        const text = writeManifest(one);
        const place = at % text.length;
        const result = read(text.slice(0, place) + put + text.slice(place + cut));
        if (result) expectShape(result);
      }),
      RUN,
    );
  });
});
