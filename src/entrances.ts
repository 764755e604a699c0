/**
 * Where something comes into the site that it has not made: links, stored values, messages of other documents, answers of
 * services, files.
 *
 * To add one: write the parser, a function of the value alone that bounds its size before any work, refuses with a sentence
 * (`src/lib/entrance`) and yields plain data of known shape; a property test beside it (`tests/support/hostile.ts`); and a row
 * here. The lint forbids the names that bring such a value (`location`, `localStorage`, `fetch` and so on) in all modules that are
 * not the `reader` of a row: `.oxlintrc.json` lists them again, and a test compares the two.
 */
export interface Entrance {
  /** What comes in. */
  readonly name: string;
  readonly from: Origin;
  /** The module that gets hold of the value. */
  readonly reader: string;
  /** The module and its function that every such value goes through, with a `#` between them. */
  readonly parser: `${string}#${string}`;
  /** Feeds the parser with generated and damaged values. */
  readonly test: string;
}

export type Origin = 'address' | 'storage' | 'message' | 'answer' | 'file' | 'clipboard';

export const ENTRANCES: readonly Entrance[] = [
  {
    name: 'the program in the hash of the playground’s address',
    from: 'address',
    reader: 'src/playground/page/address.ts',
    parser: 'src/playground/share/link.ts#readLink',
    test: 'src/playground/share/__tests__/link.properties.test.ts',
  },
  {
    name: 'the program in a link of the former playground',
    from: 'address',
    reader: 'src/playground/page/address.ts',
    parser: 'src/playground/share/oldLink.ts#readOldLink',
    test: 'src/playground/share/__tests__/oldLink.properties.test.ts',
  },
  {
    name: 'the program that the playground has kept',
    from: 'storage',
    reader: 'src/playground/share/draftStore.ts',
    parser: 'src/playground/share/draft.ts#readDraft',
    test: 'src/playground/share/__tests__/draft.properties.test.ts',
  },
  {
    name: 'the whole program of a page that shows a part of it',
    from: 'answer',
    reader: 'src/samples/client/readProgram.ts',
    parser: 'src/samples/client/savedProgram.ts#parseSavedProgram',
    test: 'src/samples/client/savedProgram.properties.test.ts',
  },
  {
    name: 'the query, sections and page in the address of the search page',
    from: 'address',
    reader: 'src/search/page/useSearchAddress.ts',
    parser: 'src/search/page/searchAddress.ts#readSearchAddress',
    test: 'src/search/page/searchAddress.properties.test.ts',
  },
  {
    name: 'the searches that the dialog has kept',
    from: 'storage',
    reader: 'src/search/dialog/SearchModal/storedSearches.ts',
    parser: 'src/search/dialog/SearchModal/readStoredHits.ts#readStoredHits',
    test: 'src/search/dialog/SearchModal/readStoredHits.properties.test.ts',
  },
  {
    name: 'the same, for the field',
    from: 'address',
    reader: 'src/search/page/Query.tsx',
    parser: 'src/search/page/searchAddress.ts#readSearchAddress',
    test: 'src/search/page/searchAddress.properties.test.ts',
  },
  {
    name: 'the names of the search index',
    from: 'file',
    reader: 'src/lib/fetchFile.ts',
    parser: 'src/search/index-files/readFiles.ts#readNames',
    test: 'src/search/index-files/readFiles.properties.test.ts',
  },
  {
    name: 'the text files of the search index',
    from: 'file',
    reader: 'src/lib/fetchFile.ts',
    parser: 'src/search/index-files/readFiles.ts#readTexts',
    test: 'src/search/index-files/readFiles.properties.test.ts',
  },
  {
    name: 'the answer of the search, of a worker or of the hosted service',
    from: 'answer',
    reader: 'src/search/page/requestResults.ts',
    parser: 'src/search/client/readResults.ts#readResults',
    test: 'src/search/client/readResults.properties.test.ts',
  },
  {
    name: 'the same in the dialog',
    from: 'answer',
    reader: 'src/search/dialog/SearchModal/useAnswer.ts',
    parser: 'src/search/client/readResults.ts#readResults',
    test: 'src/search/client/readResults.properties.test.ts',
  },
  {
    name: 'the files of the playground’s engine, as bytes',
    from: 'file',
    reader: 'src/lib/fetchFile.ts',
    parser: 'src/lib/fetchBytes.ts#fetchBytes',
    test: 'src/lib/fetchBytes.properties.test.ts',
  },
  {
    name: 'whether the server still has what did not arrive: its status alone',
    from: 'answer',
    reader: 'src/behaviour/askAgain.ts',
    parser: 'src/behaviour/askAgain.ts#askAgain',
    test: 'src/behaviour/askAgain.test.ts',
  },
];
