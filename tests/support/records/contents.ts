/**
 * What the paths of a built site are answered with, as hashes that stay when only the names of assets change: the build
 * names scripts and styles by their content, and the runtime's map and each page hold those names.
 */
import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import {extname, join, relative} from 'node:path';
import * as ts from 'typescript';
import {resolveRequest} from '../siteServer';

export interface SiteContents {
  /** The name that a path is recorded under: the path, without the hash in the name of an asset. */
  readonly nameOf: (pathname: string) => string;
  /** What is answered now to the path of a name, an absent one too. */
  readonly answerTo: (name: string) => string;
}

/** `main.1a2b3c4d.js`: the name of an asset, and the hash of its content. */
const ASSET = /^(.+)\.([0-9a-f]{8})((?:\.[a-z]+)+)$/;
/** Stands in names and texts for the hash of an asset. */
const ANY = '*';
const HASHES = /(?<![0-9a-f])[0-9a-f]{8}(?![0-9a-f])/g;
const TEXTS = new Set(['.css', '.html', '.js', '.json', '.map', '.svg', '.txt', '.xml']);

/** The script with the map of all parts. Its variables are named by how often each letter stands in it, hashes included. */
const RUNTIME = /\/runtime~main\.[0-9a-f]+\.js$/;

/** A script whose short variables are named in the order in which they come: the minifier deals out the same letters anew. */
export function withPlainNames(script: string): string {
  const source = ts.createSourceFile('script.js', script, ts.ScriptTarget.Latest, true);
  const names = new Map<string, string>();
  const parts: string[] = [];
  let end = 0;
  const visit = (node: ts.Node): void => {
    ts.forEachChild(node, visit);
    if (!ts.isIdentifier(node) || node.text.length > 2 || isPropertyName(node)) return;
    if (!names.has(node.text)) names.set(node.text, `_${names.size}`);
    parts.push(script.slice(end, node.getStart(source)), names.get(node.text)!);
    end = node.getEnd();
  };
  visit(source);
  return parts.join('') + script.slice(end);
}

function isPropertyName(node: ts.Identifier): boolean {
  const {parent} = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.name === node;
  if (ts.isShorthandPropertyAssignment(parent)) return true;
  return ts.isPropertyAssignment(parent) || ts.isMethodDeclaration(parent) ? parent.name === node : false;
}

/** Reads the names of the files in a folder; what is in one is read when it is asked for. */
export function readContents(root: string): SiteContents {
  const files = listFiles(root).map((file) => `/${file}`);
  const known = new Set(files.flatMap((file) => ASSET.exec(file)?.[2] ?? []));
  const nameOf = (path: string) => {
    const [, name, hash, end] = ASSET.exec(path) ?? [];
    return hash && known.has(hash) ? `${name}.${ANY}${end}` : path;
  };
  const namesakes = new Map<string, string[]>();
  for (const file of files) namesakes.set(nameOf(file), [...(namesakes.get(nameOf(file)) ?? []), file]);

  const hashes = new Map<string, string>();
  const hashOf = (file: string) => {
    const found = hashes.get(file);
    if (found) return found;
    const bytes = readFileSync(file);
    const text = TEXTS.has(extname(file)) && bytes.toString('utf8');
    const content = text && text.replace(HASHES, (hash) => (known.has(hash) ? ANY : hash));
    const hash = hashText(content && RUNTIME.test(file) ? withPlainNames(content) : content || bytes);
    hashes.set(file, hash);
    return hash;
  };
  const answerToPath = (path: string) => {
    const answer = resolveRequest(root, path);
    return answer.status === 301 ? `301 ${answer.location}` : `${answer.status} ${hashOf(answer.file)}`;
  };
  return {
    nameOf,
    answerTo: (name) =>
      (name.includes(`.${ANY}.`) ? (namesakes.get(name) ?? [name]) : [name]).map(answerToPath).join(' '),
  };
}

/** Hash of the names and contents of a file, or of all files below a folder, without hidden ones and packages. */
export function hashFiles(root: string, paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of [...paths].sort()) {
    for (const file of listFiles(join(root, path)).sort()) {
      hash
        .update(`${path}/${file}\0`)
        .update(readFileSync(join(root, path, file)))
        .update('\0');
    }
  }
  return hash.digest('hex').slice(0, 16);
}

export function hashText(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}

/** Paths relative to the folder; of a file, the empty one. */
function listFiles(path: string): string[] {
  const entries = (() => {
    try {
      return readdirSync(path, {withFileTypes: true});
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOTDIR') return undefined;
      throw error;
    }
  })();
  if (!entries) return [''];
  return entries.flatMap((entry) => {
    const below = join(path, entry.name);
    if (entry.isFile()) return [entry.name];
    if (!entry.isDirectory() || entry.name === 'node_modules' || entry.name.startsWith('.')) return [];
    return listFiles(below).map((file) => relative(path, join(below, file)).replaceAll('\\', '/'));
  });
}
