/** A machine with a few files, and a realm whose output is kept. */
import {Machine, type MachineOptions} from '../machine';
import {Realm, type RealmOptions} from '../realm';

export interface TestRealm {
  readonly machine: Machine;
  readonly realm: Realm;
  readonly output: string[];
  readonly errors: string[];
}

type Options = Partial<MachineOptions> & Omit<RealmOptions, 'stdout' | 'stderr'>;

/** @param files texts by their paths in `/proj`, or absolute paths */
export function createTestRealm(files: Readonly<Record<string, string>>, options: Options = {}): TestRealm {
  const {sdk = {}, onOutput, outside, findConverter, ...realmOptions} = options;
  const machine = new Machine({sdk, onOutput, outside, findConverter});
  machine.vol.mkdirSync('/proj', {recursive: true});
  for (const [path, text] of Object.entries(files)) {
    const file = path.startsWith('/') ? path : `/proj/${path}`;
    machine.vol.mkdirSync(file.replace(/\/[^/]*$/, '') || '/', {recursive: true});
    machine.fs.writeFileSync(file, text);
  }
  const output: string[] = [];
  const errors: string[] = [];
  const realm = new Realm(machine, {
    ...realmOptions,
    stdout: (text) => output.push(text),
    stderr: (text) => errors.push(text),
  });
  return {machine, realm, output, errors};
}

/** Waits until something holds. @throws Error when it does not within 20 seconds */
export async function until(holds: () => boolean): Promise<void> {
  const end = Date.now() + 20_000;
  while (!holds()) {
    if (Date.now() > end) throw new Error(`It never came to ${String(holds)}.`);
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
}
