import {execFileSync} from 'node:child_process';
import {copyFileSync, mkdirSync, readFileSync, symlinkSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import type {Entry} from './entries';

/** Copies the files that git has or would take, and links the packages. */
export function copyRepository(root: string, copy: string): void {
  const list = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
  });
  const deleted = execFileSync('git', ['ls-files', '--deleted', '-z'], {cwd: root, encoding: 'utf8'});
  const gone = new Set(deleted.split('\0'));
  for (const file of new Set(list.split('\0').filter((one) => one && !gone.has(one)))) {
    mkdirSync(dirname(join(copy, file)), {recursive: true});
    copyFileSync(join(root, file), join(copy, file));
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'dir');
}

/** Adds what a contributor would, and nothing else. */
export function addEntry({files = {}, line}: Entry, copy: string): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(copy, file)), {recursive: true});
    writeFileSync(join(copy, file), text);
  }
  if (!line) return;
  const file = join(copy, line.file);
  const lines = readFileSync(file, 'utf8').split('\n');
  const place = lines.findIndex((text) => text.includes(line.after));
  if (place < 0) throw new Error(`${line.file} has no line with "${line.after}".`);
  writeFileSync(file, [...lines.slice(0, place + 1), line.text, ...lines.slice(place + 1)].join('\n'));
}
