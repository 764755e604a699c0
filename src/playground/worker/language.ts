/** The language worker: the compiler in a thread of its own, so that it never keeps the page waiting. */
import type {LanguageRequest} from './languageMessages';
import {createLanguageServer} from './languageServer';
import {loadCompiler} from './loadCompiler';

/* oxlint-disable no-restricted-properties -- sends answers, and reads its own folder */

const folder = new URL('.', self.location.href).href;
const handle = createLanguageServer({
  load: (sizes, onProgress) => loadCompiler({folder, sizes, onProgress}),
  send: (message) => self.postMessage(message),
});

self.onmessage = ({data}: MessageEvent<LanguageRequest>) => void handle(data);
