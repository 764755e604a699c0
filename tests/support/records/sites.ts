import type {BrowserContext} from '@playwright/test';
import {startServer} from '../siteServer';
import {readContents} from './contents';

/** The sites that a worker serves to its tests, which runs one at a time. */
export interface ServedSites<Name extends string = string> {
  /** `http://127.0.0.1:<port>` of each site. */
  readonly origins: Readonly<Record<Name, string>>;
  /** Notes what the pages of a browser use although they need not ask for it: it was fetched in advance, or for another page. */
  readonly watch: (browser: BrowserContext) => void;
  /** What was asked for since the last call, and what it is answered with. */
  readonly takeAnswers: () => Record<string, string>;
  /** What is answered now to a name of `takeAnswers`. */
  readonly answerTo: (name: string) => string;
  readonly close: () => Promise<void>;
}

/** Kinds of requests, as Playwright names them, that a browser makes in advance; the server is told of any other of them. */
const IN_ADVANCE = new Set(['other', 'prefetch']);

/** Serves built sites on free ports, and writes down what they are asked for. */
export async function serveSites<Name extends string>(
  roots: Readonly<Record<Name, string>>,
): Promise<ServedSites<Name>> {
  const asked = new Set<string>();
  const sites = await Promise.all(
    Object.entries<string>(roots).map(async ([name, root]) => {
      const contents = readContents(root);
      const note = (pathname: string) => void asked.add(`${name}:${contents.nameOf(pathname)}`);
      return {name, contents, note, server: await startServer({root, onRequest: note})};
    }),
  );
  const answerTo = (name: string) => {
    const at = name.indexOf(':');
    const site = sites.find((one) => one.name === name.slice(0, at));
    return site ? site.contents.answerTo(name.slice(at + 1)) : 'no such site';
  };
  return {
    origins: Object.fromEntries(sites.map(({name, server}) => [name, server.origin])) as Record<Name, string>,
    watch: (browser) =>
      void browser.on('request', (request) => {
        if (IN_ADVANCE.has(request.resourceType())) return;
        const {origin, pathname} = new URL(request.url());
        sites.find(({server}) => server.origin === origin)?.note(pathname);
      }),
    takeAnswers: () => {
      const answers = Object.fromEntries([...asked].sort().map((name) => [name, answerTo(name)]));
      asked.clear();
      return answers;
    },
    answerTo,
    close: async () => {
      await Promise.all(sites.map(({server}) => server.close()));
    },
  };
}
