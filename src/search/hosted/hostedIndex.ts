import type {SearchClient} from 'algoliasearch';
import type {HostedRecord} from './hostedRecords';
import {hostedSettings, type Synonyms, toSynonymHits} from './hostedSettings';

interface Replacement {
  readonly indexName: string;
  readonly records: readonly HostedRecord[];
  readonly synonyms: Synonyms;
}

type IndexingClient = Pick<
  SearchClient,
  'setSettings' | 'saveSynonyms' | 'replaceAllObjects' | 'waitForTask'
>;

/**
 * Sets the index's settings and synonyms, then replaces all its records. Readers find the old records until the
 * new ones are complete.
 *
 * @throws the client's error: a wrong key, no response, or a task that does not end
 */
export async function replaceIndex(
  client: IndexingClient,
  {indexName, records, synonyms}: Replacement,
): Promise<void> {
  const {taskID: settingsTask} = await client.setSettings({indexName, indexSettings: hostedSettings()});
  const {taskID: synonymsTask} = await client.saveSynonyms({
    indexName,
    synonymHit: toSynonymHits(synonyms),
    replaceExistingSynonyms: true,
  });
  // The client copies both to the temporary index that replaces this one.
  for (const taskID of [settingsTask, synonymsTask]) await client.waitForTask({indexName, taskID});
  await client.replaceAllObjects({indexName, objects: records.map((record) => ({...record}))});
}
