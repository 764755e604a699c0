/** A thread that draws pictures, one after the other, as `drawAll.ts` asks for them. */
import {parentPort, workerData} from 'node:worker_threads';
import {drawPreview} from './draw';
import {readFrame} from './frame';
import type {Preview} from './preview';

export interface DrawnPicture {
  readonly picture?: Uint8Array;
  /** Why there is none. */
  readonly problem?: string;
}

const frame = readFrame((workerData as {readonly root: string}).root);

parentPort!.on('message', (preview: Preview) => {
  const answer = (drawn: DrawnPicture) => parentPort!.postMessage(drawn);
  drawPreview(preview, frame).then(
    (picture) => answer({picture}),
    (error: Error) => answer({problem: error.message}),
  );
});
