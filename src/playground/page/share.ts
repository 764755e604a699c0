/** Links, drafts and downloads: loaded after the page. */
import {type LinkResult, readLink, writeLink} from '@site/src/playground/share/link';
import {readOldLink, rewriteOldLink} from '@site/src/playground/share/oldLink';
import type {Program} from '@site/src/playground/share/program';
import {plainAddress} from './address';
import {download} from '@site/src/lib/page/download';

export {createDraftStore} from '@site/src/playground/share/draftStore';

export interface ProgramAddress {
  readonly result: LinkResult;
  /** The same program as a link of today, where the address is a link of the former playground. */
  readonly rewritten?: string;
}

export async function readProgramAddress(url: string, compilerVersion: string): Promise<ProgramAddress> {
  const old = readOldLink(url, compilerVersion);
  if (old.kind !== 'none') return {result: old, rewritten: await rewriteOldLink(url, old)};
  return {result: await readLink(url)};
}

/** The address of this page with the program in it. @throws Error with what keeps it from being shared */
export async function toShareableAddress(program: Program): Promise<string> {
  return `${plainAddress()}${await writeLink(program)}`;
}

/** Downloads the program as a zip file. @throws Error with what is wrong with it */
export async function downloadProgram(program: Program): Promise<void> {
  const {toZip} = await import('@site/src/playground/share/zip');
  download(toZip(program), 'wing-program.zip', 'application/zip');
}
