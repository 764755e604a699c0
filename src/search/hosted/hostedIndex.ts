import type {SearchClient} from 'algoliasearch';
import type {HostedRecord} from './hostedRecords';
import {hostedSettings, type Synonyms, toSynonymHits} from './hostedSettings';

export interface Replacement {
  readonly indexName: string;
  readonly records: readonly HostedRecord[];
  readonly synonyms: Synonyms;
}

type IndexingClient = Pick<
  SearchClient,
  'setSettings' | 'saveSynonyms' | 'replaceAllObjects' | 'waitForTask'
>;

/**
 * Gives an index its settings and synonyms, and then these records and no others. Readers find the old records until the
 * new ones are complete.
 *
 * @throws what the client throws: for a wrong key, a service that does not answer, a task that does not end
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
  // The client copies both from the index to the one that it fills and puts in the index's place.
  for (const taskID of [settingsTask, synonymsTask]) await client.waitForTask({indexName, taskID});
  await client.replaceAllObjects({indexName, objects: records.map((record) => ({...record}))});
}
