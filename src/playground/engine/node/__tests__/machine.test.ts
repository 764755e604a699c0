import {expect, it} from 'vitest';
import {Machine} from '../machine';
import {Realm} from '../realm';

const PROGRAM = `const http = require("http");
exports.started = new Promise((resolve) => {
  const server = http.createServer((request, response) => response.end(process.env.NAME));
  server.once("error", (error) => resolve(error.code));
  server.listen(Number(process.env.PORT), () => resolve(server.address().port));
});
exports.ask = async (port) => (await fetch("http://localhost:" + port)).text();`;

interface Program {
  readonly started: Promise<unknown>;
  ask(port: unknown): Promise<string>;
}

function start(machine: Machine, name: string, port: number): Program {
  machine.vol.mkdirSync('/proj', {recursive: true});
  machine.fs.writeFileSync('/proj/main.js', PROGRAM);
  const realm = new Realm(machine, {env: {NAME: name, PORT: String(port)}});
  return realm.load('/proj/main.js') as Program;
}

it.each([
  ['a port that they name', 4000, 4000],
  ['the next free port', 0, 40_000],
])('two machines in one worker do not share %s', async (_title, port, expected) => {
  const programs = ['one', 'other'].map((name) => start(new Machine({sdk: {}}), name, port));
  expect(await Promise.all(programs.map(({started}) => started))).toEqual([expected, expected]);
  expect(await Promise.all(programs.map(({ask}) => ask(expected)))).toEqual(['one', 'other']);
});

it('two processes of one machine share its ports', async () => {
  const machine = new Machine({sdk: {}});
  const [first, second] = [start(machine, 'one', 4000), start(machine, 'other', 4000)];
  expect(await first.started).toBe(4000);
  expect(await second.started).toBe('EADDRINUSE');
  expect(await second.ask(4000)).toBe('one');
});

it('a machine that has ended lets no program of another down', async () => {
  const [ended, other] = [new Machine({sdk: {}}), new Machine({sdk: {}})];
  const [first, second] = [start(ended, 'one', 4000), start(other, 'other', 4000)];
  await Promise.all([first.started, second.started]);
  ended.killAll();
  expect(await second.ask(4000)).toBe('other');
});

it('a file handle reads at a negative position as that of Node does', async () => {
  const {fs, vol} = new Machine({sdk: {}});
  vol.fromJSON({'/note.txt': 'hello'});
  const handle = await fs.promises.open('/note.txt', 'r');
  const buffer = new Uint8Array(7);
  expect((await handle.read(buffer, 0, 7, -2)).bytesRead).toBe(5);
  expect(new TextDecoder().decode(buffer)).toBe('hello\0\0');
  expect((await handle.read(buffer, 0, 7, -2)).bytesRead).toBe(0);
});
