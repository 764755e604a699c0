import {dirname, join} from 'node:path';
import {drawProgram} from '../../src/examples/diagram';
import {GENERATED} from './frontMatter';
import type {ExampleDrawing, ExampleEntry} from '../../src/examples/types';
import {isBuiltin, type Platform} from '../../src/wing/language/platforms';

/** A picture before the bundler knows its address: a drawing, or the path of a file. */
export type CoverSource = {readonly file: string} | {readonly diagram: ExampleDrawing};

export type CoveredExample = ExampleEntry & {
  readonly cover: CoverSource;
  readonly platformCovers: Readonly<Partial<Record<Platform, CoverSource>>>;
};

export async function drawCovers(entries: readonly ExampleEntry[]): Promise<CoveredExample[]> {
  const examples: CoveredExample[] = [];
  // One after the other: the compiler keeps a processor busy by itself.
  for (const entry of entries) {
    const platformCovers: Partial<Record<Platform, CoverSource>> = {};
    for (const platform of entry.platform) {
      const value = entry.coverImageOptions[platform] ?? (isDrawn(entry, platform) ? GENERATED : undefined);
      if (value !== undefined) platformCovers[platform] = await toCover(entry, value, platform);
    }
    examples.push({...entry, cover: await toCover(entry, entry.coverImage, 'sim'), platformCovers});
  }
  return examples;
}

/** A diagram differs from platform to platform, so an example with one has one for each that the toolchain knows. */
function isDrawn({coverImage}: ExampleEntry, platform: Platform): boolean {
  return coverImage === GENERATED && platform !== 'sim' && isBuiltin(platform);
}

async function toCover(
  {sourcePath, program}: ExampleEntry,
  value: string,
  platform: Platform,
): Promise<CoverSource> {
  if (value === GENERATED && program && isBuiltin(platform))
    return {diagram: await drawProgram(program.entrypoint, platform)};
  return {file: join(dirname(sourcePath), value)};
}
