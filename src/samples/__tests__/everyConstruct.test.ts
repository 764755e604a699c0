import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {highlightLines} from '../highlight';

const FILE = path.join(__dirname, '../../wing/language/__fixtures__/everyConstruct.main.w');
const text = fs.readFileSync(FILE, 'utf8');

describe('a program with every construct of the language', () => {
  it('has these classes on its tokens', () => {
    expect(highlightLines(text, 'wing').join('\n')).toMatchSnapshot();
  });
});
