import engine from '@generated/playground/default/engine.json';
import {loadPart} from '@site/src/lib/loadPart';
import type {LanguageClient} from '@site/src/playground/client/languageClient';
import type {DownloadProgress} from '@site/src/playground/model/downloadProgress';

/** Loads the compiler. @throws Error when it does not arrive */
export async function loadLanguage(
  baseUrl: string,
  onProgress: (progress: DownloadProgress) => void,
): Promise<LanguageClient> {
  const {createLanguageClient} = await loadPart(() => import('@site/src/playground/client/languageClient'));
  const client = createLanguageClient({baseUrl, engine, onProgress});
  try {
    await client.load();
  } catch (error) {
    client.close();
    throw error;
  }
  return client;
}
