import fc, {type Arbitrary} from 'fast-check';
import {deflateSync} from 'fflate';
import {expect, it} from 'vitest';
import {hostileText, mutated, SEED} from '../../../../tests/support/hostile';
import {fromBase64, toBase64Url} from '../base64';
import {checksum} from '../checksum';
import {MAX_LINK_CHARACTERS, readLink, writeLink} from '../link';
import {programProblems} from '../program';
import {hostilePrograms, programs} from './generated';

/** What a refusal may take on the page. */
const MAX_MESSAGE_CHARACTERS = 1_000;

it('a program comes out of a link as it went in', async () => {
  await holds(programs(), 500, async (program) => {
    expect(await readLink(await writeLink(program))).toEqual({kind: 'program', program});
  });
});

it('an address gives no program, one that can be opened, or a refusal', async () => {
  const hashes = fc.oneof(
    hostileText(),
    hostileText().map((text) => `#${text}`),
    hostileText().map((text) => `#program=1.${text}`),
    fc
      .tuple(fc.bigInt({min: 0n, max: 10n ** 30n}), hostileText(50))
      .map(([version, text]) => `#program=${version}.${text}`),
  );
  await holds(hashes, 1_500, expectSound);
});

it('a link with changed or missing signs is none, or still that of the program', async () => {
  const links = fc.oneof(
    programs().chain((program) => fc.tuple(fc.constant(program), mutated(fc.constant(program).map(toLink)))),
    programs().chain((program) =>
      fc.tuple(
        fc.constant(program),
        fc.nat().map((at) => cut(toLink(program), at)),
      ),
    ),
    programs().chain((program) =>
      fc.tuple(
        fc.constant(program),
        fc.nat().map((at) => flip(toLink(program), at)),
      ),
    ),
  );
  await holds(links, 1_000, async ([program, link]) => {
    await expectSound(link);
    const result = await readLink(link);
    if (result.kind === 'program') expect(result.program).toEqual(program);
  });
});

it('a link with the right check sum holds anything, and gives no more than a program', async () => {
  const links = fc.oneof(
    hostilePrograms().map((value) => toLink(value)),
    hostileText().map((text) => linkOf(new TextEncoder().encode(text))),
    fc.uint8Array({maxLength: 2_000}).map(linkOf),
  );
  await holds(links, 1_000, expectSound);
});

it('packed data of any kind is unpacked no further than to the limit', async () => {
  const links = fc
    .uint8Array({minLength: 5, maxLength: 3_000})
    .map((data) => `#program=1.${toBase64Url(data)}`);
  await holds(links, 1_000, expectSound);
});

it('bytes come out of base64 as they went in', () => {
  fc.assert(
    fc.property(fc.uint8Array({maxLength: 500}), (bytes) => {
      expect(toBase64Url(bytes)).toMatch(/^[\w-]*$/);
      expect(fromBase64(toBase64Url(bytes))).toEqual(bytes);
      expect(fromBase64(Buffer.from(bytes).toString('base64'))).toEqual(bytes);
    }),
    {seed: SEED, numRuns: 1_000},
  );
});

async function expectSound(link: string): Promise<void> {
  const result = await readLink(link);
  if (result.kind === 'program') {
    expect(programProblems(result.program)).toEqual([]);
    expect(Object.keys(result.program)).toEqual(['files', 'entry', 'compilerVersion']);
    expect(link.length).toBeLessThanOrEqual(MAX_LINK_CHARACTERS);
  } else if (result.kind === 'bad') {
    expect(result.message.length).toBeLessThan(MAX_MESSAGE_CHARACTERS);
  } else expect(result).toEqual({kind: 'none'});
}

/** By another way than the code, which writes no other values than programs. */
function toLink(value: unknown): string {
  const json = JSON.stringify(value, (_, one: unknown) => (typeof one === 'bigint' ? String(one) : one)) as
    string | undefined;
  return linkOf(new TextEncoder().encode(json ?? 'null'));
}

function linkOf(bytes: Uint8Array): string {
  return `#program=1.${Buffer.from([...checksum(bytes), ...deflateSync(bytes)]).toString('base64url')}`;
}

function cut(link: string, at: number): string {
  return link.slice(0, at % link.length);
}

/** Changes one bit of what is packed. */
function flip(link: string, at: number): string {
  const bytes = Buffer.from(link.slice('#program=1.'.length), 'base64url');
  const index = at % (bytes.length * 8);
  bytes[index >> 3]! ^= 1 << (index & 7);
  return `#program=1.${bytes.toString('base64url')}`;
}

async function holds<Input>(
  inputs: Arbitrary<Input>,
  numRuns: number,
  check: (input: Input) => Promise<void>,
): Promise<void> {
  await fc.assert(fc.asyncProperty(inputs, check), {seed: SEED, numRuns});
}
