import {resolve} from 'node:path';
import {describe, expect, it} from 'vitest';
import remarkFileFence from '../remarkFileFence';

function fill(meta: string, value = ''): string {
  const fence = {type: 'code', meta, value, position: {start: {line: 7}}};
  const tree = {type: 'root', children: [{type: 'paragraph'}, {type: 'listItem', children: [fence]}]};
  remarkFileFence()(tree, {path: resolve(__dirname, '../__fixtures__/page.md')});
  return fence.value;
}

describe('remarkFileFence', () => {
  it('fills in the file without the marks of its regions', () => {
    const text = fill('title="main.w" file="./main.w"');
    expect(text).toMatch(/^bring cloud;\n\nlet bucket/);
    expect(text).toMatch(/\}$/);
    expect(text).not.toContain('region');
  });

  it('fills in one region, without its indentation', () => {
    expect(fill('file="./main.w" region="resources"')).toBe('let bucket = new cloud.Bucket();');
    expect(fill('file="./main.w" region="body"')).toBe('bucket.put("a.txt", "a");');
  });

  it('leaves other fences alone', () => {
    expect(fill('title="main.w"', 'log("a");')).toBe('log("a");');
  });

  it.each([
    ['file="./other.w"', '', 'there is no file "./other.w" beside the page'],
    ['file="./main.w" region="bdy"', '', 'there is no region "bdy"; it has resources, body'],
    ['file="./page.txt" region', '', 'file and region need a value'],
    ['file="./main.w"', 'let x = 1;', 'has no text of its own'],
  ])('rejects %s, with the page and the line', (meta, value, message) => {
    expect(() => fill(meta, value)).toThrowError(`plugins/code-samples/__fixtures__/page.md:7: `);
    expect(() => fill(meta, value)).toThrowError(message);
  });
});
