import fc from 'fast-check';
import {expect, it} from 'vitest';
import {hostileText, mutated, neverBreaks, SEED} from '../../../../tests/support/hostile';
import {readLink} from '../link';
import {readOldLink, rewriteOldLink} from '../oldLink';
import {programProblems} from '../program';

const VERSION = '0.85.49';

/** As programs are: no zero, and no halves of signs, which UTF-8 does not have. */
const TEXT = fc.string({unit: 'binary', minLength: 1, maxLength: 200}).filter((text) => !text.includes('\0'));

const CODE = fc
  .tuple(TEXT, fc.constantFrom('utf8', 'utf16le'), fc.boolean(), fc.boolean())
  .map(([text, encoding, isInParentheses, isEscaped]) => {
    const code = Buffer.from(text, encoding as BufferEncoding).toString('base64');
    const whole = isInParentheses ? `(${code})` : code;
    return isEscaped ? encodeURIComponent(whole) : whole;
  });

it('a text is read in UTF-8', () => {
  neverBreaks(
    TEXT.filter((text) => !text.startsWith('\uFEFF')),
    (text) => readOldLink(`/play?code=${encodeURIComponent(Buffer.from(text).toString('base64'))}`, VERSION),
    (result, text) =>
      expect(result).toMatchObject({program: {files: {'main.w': text.replace(/\r\n?/g, '\n')}}}),
  );
});

it('a query gives no program, one that can be opened, or a refusal', () => {
  const queries = fc.oneof(
    hostileText(),
    hostileText().map((text) => `?code=${text}`),
    mutated(CODE).map((code) => `/play?code=${code}`),
    fc.uint8Array({maxLength: 300}).map((bytes) => `?code=${Buffer.from(bytes).toString('base64url')}`),
  );
  neverBreaks(
    queries,
    (url) => readOldLink(url, VERSION),
    (result) => {
      if (result.kind === 'program') expect(programProblems(result.program)).toEqual([]);
      else if (result.kind === 'bad') expect(result.message.length).toBeLessThan(1_000);
      else expect(result).toEqual({kind: 'none'});
    },
    4_000,
  );
});

it('what takes the place of an old link opens the same program, and keeps nothing of the old one', async () => {
  const urls = fc
    .tuple(fc.webPath(), CODE, fc.boolean())
    .map(([path, code, hasMore]) => `${path}?${hasMore ? 'a=b&' : ''}code=${code}#x`);
  await fc.assert(
    fc.asyncProperty(urls, async (url) => {
      const result = readOldLink(url, VERSION);
      const rewritten = await rewriteOldLink(url, result);
      expect(rewritten).not.toContain('code=');
      expect(await readLink(rewritten)).toEqual(result.kind === 'program' ? result : {kind: 'none'});
    }),
    {seed: SEED, numRuns: 500},
  );
});
