import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {TerraformResources} from '../../lib/compilerOutput';
import {highlightLines} from '../../samples/highlight';
import {compileProgram, readOutput} from '../../wing/command-line';
import {BUILTIN_PLATFORMS, PLATFORMS} from '../../wing/language/platforms';
import type {Target} from './types';

type Json = Record<string, unknown>;
/** The resources of `simulator.json`, by path. */
type SimulatedTypes = Readonly<Record<string, {readonly type: string}>>;

export async function compileForTargets(entrypoint: string, resource: string): Promise<Target[]> {
  const targets: Target[] = [];
  // One after the other: a compiler uses both cores of a small machine.
  for (const platform of BUILTIN_PLATFORMS) {
    const {cloud, outputFile: file} = PLATFORMS[platform];
    const {outputDir} = await compileProgram({entrypoint, platform});
    const text = withoutPlaces(await readFile(join(outputDir, file), 'utf8'));
    const output = JSON.parse(text) as {resource?: TerraformResources; resources?: SimulatedTypes};
    targets.push({
      platform,
      label: cloud,
      file,
      bytes: Buffer.byteLength(text),
      lineCount: text.trimEnd().split('\n').length,
      ...(output.resource
        ? fromTerraform(output.resource, `root/Default/Default/${resource}`)
        : fromSimulator(output.resources ?? {}, `root/Default/${resource}`)),
    });
  }
  return targets;
}

/** How many resources of Terraform a program becomes on AWS. */
export async function countResources(entrypoint: string): Promise<number> {
  const {outputDir} = await compileProgram({entrypoint, platform: 'tf-aws'});
  const {resource = {}} = await readOutput(outputDir, 'main.tf.json');
  return Object.values(resource).reduce((sum, all) => sum + Object.keys(all).length, 0);
}

/** Exported for its test. The simulator's file names code of the SDK by its place on this machine. */
export function withoutPlaces(text: string): string {
  return text.replace(/"[^"\n]*(?=\/node_modules\/)/g, '"');
}

type Summary = Pick<Target, 'resources' | 'excerpt'>;

/** Exported for its test. */
export function fromTerraform(types: TerraformResources, path: string): Summary {
  const excerpt: Json = {};
  for (const [type, resources] of Object.entries(types)) {
    for (const [name, {'//': about, ...settings}] of Object.entries(resources)) {
      if (!isWithin(about?.metadata?.path ?? '', path)) continue;
      excerpt[type] = {...(excerpt[type] as Json | undefined), [name]: settings};
    }
  }
  return {
    resources: Object.entries(types).map(([type, all]) => ({type, count: Object.keys(all).length})),
    excerpt: toExcerpt(excerpt, path),
  };
}

/** Exported for its test. */
export function fromSimulator(resources: SimulatedTypes, path: string): Summary {
  const counts = new Map<string, number>();
  for (const {type} of Object.values(resources)) {
    const shortType = type.replace('@winglang/sdk.', '');
    counts.set(shortType, (counts.get(shortType) ?? 0) + 1);
  }
  return {
    resources: [...counts].map(([type, count]) => ({type, count})),
    excerpt: toExcerpt(
      Object.fromEntries(Object.entries(resources).filter(([name]) => isWithin(name, path))),
      path,
    ),
  };
}

function toExcerpt(found: Json, path: string) {
  if (Object.keys(found).length === 0) throw new Error(`The compiler's output has nothing of ${path}.`);
  return highlightLines(JSON.stringify(found, null, 2), 'json');
}

function isWithin(path: string, scope: string): boolean {
  return path === scope || path.startsWith(`${scope}/`);
}
