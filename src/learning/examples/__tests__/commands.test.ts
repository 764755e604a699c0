import {describe, expect, it} from 'vitest';
import {unescapeHtml} from '../../../lib/unescapeHtml';
import {toCommands} from '../commands';
import type {ExampleEntry} from '../types';

const EXAMPLE = {
  platform: ['sim', 'tf-azure', 'awscdk'],
  githubURL: 'https://github.com/example/site.git',
  repoDirectory: '/docs/examples/counting/',
  program: {entrypoint: '/site/docs/examples/counting/main.w', hasPackages: true},
} as unknown as ExampleEntry;
const textOf = (html = '') => unescapeHtml(html.replace(/<[^>]+>/g, '')).trimEnd();

describe('toCommands', () => {
  it('tells how to get the program', () => {
    expect(textOf(toCommands(EXAMPLE)?.get.html).split('\n')).toEqual([
      'git clone https://github.com/example/site',
      'cd site/docs/examples/counting',
      'npm install',
    ]);
  });

  it('compiles for the platforms that the toolchain knows, with what they ask for', () => {
    const compile = toCommands(EXAMPLE)?.compile ?? {};
    expect(Object.keys(compile)).toEqual(['sim', 'tf-azure']);
    expect(textOf(compile['tf-azure']?.html)).toBe(
      'export AZURE_LOCATION="East US"\nwing compile --platform tf-azure main.w',
    );
  });

  it('gives the commands the classes that a fence has', () => {
    expect(toCommands(EXAMPLE)?.get.html).toContain('<span class="token function">git</span>');
  });

  it('has none for a program that cannot be compiled, or for none', () => {
    const program = {entrypoint: 'main.w', hasPackages: false, notChecked: 'not on the registry'};
    expect(toCommands({...EXAMPLE, program})).toBeUndefined();
    expect(toCommands({...EXAMPLE, program: undefined})).toBeUndefined();
  });
});
