/** Gives each built page its content security policy, and hosts the headers that go with it. */
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {writePolicy} from '../../src/policy/writePolicy';

export interface PluginOptions {
  /** Addresses that scripts of the site ask (`src/policy/services.ts`). */
  readonly addresses: readonly string[];
}

export default function policyPlugin(
  {siteDir, baseUrl}: LoadContext,
  {addresses}: PluginOptions,
): Plugin & {
  afterBuild(props: {readonly outDir: string}): void;
} {
  return {
    name: 'policy',
    afterBuild({outDir}) {
      const vercelFile = process.env.VERCEL ? path.join(siteDir, 'vercel.json') : undefined;
      writePolicy({outDir, baseUrl, addresses, vercelFile});
    },
  };
}
