/** The documentation pages in `globalData.json`, the data that Docusaurus' components look up. */
import type {PageDocument} from './types';

const DOCS = 'docusaurus-plugin-content-docs';

type GlobalData = Readonly<Record<string, unknown>>;

interface Version {
  readonly name: string;
  readonly mainDocId: string;
  readonly docs: readonly Omit<PageDocument, 'plugin' | 'version'>[];
}

/**
 * Takes the pages out of the data that every start has: they come with the pages' routes.
 *
 * @param named ids of those that have to stay, because the navbar names them
 */
export function takeOutDocuments(
  data: GlobalData,
  named: readonly string[],
): {readonly data: GlobalData; readonly documents: readonly PageDocument[]} {
  const documents: PageDocument[] = [];
  const plugins = (data[DOCS] ?? {}) as Readonly<Record<string, {readonly versions: readonly Version[]}>>;
  const rest = Object.entries(plugins).map(([plugin, {versions, ...other}]) => {
    const withFewer = versions.map((version) => {
      const isNeeded = ({id}: {readonly id: string}) => id === version.mainDocId || named.includes(id);
      const leaving = version.docs.filter((document) => !isNeeded(document));
      documents.push(...leaving.map((document) => ({plugin, version: version.name, ...document})));
      return {...version, docs: version.docs.filter(isNeeded)};
    });
    return [plugin, {...other, versions: withFewer}];
  });
  const lighter = Object.fromEntries(rest) as Readonly<Record<string, unknown>>;
  return {data: data[DOCS] ? {...data, [DOCS]: lighter} : data, documents};
}
