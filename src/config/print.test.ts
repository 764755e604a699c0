import {describe, expect, it} from 'vitest';
import {isPrintDocument, printIdOf} from './print';

describe('isPrintDocument', () => {
  it.each(['/docs/print', '/docs/print/learn', 'docs/print.html', 'docs/print/learn.html'])(
    '%s is one',
    (path) => {
      expect(isPrintDocument(path)).toBe(true);
    },
  );

  it.each(['/docs/printing', '/docs/printers/a', '/blog/docs/print', 'docs/print-it.html'])(
    '%s is not',
    (path) => {
      expect(isPrintDocument(path)).toBe(false);
    },
  );
});

describe('printIdOf', () => {
  it.each([
    ['docs', undefined, 'getting-started'],
    ['docs', 'Start here', 'getting-started'],
    ['docs', 'Build a service', 'build-a-service'],
    ['learn', 'Basics', 'learn'],
    ['contributing', 'RFCs', undefined],
  ])('of the sidebar %s and the category %s is %s', (sidebar, category, id) => {
    expect(printIdOf(sidebar, category)).toBe(id);
  });
});
