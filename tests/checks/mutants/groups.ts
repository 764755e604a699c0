import path from 'node:path';

/**
 * The modules whose unit tests have to notice a mistake, by groups: those that judge, that redirect, and that read what comes
 * from outside. The tests of a module are those of its name, and those that are named here as well. Others may notice a
 * mistake too, but do not say to a reader what the module promises. Property tests are left out: with thousands of inputs for each
 * mistake, all groups would take hours.
 */
export const GROUPS: Readonly<Record<string, readonly string[]>> = {
  entrance: [
    'src/lib/entrance/data.ts',
    'src/lib/entrance/own.ts',
    'src/lib/entrance/refusal.ts',
    'src/lib/entrance/shape.ts',
    'src/lib/entrance/wellFormed.ts',
    'src/lib/entrance/entrance.test.ts',
  ],
  judge: [
    'src/samples/compareWithPage.ts',
    'src/samples/expectationProblems.ts',
    'src/samples/lines.ts',
    'src/wing/checker/normalizeOutput.ts',
  ],
  fence: ['src/samples/fence.ts'],
  redirects: [
    'src/config/redirects/rules.ts',
    'src/config/redirects/hostRules.ts',
    'src/config/redirects/options.ts',
  ],
  stub: ['src/config/redirects/stub.ts'],
  'not-found': [
    'src/pages/not-found/closestPaths.ts',
    'src/pages/not-found/redirectFor.ts',
    'src/pages/not-found/searchWords.ts',
    'src/lib/editDistance.ts',
  ],
  'search-ranking': [
    'src/search/ranking/rank.ts',
    'src/search/ranking/scorer.ts',
    'src/search/ranking/__tests__/ranker.test.ts',
  ],
  'search-query': [
    'src/search/ranking/expansion.ts',
    'src/search/ranking/names.ts',
    'src/search/ranking/query.ts',
    'src/search/ranking/synonyms.ts',
  ],
  'search-address': [
    'src/search/client/highlightedText.ts',
    'src/search/client/hitPath.ts',
    'src/search/client/readResults.ts',
    'src/search/dialog/SearchModal/readStoredHits.ts',
    'src/search/dialog/SearchModal/storedSearches.ts',
    'src/search/page/requestResults.ts',
    'src/search/page/searchAddress.ts',
  ],
  'search-files': ['src/search/index-files/decode.ts', 'src/search/index-files/__tests__/encode.test.ts'],
  'share-links': [
    'src/playground/share/base64.ts',
    'src/playground/share/checksum.ts',
    'src/playground/share/inflate.ts',
    'src/playground/share/link.ts',
    'src/playground/share/path.ts',
    'src/playground/share/program.ts',
    'src/playground/share/zip.ts',
  ],
  'old-links': ['src/playground/share/oldLink.ts'],
  drafts: ['src/playground/share/draft.ts', 'src/playground/share/draftStore.ts'],
  messages: [
    'src/playground/messages/runEvents.ts',
    'src/playground/messages/runMessages.ts',
    'src/playground/messages/sandboxMessages.ts',
    'src/playground/messages/signals.ts',
    'src/playground/messages/treeSize.ts',
    'src/playground/messages/unsupportedFeature.ts',
  ],
  examples: ['src/learning/examples/frontMatter.ts'],
  learning: [
    'src/learning/markLesson.ts',
    'src/learning/nextLesson.ts',
    'src/learning/order.ts',
    'src/learning/place.ts',
    'src/learning/progress.ts',
  ],
  'other-parsers': [
    'src/lib/page/askAgain.ts',
    'src/components/StarButton/formatStarCount.ts',
    'src/shell/behaviour/rewritePath.ts',
    'src/components/Filters/selection.ts',
    'src/components/diagram/layout.ts',
    'src/shell/first-load/colours.ts',
    'src/learning/progressFile.ts',
    'src/lib/fetchBytes.ts',
    'src/pages/not-found/sitePaths.ts',
    'src/playground/model/live.ts',
    'src/playground/sandbox/guardedSend.ts',
    'src/playground/sandbox/relay.ts',
    'src/samples/client/savedProgram.ts',
  ],
};

/** The score that each group has to reach, in percent. */
export const LEAST_SCORE = 90;

/** The modules of a group, and its tests, of which not all need exist: beside a module, or in the folder there. */
export function filesOf(group: string): {modules: string[]; tests: string[]} {
  const files = GROUPS[group] ?? [];
  const modules = files.filter((file) => !file.endsWith('.test.ts'));
  const named = modules.flatMap((file) => {
    const {dir, name} = path.posix.parse(file);
    return [`${dir}/${name}.test.ts`, `${dir}/__tests__/${name}.test.ts`];
  });
  return {modules, tests: [...named, ...files.filter((file) => file.endsWith('.test.ts'))]};
}
