import path from 'node:path';
import {sketchProgram} from '../components/diagram/sketch/fromProgram';
import {sketchTerraform} from '../components/diagram/sketch/fromTerraform';
import {markFake} from '../components/diagram/sketch/markFake';
import {markNew} from '../components/diagram/sketch/markNew';
import type {Sketch} from '../components/diagram/sketch/types';
import {compileProgram, readOutput} from '../wing/command-line';
import type {Fence} from './fence';

/**
 * Compiles the program that a diagram names, and draws its resources, or its Terraform configuration. What the program has and
 * its earlier state does not is marked, and what is only there for tests.
 *
 * @param folder of the page
 */
export async function sketchCompiled(
  {program, since, fake, terraform}: Fence,
  folder: string,
): Promise<Sketch> {
  const entrypoint = path.join(folder, (program ?? terraform)!);
  if (terraform !== undefined) {
    const {outputDir} = await compileProgram({entrypoint, platform: 'tf-aws'});
    const [{resource = {}}, {tree}] = await Promise.all([
      readOutput(outputDir, 'main.tf.json'),
      readOutput(outputDir, 'tree.json'),
    ]);
    return sketchTerraform(resource, tree);
  }
  const whole = await sketchEntrypoint(entrypoint);
  const sketch = fake === undefined ? whole : markFake(whole, fake);
  return since === undefined ? sketch : markNew(sketch, await sketchEntrypoint(path.join(folder, since)));
}

async function sketchEntrypoint(entrypoint: string): Promise<Sketch> {
  const {outputDir} = await compileProgram({entrypoint});
  const [{tree}, {connections}] = await Promise.all([
    readOutput(outputDir, 'tree.json'),
    readOutput(outputDir, 'connections.json'),
  ]);
  return sketchProgram({tree, connections});
}
