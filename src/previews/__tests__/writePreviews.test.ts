import fs from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {openPictureCache} from '../cache';
import {writePreviews} from '../writePreviews';

const ROOT = resolve(__dirname, '../../..');
const COMMON = 'https://wing.example/site/img/opengraph.png';
const page = (title: string, image = COMMON) =>
  `<html><head><title>${title} | Wing</title><meta property=og:image content=${image} /></head>`;

let outDir: string;

beforeEach(() => {
  outDir = fs.mkdtempSync(join(tmpdir(), 'previews-'));
  fs.mkdirSync(join(outDir, 'docs'));
});

afterEach(() => fs.rmSync(outDir, {recursive: true}));

const write = (routes: readonly string[]) =>
  writePreviews({
    root: ROOT,
    outDir,
    baseUrl: '/site/',
    siteUrl: 'https://wing.example/site/',
    routes,
    commonPicture: COMMON,
    signatures: new Map([['/site/docs/shelf', 'new cloud.Shelf()']]),
  });

it('writes a picture for each page, and names it there', async () => {
  fs.writeFileSync(join(outDir, 'index.html'), page('Home'));
  fs.writeFileSync(join(outDir, '404.html'), page('Gone'));
  fs.writeFileSync(join(outDir, 'docs/shelf.html'), page('Shelf'));
  fs.writeFileSync(join(outDir, 'docs/own.html'), page('Own', 'https://wing.example/own.png'));
  await write(['/site/', '/site/404.html', '/site/docs/shelf', '/site/docs/own']);
  const pictures = fs.readdirSync(join(outDir, 'img/previews'), {recursive: true, encoding: 'utf8'});
  expect(new Set(pictures)).toEqual(new Set(['404.png', 'docs', 'docs/shelf.png', 'index.png']));
  const shelf = fs.readFileSync(join(outDir, 'docs/shelf.html'), 'utf8');
  expect(shelf).toContain('content="https://wing.example/site/img/previews/docs/shelf.png"');
  expect(shelf).toContain('content="Shelf – Docs – new cloud.Shelf()"');
  expect(fs.readFileSync(join(outDir, 'docs/own.html'), 'utf8')).toBe(
    page('Own', 'https://wing.example/own.png'),
  );
});

it('names all pages whose pictures cannot be drawn', async () => {
  fs.writeFileSync(join(outDir, 'docs/one.html'), page('世'));
  fs.writeFileSync(join(outDir, 'docs/two.html'), page('界'));
  const written = write(['/site/docs/one', '/site/docs/two']);
  await expect(written).rejects.toThrow(/\/site\/docs\/one: "世".*\n\/site\/docs\/two: "界"/);
});

it('keeps pictures by what is on them', () => {
  const {fileOf} = openPictureCache(ROOT);
  const files = [{title: 'A'}, {title: 'B'}, {title: 'A', section: 'Docs'}, {title: 'A', date: 'Docs'}].map(
    fileOf,
  );
  expect(new Set(files).size).toBe(files.length);
  expect(openPictureCache(ROOT).fileOf({title: 'A'})).toBe(files[0]);
});
