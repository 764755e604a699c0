/** What the application's start costs for each page that is added to the site. */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {SHARD_NAME} from '../../../src/routes/modules';
import {SHARDS} from '../../../src/routes/shardOf';
import type {Page} from '../../support/builtSite';
import {applicationFiles, type Chunks, laterScripts} from './applicationScripts';
import {compressedSize} from './compressedSize';

/** Scripts of the application, as texts. */
export interface Start {
  /** Paths of the pages that the application can show. */
  readonly paths: readonly string[];
  /** What it loads on every page. */
  readonly everywhere: readonly string[];
  /** The pieces of the table of routes, of which it loads one. */
  readonly pieces: readonly string[];
}

/**
 * The start of the application of a built site.
 *
 * @param root folder of the site
 * @param pages all of its pages
 */
export function readStart(root: string, pages: readonly Page[], chunks: Chunks): Start {
  const scripts = pages.map((page) => applicationFiles(page, chunks).filter((file) => file.endsWith('.js')));
  const everywhere = scripts[0]!.filter((file) => scripts.every((own) => own.includes(file)));
  const pieces = Array.from({length: SHARDS}, (_, piece) => `${SHARD_NAME}${piece}`);
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  return {
    paths: pages.map(({path}) => path).filter((path) => chunks.routes[`${path}-page`]),
    everywhere: everywhere.map(read),
    pieces: laterScripts(pieces, chunks.manifest).map(read),
  };
}

/** The files of pages, in the pieces. */
const FILE = /"assets\/js\/[^"]*?([0-9a-f]{8,})\.js"/g;

/** A path, or the hash of a chunk with the chunk's number. */
const MENTION = /(?:\b\d\w*:)?"(\/[^"]*|[0-9a-f]{8,})"/g;

/**
 * Bytes that a page adds to the scripts of a start, on average: what the start loads of the pieces, compressed, and wherever the
 * other scripts name a page or the hash of its file. These count as they are, for they occur in several lists.
 */
export function bytesPerPage({paths, everywhere, pieces}: Start): number {
  const hashes = pieces.flatMap((piece) => [...piece.matchAll(FILE)].map(([, hash]) => hash!));
  const named = new Set([...paths, ...hashes]);
  const mentions = everywhere.flatMap((script) =>
    [...script.matchAll(MENTION)].filter(([, text]) => named.has(text!)).map(([whole]) => whole),
  );
  const inPieces = pieces.reduce((sum, piece) => sum + compressedSize(piece), 0) / pieces.length;
  return (mentions.join('').length + inPieces) / paths.length;
}
