/**
 * The records of the browser tests that passed: what each asked of the sites, and what it was answered. A test whose record
 * is still exact would be answered the same, and so passes again.
 */
import {mkdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {hashText} from './contents';

export interface Record {
  /** Hash of what all tests depend on: their sources, the packages, the browser. */
  readonly basis: string;
  /** Hash of the files that the test reads itself, beside what the browser asks for. */
  readonly inputs: string;
  /** What the sites answered, by the name of what was asked for. */
  readonly answers: Readonly<{[name: string]: string}>;
}

export interface Records {
  readonly read: (test: string) => Record | undefined;
  readonly write: (test: string, record: Record) => void;
  readonly delete: (test: string) => void;
}

/** The records in a folder, each in a file. One that cannot be read is none. */
export function recordsIn(folder: string): Records {
  const fileOf = (test: string) => join(folder, `${hashText(test)}.json`);
  return {
    read: (test) => {
      try {
        return JSON.parse(readFileSync(fileOf(test), 'utf8')) as Record;
      } catch {
        return undefined;
      }
    },
    write: (test, record) => {
      mkdirSync(folder, {recursive: true});
      const unfinished = `${fileOf(test)}.${process.pid}`;
      writeFileSync(unfinished, JSON.stringify(record));
      renameSync(unfinished, fileOf(test));
    },
    delete: (test) => rmSync(fileOf(test), {force: true}),
  };
}

/**
 * Whether a test with this record would see the same again.
 *
 * @param now what all tests depend on, and the test by itself, as it is now
 * @param answerTo what is answered now to a name
 */
export function isExact(
  {basis, inputs, answers}: Record,
  now: Omit<Record, 'answers'>,
  answerTo: (name: string) => string,
): boolean {
  if (basis !== now.basis || inputs !== now.inputs) return false;
  const asked = Object.entries(answers);
  // A test that asks for nothing and reads nothing depends on what no record knows.
  if (asked.length === 0 && inputs === '') return false;
  return asked.every(([name, answer]) => answerTo(name) === answer);
}
