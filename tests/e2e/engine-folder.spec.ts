/** The engine as a folder, in a page that has nothing of this site. */
import {createReadStream, existsSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import type * as Wing from '../../src/playground/pack/folder/api';
import {writeFolder} from '../../src/playground/pack/folder/writeFolder';
import {wingVersion} from '../../src/wing/command-line';
import {contentTypeOf, startHttpServer} from '../support/httpServer';
import {expect, test} from '../support/test';

const ROOT = resolve(__dirname, '../..');

const PROGRAM = `bring cloud;
let links = new cloud.Bucket();
test "a link is stored" {
  links.put("wing", "https://www.winglang.io");
  log(links.get("wing"));
}
`;

test('another site compiles and runs programs with it', async ({page}) => {
  const folder = mkdtempSync(join(tmpdir(), 'engine-'));
  await writeFolder({root: ROOT, version: wingVersion, outDir: folder});
  const missing: string[] = [];
  const server = await startHttpServer(({url = '/'}, response) => {
    if (url === '/')
      return void response.setHeader('content-type', 'text/html').end('<!doctype html><title>Bare</title>');
    const file = join(folder, url.replace(/^\/wing\//, ''));
    if (!existsSync(file)) return (missing.push(url), void response.writeHead(404).end());
    response.setHeader('content-type', contentTypeOf(file));
    createReadStream(file).pipe(response);
  });
  await page.goto(server.origin);
  const {diagnostics, events, clouds} = await page.evaluate(async (text) => {
    const {compile, run} = (await import(String('/wing/wing.js'))) as typeof Wing;
    const toProgram = (main: string) => ({files: {'main.w': main}, entry: 'main.w'});
    // Each has its own answer, although they are asked for at once.
    const compiled = await Promise.all(
      ['let a = 1;\nlet b: str = a;', text].map((one) => compile(toProgram(one))),
    );
    const seen: Wing.RunEvent[] = [];
    await run(toProgram(text), {onEvent: (event) => seen.push(event)}).done;
    const compiledFor: Wing.RunEvent[] = [];
    const onEvent = (event: Wing.RunEvent) => compiledFor.push(event);
    await run(toProgram(text), {mode: 'clouds', clouds: ['tf-aws'], onEvent}).done;
    return {diagnostics: compiled, events: seen, clouds: compiledFor};
  }, PROGRAM);
  await server.close();
  rmSync(folder, {recursive: true});

  expect(diagnostics).toEqual([
    [
      expect.objectContaining({
        severity: 'error',
        message: expect.stringContaining('Expected type to be "str"'),
        place: {file: 'main.w', line: 2, column: 14},
      }),
    ],
    [],
  ]);
  expect(events).toContainEqual(expect.objectContaining({kind: 'log', text: 'https://www.winglang.io'}));
  expect(events).toContainEqual(expect.objectContaining({kind: 'test', pass: true}));
  expect(events.at(-1)).toEqual({kind: 'ended', by: 'itself'});
  expect(clouds).toContainEqual(
    expect.objectContaining({
      kind: 'cloud',
      cloud: 'tf-aws',
      terraform: expect.stringContaining('aws_s3_bucket'),
    }),
  );
  expect(missing.filter((url) => url !== '/favicon.ico')).toEqual([]);
});
