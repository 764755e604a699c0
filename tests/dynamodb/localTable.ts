/** Packages with which `@winglibs/dynamodb` has its tables in dynalite, where it would start a container in the simulator. */
import {cpSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {type RequestListener, type Server, createServer} from 'node:http';
import {createRequire} from 'node:module';
import type {AddressInfo} from 'node:net';
import {join} from 'node:path';
import {writeDynamodbPackages} from '../../src/wing/command-line/dynamodbPackages';

type Dynalite = (options: {readonly createTableMs: number}) => Server;
const dynalite = createRequire(__filename)('dynalite') as Dynalite;

/** DynamoDB's interface, over tables in memory. */
export async function startDynamodb(): Promise<{readonly url: string; readonly stop: () => void}> {
  let tables = dynalite({createTableMs: 0});
  const answer: RequestListener = (request, response) => {
    // The library begins each test with that, and does not wait for its end: new tables have none.
    if (request.headers['x-amz-target'] === 'DynamoDB_20120810.DeleteTable')
      tables = dynalite({createTableMs: 0});
    tables.emit('request', request, response);
  };
  const server = createServer(answer);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Writes the packages into a folder named `node_modules`. */
export function writeLocalPackages(modules: string, root: string, url: string): void {
  writeDynamodbPackages(modules, root);
  const sdk = join(modules, '@aws-sdk');
  // The versions that Wing's own resources use on AWS.
  for (const name of ['client-dynamodb', 'util-dynamodb']) {
    rmSync(join(sdk, name), {recursive: true});
    symlinkSync(join(root, 'node_modules/@winglang/sdk/node_modules/@aws-sdk', name), join(sdk, name));
  }
  cpSync(join(__dirname, 'documentClient.js'), join(sdk, 'lib-dynamodb/index.js'));
  change(join(modules, '@winglibs/dynamodb/dynamodb.sim.w'), [
    [/let container = new sim\.Container\([^)]*\);/, ''],
    ['"http://localhost:{container.hostPort!}"', `"${url}"`],
  ]);
}

type Change = readonly [from: string | RegExp, to: string];

function change(file: string, changes: readonly Change[]): void {
  writeFileSync(file, changeText(readFileSync(file, 'utf8'), changes));
}

/** @throws Error where one of the changes finds nothing */
export function changeText(text: string, changes: readonly Change[]): string {
  return changes.reduce((before, [from, to]) => {
    const after = before.replace(from, () => to);
    if (after === before) throw new Error(`There is no ${String(from)} to change`);
    return after;
  }, text);
}
