import {drawProgram} from './diagram';
import type {Undrawn} from './covers';

/**
 * Replaces every diagram in the data of a page with the drawing of its program.
 *
 * @param draw compiles and draws a program. @default with the installed toolchain
 */
export async function drawDiagrams(data: unknown, draw: typeof drawProgram = drawProgram): Promise<unknown> {
  if (typeof data !== 'object' || data === null) return data;
  if ('diagram' in data) {
    const {entrypoint, platform, isForCard} = data.diagram as Undrawn;
    return {...data, diagram: await draw(entrypoint, platform, isForCard)};
  }
  const drawn: [string, unknown][] = [];
  // One after the other: the compiler keeps a processor busy by itself.
  for (const [key, value] of Object.entries(data)) drawn.push([key, await drawDiagrams(value, draw)]);
  return Array.isArray(data) ? drawn.map(([, value]) => value) : Object.fromEntries(drawn);
}
