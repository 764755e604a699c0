import {expect, it} from 'vitest';
import {drawingOf} from './drawings';

const pathOf = (href: string) => drawingOf(href).map(({d}) => d);

it('tells the core concepts apart', () => {
  const concepts = ['inflights', 'application-tree', 'tests', 'simulator', 'platforms'];
  expect(new Set(concepts.map((name) => pathOf(`/docs/concepts/${name}`).join())).size).toBe(concepts.length);
});

it('draws phases in their colours, and all else in that of the text', () => {
  expect(drawingOf('/docs/concepts/inflights').map(({colour}) => colour)).toEqual([
    'var(--preflight, currentColor)',
    'var(--inflight, currentColor)',
  ]);
  expect(drawingOf('/docs/concepts/tests')[0]!.colour).toBeUndefined();
});

it('draws a page that it does not know as its folder, or as a page', () => {
  expect(pathOf('/docs/libraries/winglibs/new')).toEqual(pathOf('/docs/libraries/creating-winglibs'));
  expect(pathOf('/contributing/rfcs/template')).toEqual(pathOf('/constructor'));
});
