/** Asks Terraform whether what the compiler writes for a cloud can be applied, as far as that can be told without an account. */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {toRequest} from '../../src/samples/runChecks';
import {writeProgram} from '../../src/wing/checker/writeProgram';
import {findPages} from '../../src/config/contentPages';
import {SAMPLE_ENVIRONMENT} from '../../src/wing/language/platforms';
import type {PageBlock, PageProgram} from '../../src/samples/pageProgram';
import {readPrograms} from '../../src/samples/readPrograms';

/** A program of a page, the platform that it is compiled for, and the platform file that changes what comes out. */
export interface Deployment {
  readonly name: string;
  readonly program: PageProgram;
  readonly platform: string;
  readonly platformFile?: {readonly name: string; readonly text: string};
}

/**
 * All deployments of the site: each program that says it compiles for a `tf-*` platform, and for each platform file
 * that sets a runtime the first program for that cloud, of its page or else of the site.
 */
export function collectDeployments(root: string): Deployment[] {
  const pages = readPrograms(root, findPages(root));
  const isDeployed = ({fence}: PageProgram) => !fence.fails && !fence.nocheck;
  const plain = pages.flatMap(({programs}) =>
    programs
      .filter(isDeployed)
      .flatMap((program) =>
        program.fence.platforms
          .filter((platform) => platform.startsWith('tf-'))
          .map((platform) => ({name: `${program.page}:${program.line} for ${platform}`, program, platform})),
      ),
  );
  const changed = pages.flatMap(({programs, blocks}) =>
    blocks.filter(setsRuntime).map(({page, line, text}) => {
      const platform = text.includes('google_') ? 'tf-gcp' : 'tf-aws';
      const isFor = (one: PageProgram) => isDeployed(one) && one.fence.platforms.includes(platform);
      return {
        name: `${page}:${line}, a platform file, for ${platform}`,
        program: programs.find(isFor) ?? plain.find(({program}) => isFor(program))!.program,
        platform,
        platformFile: {name: 'platform.js', text},
      };
    }),
  );
  return [...plain, ...changed];
}

function setsRuntime({lang, text}: PageBlock): boolean {
  return lang === 'js' && /\bexports\.Platform\s*=/.test(text) && text.includes('nodejs');
}

/**
 * Compiles a deployment with the command line.
 *
 * @returns the folder with its `main.tf.json`
 * @throws Error with the compiler's answer
 */
export function compileDeployment(
  {program, platform, platformFile}: Deployment,
  root: string,
  folder: string,
): string {
  const work = path.join(folder, 'program');
  writeProgram(toRequest(program, root), work);
  fs.symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  const platforms = ['-t', platform];
  if (platformFile) {
    fs.writeFileSync(path.join(work, platformFile.name), platformFile.text);
    platforms.push('-t', `./${platformFile.name}`);
  }
  const wing = path.join(root, 'node_modules/winglang/bin/wing');
  const {status, stdout, stderr} = spawnSync(
    process.execPath,
    [wing, 'compile', program.entry, ...platforms, '--no-update-check'],
    {
      cwd: work,
      encoding: 'utf8',
      env: {...process.env, ...SAMPLE_ENVIRONMENT, WING_DISABLE_ANALYTICS: '1', NO_COLOR: '1', CI: '1'},
    },
  );
  if (status !== 0) throw new Error(`wing compile ends with ${status}:\n${stdout}${stderr}`);
  // Not elsewhere: files that a program brings are looked up from there.
  const target = path.join(work, 'target');
  const name = fs.readdirSync(target).find((one) => one.endsWith(`.${platform.replace('-', '')}`));
  if (!name) throw new Error(`wing compile has made nothing for ${platform} in ${target}`);
  return path.join(target, name);
}

/**
 * What Terraform finds wrong in a folder, a line for each problem; none where it is valid.
 *
 * @param terraform the command and the arguments before Terraform's own
 * @throws Error where the providers cannot be installed or the answer cannot be read
 */
export function validate(folder: string, terraform: readonly string[] = ['terraform']): string[] {
  const [command = '', ...before] = terraform;
  const run = (...args: string[]) =>
    spawnSync(command, [...before, `-chdir=${folder}`, ...args], {encoding: 'utf8'});
  // What state there is and where belongs to an account.
  const init = run('init', '-backend=false', '-input=false', '-no-color');
  if (init.status !== 0) throw new Error(`terraform init: ${init.error?.message ?? shorten(init.stderr)}`);
  const {stdout, stderr} = run('validate', '-json', '-no-color');
  try {
    const {diagnostics} = JSON.parse(stdout) as {
      diagnostics: {severity: string; summary: string; detail?: string; address?: string}[];
    };
    return diagnostics
      .filter(({severity}) => severity === 'error')
      .map(({address, summary, detail}) => [address, summary, detail].filter(Boolean).join(': '));
  } catch {
    throw new Error(`terraform validate: ${stdout}${stderr}`);
  }
}

/** Terraform quotes whole lines, and the compiler writes all into one. */
function shorten(answer: string): string {
  return answer.replace(/^(.{200}).+$/gm, '$1 …');
}
