/** Links, drafts and downloads: loaded after the page. */
import {type LinkResult, readLink, writeLink} from '@site/src/playground/share/link';
import {readOldLink, rewriteOldLink} from '@site/src/playground/share/oldLink';
import type {Program} from '@site/src/playground/share/program';

export {createDraftStore} from '@site/src/playground/share/draftStore';

export interface AddressResult {
  readonly result: LinkResult;
  /** What is to stand in the address bar, where the link was one of the playground before. */
  readonly address?: string;
}

export async function readAddress(url: string, compilerVersion: string): Promise<AddressResult> {
  const old = readOldLink(url, compilerVersion);
  if (old.kind !== 'none') return {result: old, address: await rewriteOldLink(url, old)};
  return {result: await readLink(url)};
}

/** The whole address of a program. @throws Error with what keeps it from being shared */
export async function linkTo(program: Program): Promise<string> {
  const {origin, pathname} = window.location;
  return `${origin}${pathname}${await writeLink(program)}`;
}

/** Hands the program to the browser as a file. @throws Error with what is wrong with it */
export async function download(program: Program): Promise<void> {
  const {toZip} = await import('@site/src/playground/share/zip');
  const url = URL.createObjectURL(new Blob([toZip(program) as BlobPart], {type: 'application/zip'}));
  const link = document.createElement('a');
  link.href = url;
  link.download = 'wing-program.zip';
  link.click();
  URL.revokeObjectURL(url);
}
