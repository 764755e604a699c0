/** The language worker: compiles and answers beside the page, which never waits for it. */
import {createAnswering} from './answerLanguage';
import type {LanguageRequest} from './languageProtocol';
import {loadCompiler} from './loadCompiler';

const folder = new URL('.', self.location.href).href;
const take = createAnswering({
  load: (sizes, onProgress) => loadCompiler({folder, sizes, onProgress}),
  reply: (message) => self.postMessage(message),
});

self.onmessage = ({data}: MessageEvent<LanguageRequest>) => void take(data);
