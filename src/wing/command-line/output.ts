import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import * as v from 'valibot';
import {connection, simulatorResources, terraformResources, treeNode} from '../../lib/compilerOutput';

/** The files that the compiler writes, as far as they are read. */
const SCHEMAS = {
  'tree.json': v.object({tree: treeNode}),
  'connections.json': v.object({connections: v.array(connection)}),
  'simulator.json': v.object({resources: simulatorResources}),
  'main.tf.json': v.object({resource: v.exactOptional(terraformResources)}),
};

type OutputFile = keyof typeof SCHEMAS;
type Output<File extends OutputFile> = v.InferOutput<(typeof SCHEMAS)[File]>;

/**
 * Reads a file that the compiler has written.
 *
 * @throws Error with the file's name and every field that has an unexpected value
 */
export async function readOutput<File extends OutputFile>(folder: string, file: File): Promise<Output<File>> {
  return parseOutput(file, await readFile(join(folder, file), 'utf8'));
}

/** Parses the text of such a file. */
export function parseOutput<File extends OutputFile>(file: File, json: string): Output<File> {
  const result = v.safeParse(SCHEMAS[file], parseJson(file, json));
  if (result.success) return result.output;
  const problems = result.issues.map((issue) => `- ${v.getDotPath(issue)}: ${issue.message}`);
  throw new Error([`The compiler wrote an unexpected ${file}:`, ...problems].join('\n'));
}

function parseJson(file: string, json: string): unknown {
  try {
    return JSON.parse(json);
  } catch (cause) {
    throw new Error(`${file}, which the compiler wrote, is not JSON: ${(cause as Error).message}`, {cause});
  }
}
