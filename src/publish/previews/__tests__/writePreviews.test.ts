import fs from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {BuiltPage} from '../../../lib/builtPage';
import {openPictureCache} from '../cache';
import {writePreviews} from '../writePreviews';

const ROOT = resolve(__dirname, '../../../..');
const COMMON = 'https://wing.example/site/img/opengraph.png';
const page = (title: string, image = COMMON) =>
  `<html><head><title>${title} | Wing</title><meta property=og:image content=${image} /></head>`;

let outDir: string;

beforeEach(() => {
  outDir = fs.mkdtempSync(join(tmpdir(), 'previews-'));
});

afterEach(() => fs.rmSync(outDir, {recursive: true}));

const write = (pages: readonly BuiltPage[]) =>
  writePreviews({
    root: ROOT,
    outDir,
    siteUrl: 'https://wing.example/site/',
    pages,
    commonPicture: COMMON,
    signatures: new Map([['/docs/shelf', 'new cloud.Shelf()']]),
  });

it('writes a picture for each page, and names it there', async () => {
  const own = page('Own', 'https://wing.example/own.png');
  const pages = [
    new BuiltPage('index.html', page('Home')),
    new BuiltPage('404.html', page('Gone')),
    new BuiltPage('docs/shelf.html', page('Shelf')),
    new BuiltPage('docs/own.html', own),
  ];
  await write(pages);
  const pictures = fs.readdirSync(join(outDir, 'img/previews'), {recursive: true, encoding: 'utf8'});
  expect(new Set(pictures)).toEqual(new Set(['404.png', 'docs', 'docs/shelf.png', 'index.png']));
  const shelf = pages[2]!.html;
  expect(shelf).toContain('content="https://wing.example/site/img/previews/docs/shelf.png"');
  expect(shelf).toContain('content="Shelf – Docs – new cloud.Shelf()"');
  expect(pages[3]!.html).toBe(own);
});

it('names all pages whose pictures cannot be drawn', async () => {
  const written = write([
    new BuiltPage('docs/one.html', page('世')),
    new BuiltPage('docs/two.html', page('界')),
  ]);
  await expect(written).rejects.toThrow(/\/docs\/one: "世".*\n\/docs\/two: "界"/);
});

it('keeps pictures by what is on them', () => {
  const {fileOf} = openPictureCache(ROOT);
  const files = [{title: 'A'}, {title: 'B'}, {title: 'A', section: 'Docs'}, {title: 'A', date: 'Docs'}].map(
    fileOf,
  );
  expect(new Set(files).size).toBe(files.length);
  expect(openPictureCache(ROOT).fileOf({title: 'A'})).toBe(files[0]);
});
