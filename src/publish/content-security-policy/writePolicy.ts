/** Writes the policy into the built pages, and into the files that hosts read. */
import fs from 'node:fs';
import path from 'node:path';
import {isPrintDocument} from '../../config/print';
import type {BuiltPage} from '../../lib/builtPage';
import {addToHeadersFile} from './headersFile';
import {hostRules} from './hostRules';
import {pagePolicy, type PolicySettings, toMeta} from './pagePolicy';
import {type InlineScript, type Inline, readInline} from './readInline';
import {addToVercel} from './vercelHeaders';

interface GuardedSite {
  readonly outDir: string;
  readonly baseUrl: string;
  readonly pages: readonly BuiltPage[];
  /** Addresses that its scripts ask. */
  readonly addresses: readonly string[];
  /** The file for Vercel, which reads it before it builds: it is compared. @default none */
  readonly vercelFile?: string;
}

/** The policy has to come before all that it decides about, and after what says how its own signs are read. */
const CHARSET = /<meta charset="?utf-8"?\s*\/?>/i;

/** @throws Error with the file and line of each thing that the policy would refuse */
export function writePolicy({outDir, baseUrl, pages, addresses, vercelFile}: GuardedSite): void {
  const settings: PolicySettings = {inlineScripts: knownScripts(pages), addresses};
  const meta = `<meta http-equiv="Content-Security-Policy" content="${toMeta(pagePolicy(settings))}">`;
  for (const page of pages) page.html = page.html.replace(CHARSET, (charset) => charset + meta);
  const headers = path.join(outDir, '_headers');
  const own = fs.existsSync(headers) ? fs.readFileSync(headers, 'utf8') : '';
  fs.writeFileSync(headers, addToHeadersFile(own, hostRules(readFolders(outDir), settings), baseUrl));
  if (vercelFile) compareVercel(vercelFile, settings);
}

/** The policy's settings, read from pages that it has been written into. */
export function readSettings(pages: readonly BuiltPage[], addresses: readonly string[]): PolicySettings {
  return {inlineScripts: knownScripts(pages), addresses};
}

/**
 * The scripts within pages. They are the same on every page, and on every page that sends its reader on; any other has come
 * into a page without anybody having looked at it. Documents for printing have none.
 */
function knownScripts(pages: readonly BuiltPage[]): string[] {
  const read = pages.map((page) => ({page, ...readInline(page.html)}));
  const others = read.filter(({page}) => !isPrintDocument(page.file));
  const groups = [true, false].map((isStub) => others.filter(({page}) => page.isStub === isStub));
  const known = new Set(groups.flatMap(sharedScripts));
  const isKnown = ({text}: InlineScript) => known.has(text);
  const problems = read.flatMap(({page: {file, html}, ...inline}) => {
    const isRefused = inline.refused.length > 0 || !inline.scripts.every(isKnown);
    const {scripts, refused} = isRefused ? readInline(html, true) : inline;
    return [
      ...(CHARSET.test(html) ? [] : [`${file}:1: The page does not say that it is written in UTF-8.`]),
      ...refused.map(({line, problem}) => `${file}:${line}: ${problem}`),
      ...scripts.filter((script) => !isKnown(script)).map((script) => `${file}:${describe(script)}`),
    ];
  });
  if (problems.length > 0) {
    const more = problems.length > 20 ? `\n- … and ${problems.length - 20} more` : '';
    throw new Error(
      `The content security policy of the pages (src/publish/content-security-policy) refuses:\n` +
        problems
          .slice(0, 20)
          .map((problem) => `- ${problem}`)
          .join('\n') +
        more,
    );
  }
  return [...known];
}

function sharedScripts(pages: readonly Inline[]): string[] {
  const texts = pages.map(({scripts}) => new Set(scripts.map(({text}) => text)));
  return [...(texts[0] ?? [])].filter((text) => texts.every((own) => own.has(text)));
}

function describe({line, text}: InlineScript): string {
  return `${line}: A script within the page, which other pages do not have: ${text.trim().slice(0, 60)}…`;
}

function readFolders(outDir: string): string[] {
  const foldersIn = (folder: string) =>
    fs
      .readdirSync(path.join(outDir, folder), {withFileTypes: true})
      .filter((entry) => entry.isDirectory())
      .map(({name}) => (folder ? `${folder}/${name}` : name))
      .sort();
  return [...foldersIn(''), ...foldersIn('assets')];
}

/** @throws Error when the file would make browsers refuse the pages' own scripts, or services that are switched on */
function compareVercel(file: string, settings: PolicySettings): void {
  const text = fs.readFileSync(file, 'utf8');
  if (JSON.stringify(JSON.parse(text)) === JSON.stringify(JSON.parse(addToVercel(text, settings)))) return;
  throw new Error(
    `${path.basename(file)} does not have the headers of this build: run \`npm run headers\` with the same environment, and commit it.`,
  );
}
