import {readFileSync} from 'node:fs';
import {join} from 'node:path';

/** The lines of a text file of this folder that are not empty and no comment. */
export function readLines(name: string): string[] {
  return readFileSync(join(__dirname, name), 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith('#'));
}

export interface Route {
  readonly path: string;
  readonly kind: string;
  /** Target of a route of the kind `redirect`. */
  readonly redirectTo?: string;
}

export function readRoutes(): Route[] {
  return JSON.parse(readFileSync(join(__dirname, 'routes.json'), 'utf8')) as Route[];
}

export interface InboundLink {
  readonly line: string;
  readonly path: string;
  readonly hash: string;
}

export function readInboundLinks(): InboundLink[] {
  return readLines('inbound-links.txt').map((line) => {
    const [path = '', hash = ''] = line.split('#');
    return {line, path: path.replace(/\/$/, '') || '/', hash};
  });
}
