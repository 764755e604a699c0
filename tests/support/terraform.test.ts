import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {validate} from '../outside/terraform';

const STUB = [process.execPath, resolve(import.meta.dirname, 'terraformStub.mjs')];

describe('the check of Terraform files', () => {
  let folder: string;
  const write = (version: string, runtime: string) =>
    writeFileSync(
      join(folder, 'main.tf.json'),
      JSON.stringify({
        terraform: {required_providers: {aws: {source: 'aws', version}}},
        resource: {aws_lambda_function: {Handler: {runtime}}},
      }),
    );
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'terraform-'));
  });
  afterEach(() => rmSync(folder, {recursive: true}));

  it('rejects a runtime that the pinned provider does not know, by name', () => {
    write('5.56.1', 'nodejs22.x');
    expect(validate(folder, STUB)).toEqual([
      'aws_lambda_function.Handler: expected runtime to be one of [nodejs18.x nodejs20.x], got nodejs22.x',
    ]);
  });

  it('accepts the runtime with a newer provider', () => {
    write('5.100.0', 'nodejs22.x');
    expect(validate(folder, STUB)).toEqual([]);
  });

  it('fails when a provider cannot be installed, when there is no Terraform, and when the answer is none', () => {
    write('0.0.0', 'nodejs22.x');
    expect(() => validate(folder, STUB)).toThrow('no available releases match');
    expect(() => validate(folder, ['no-such-terraform'])).toThrow(
      'terraform init: spawnSync no-such-terraform',
    );
    expect(() => validate(folder, [process.execPath, '--eval', '', '--'])).toThrow('terraform validate: ');
  });
});
