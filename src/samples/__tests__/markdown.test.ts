import {describe, expect, it} from 'vitest';
import {readFences} from '../markdown';

describe('readFences', () => {
  it('finds fences with their line, indentation and heading', () => {
    const page =
      '---\ntitle: "```wing"\n---\n## First {#one}\n\n- Item\n\n  ```wing title="a.w"\n  let a = 1;\n  ```\n';
    expect(readFences(page)).toEqual([
      {lang: 'wing', meta: 'title="a.w"', body: 'let a = 1;', line: 8, indent: 2, heading: 'First'},
    ]);
  });

  it('takes neither indented code nor a fence inside a fence for a fence', () => {
    expect(readFences('    let a = 1;\n\n````md\n```wing\n```\n````\n').map(({lang}) => lang)).toEqual([
      'md',
    ]);
  });

  it('reads pages with imports and elements', () => {
    const page = "import Tabs from '@theme/Tabs';\n\n<Tabs>\n\n~~~wing\nlog(1);\n~~~\n\n</Tabs>\n";
    expect(readFences(page)).toMatchObject([{lang: 'wing', body: 'log(1);', line: 5, heading: ''}]);
  });
});
