/**
 * Where something comes into the site that it has not made: links, stored values, messages of other documents, answers of
 * services, files.
 *
 * To add one: write the parser, a function of the value alone that bounds its size before any work, refuses with a sentence
 * (`src/lib/entrance`) and yields plain data of known shape; a property test beside it (`tests/support/hostile.ts`); and a row
 * here. The lint forbids the names that bring such a value (`location`, `localStorage`, `fetch` and so on) in all modules that are
 * not the `reader` of a row and not harmless: `.oxlintrc.json` lists them again, and a test compares the two.
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
  {
    name: 'what a page has loaded before the service worker came',
    from: 'message',
    reader: 'src/offline/worker/worker.ts',
    parser: 'src/offline/visited.ts#readVisited',
    test: 'src/offline/offline.properties.test.ts',
  },
  {
    name: 'the list of the documentation that can be kept',
    from: 'answer',
    reader: 'src/offline/panel/documentation.ts',
    parser: 'src/offline/documentationList.ts#readDocumentationList',
    test: 'src/offline/offline.properties.test.ts',
  },
  {
    name: 'the path of an address that ends as files do',
    from: 'address',
    reader: 'src/behaviour/rewritePath.ts',
    parser: 'src/behaviour/rewritePath.ts#barePath',
    test: 'src/behaviour/rewritePath.test.ts',
  },
  {
    name: 'a wrong address, which may be an old one',
    from: 'address',
    reader: 'src/behaviour/helpLost.ts',
    parser: 'src/not-found/redirectFor.ts#redirectFor',
    test: 'src/not-found/notFound.properties.test.ts',
  },
  {
    name: 'a wrong address, for the pages that are closest to it',
    from: 'address',
    reader: 'src/behaviour/helpLost.ts',
    parser: 'src/not-found/closestPaths.ts#closestPaths',
    test: 'src/not-found/notFound.properties.test.ts',
  },
  {
    name: 'a wrong address, for the search',
    from: 'address',
    reader: 'src/behaviour/helpLost.ts',
    parser: 'src/not-found/searchWords.ts#searchWords',
    test: 'src/not-found/notFound.properties.test.ts',
  },
  {
    name: 'the list of the site’s paths',
    from: 'file',
    reader: 'src/behaviour/helpLost.ts',
    parser: 'src/not-found/sitePaths.ts#readSitePaths',
    test: 'src/not-found/notFound.properties.test.ts',
  },
  {
    name: 'an old address on a host without redirects',
    from: 'address',
    reader: 'src/redirects/stub.ts',
    parser: 'src/redirects/stub.ts#renderStub',
    test: 'src/redirects/__tests__/stub.test.ts',
  },
  {
    name: 'the filters of the compatibility matrix and of the examples',
    from: 'address',
    reader: 'src/components/Filters/filterList.ts',
    parser: 'src/components/Filters/selection.ts#readSelection',
    test: 'src/components/Filters/selection.properties.test.ts',
  },
  {
    name: 'colours that an address asks for, or that are kept',
    from: 'address',
    reader: 'src/first-load/colours.ts',
    parser: 'src/first-load/colours.ts#toColourChoice',
    test: 'src/behaviour/answers.properties.test.ts',
  },
  {
    name: 'how far a reader has come in the tutorials',
    from: 'storage',
    reader: 'src/behaviour/storage.ts',
    parser: 'src/learning/progress.ts#readProgress',
    test: 'src/learning/__tests__/progress.properties.test.ts',
  },
  {
    name: 'the progress of a reader from another browser',
    from: 'file',
    reader: 'src/behaviour/progressTools.ts',
    parser: 'src/learning/progressFile.ts#readProgressFile',
    test: 'src/learning/__tests__/progressFile.properties.test.ts',
  },
  {
    name: 'the number of stars',
    from: 'answer',
    reader: 'src/behaviour/starCount.ts',
    parser: 'src/behaviour/formatStarCount.ts#formatStarCount',
    test: 'src/behaviour/answers.properties.test.ts',
  },
  {
    name: 'what a program sends, in its own worker',
    from: 'message',
    reader: 'src/playground/sandbox/guard.ts',
    parser: 'src/playground/sandbox/guardedSend.ts#createGuardedSend',
    test: 'src/playground/sandbox/__tests__/guardedSend.properties.test.ts',
  },
  {
    name: 'what the worker of a program sends to its document',
    from: 'message',
    reader: 'src/playground/sandbox/relay.ts',
    parser: 'src/playground/sandbox/relay.ts#relay',
    test: 'src/playground/sandbox/__tests__/relay.test.ts',
  },
  {
    name: 'a message of a run, in the page',
    from: 'message',
    reader: 'src/playground/client/runs.ts',
    parser: 'src/playground/messages/runMessages.ts#readRunMessage',
    test: 'src/playground/messages/__tests__/runMessages.properties.test.ts',
  },
  {
    name: 'the response of a program’s API',
    from: 'message',
    reader: 'src/playground/client/runs.ts',
    parser: 'src/playground/messages/runMessages.ts#readHttpResponse',
    test: 'src/playground/messages/__tests__/runMessages.properties.test.ts',
  },
  {
    name: 'the keys of a program’s bucket',
    from: 'message',
    reader: 'src/playground/client/runs.ts',
    parser: 'src/playground/model/live.ts#readKeys',
    test: 'src/playground/model/__tests__/live.properties.test.ts',
  },
  {
    name: 'the tree of a program’s resources, to be drawn',
    from: 'message',
    reader: 'src/playground/client/runs.ts',
    parser: 'src/diagram/layout.ts#layOutProgram',
    test: 'src/playground/messages/__tests__/diagram.properties.test.ts',
  },
];

/** A module that uses the names which bring such values, and reads none. */
interface Harmless {
  readonly module: string;
  readonly why: string;
}

export const HARMLESS: readonly Harmless[] = [
  {module: 'src/behaviour/anchors.ts', why: 'looks for the element that the hash names, as the browser does'},
  {
    module: 'src/behaviour/copyCode.ts',
    why: 'puts a page’s Markdown on the clipboard, and looks at nothing of it',
  },
  {
    module: 'src/behaviour/learningProgress.ts',
    why: 'takes the name of the tutorial from the path; a page that is none is not remembered',
  },
  {module: 'src/behaviour/filters.ts', why: 'asks whether the address has a query'},
  {module: 'src/behaviour/islands.ts', why: 'loads the page again'},
  {module: 'src/behaviour/notice.ts', why: 'loads the page again'},
  {module: 'src/behaviour/pageLink.ts', why: 'compares the address with that of a link'},
  {
    module: 'src/first-load/baseUrlBanner.ts',
    why: 'writes the path into a message for those who build the site',
  },
  {module: 'src/first-load/hideAnnouncement.ts', why: 'compares what is kept with constants'},
  {module: 'src/first-load/offerRetry.ts', why: 'loads the page again'},
  {
    module: 'src/first-load/restoreSidebar.ts',
    why: 'reads up to 9,999 characters: booleans and a place to scroll to, which the browser bounds',
  },
  {
    module: 'src/lib/fetchAhead.ts',
    why: 'brings a file into the browser’s cache, and looks at nothing of it',
  },
  {module: 'src/playground/page/ReloadButton.tsx', why: 'loads the page again'},
  {module: 'src/playground/worker/language.ts', why: 'sends answers, and asks for its own folder'},
  {
    module: 'src/playground/worker/runner.ts',
    why: 'sends reports, and fetches for a program that may use the network',
  },
  {module: 'src/search/engine/localClient.ts', why: 'makes the addresses of the index absolute'},
  {module: 'src/search/engine/worker.ts', why: 'sends answers'},
];
