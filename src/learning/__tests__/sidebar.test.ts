import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {toSidebar} from '../sidebar';

let docs: string;
beforeEach(() => {
  docs = fs.mkdtempSync(path.join(os.tmpdir(), 'learning-path-'));
  fs.mkdirSync(path.join(docs, 'learn'));
  for (const name of ['index.mdx', 'a.md', 'b.md']) fs.writeFileSync(path.join(docs, 'learn', name), 'Text');
});
afterEach(() => fs.rmSync(docs, {recursive: true}));

describe('the sidebar of the tutorials', () => {
  it('has the groups in their order, with the minutes', () => {
    expect(toSidebar([{label: 'One', lessons: ['b', 'a']}], docs)).toEqual([
      'learn/index',
      {
        type: 'category',
        label: 'One',
        collapsed: false,
        items: [
          {type: 'doc', id: 'learn/b', customProps: {minutes: 1}},
          {type: 'doc', id: 'learn/a', customProps: {minutes: 1}},
        ],
      },
    ]);
  });
});
