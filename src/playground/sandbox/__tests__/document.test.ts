import {createHash} from 'node:crypto';
import {getElementsByTagName, isTag} from 'domutils';
import {beforeAll, describe, expect, it} from 'vitest';
import {parsePage} from '../../../lib/htmlTree';
import {buildSandboxDocuments, createDocument, createPolicy} from '../document';

describe('createPolicy', () => {
  it('allows nothing but the script, workers from blobs, and code from strings', () => {
    const hash = createHash('sha256').update('run()').digest('base64');
    expect(createPolicy({script: 'run()', network: false}).split('; ')).toEqual([
      "default-src 'none'",
      `script-src 'sha256-${hash}' 'unsafe-eval' 'wasm-unsafe-eval'`,
      'worker-src blob:',
      "connect-src 'none'",
      "base-uri 'none'",
      "form-action 'none'",
    ]);
  });

  it('allows the network if the reader does', () => {
    expect(createPolicy({script: '', network: true})).toContain('; connect-src https:;');
  });
});

describe('buildSandboxDocuments', () => {
  let documents: Record<string, string>;
  beforeAll(async () => {
    documents = await buildSandboxDocuments();
  });

  it('builds documents that differ only in their policies, one of them twice', () => {
    expect(Object.keys(documents)).toEqual(['sandbox.htm', 'sandbox-network.htm', 'sandbox-embedded.htm']);
    expect(documents['sandbox-network.htm']!.replace('connect-src https:', "connect-src 'none'")).toBe(
      documents['sandbox.htm'],
    );
    expect(documents['sandbox-embedded.htm']).toBe(documents['sandbox.htm']);
  });

  it('has one script, whole, whose hash the policy names', () => {
    const document = documents['sandbox.htm']!;
    const [, script] = /<script>(.*)<\/script>/s.exec(document)!;
    expect(script).not.toMatch(/<\/script|<!--/i);
    expect(document).toBe(createDocument({script: script!, network: false}));
    // The policy stands before the script, in the head.
    const head = JSON.stringify(namesIn(document));
    expect(head.indexOf('meta')).toBeLessThan(head.indexOf('script'));
  });
});

function namesIn(document: string): string[] {
  return getElementsByTagName('head', parsePage(document))[0]!
    .children.filter(isTag)
    .map(({name}) => name);
}
