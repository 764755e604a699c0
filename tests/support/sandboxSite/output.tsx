/** The script of a page that shows the output of runs as the playground does, with the runner of the tests. */
import {useState, type ReactNode} from 'react';
import {createRoot} from 'react-dom/client';
import type {RunMode} from '../../../src/playground/messages/runEvents';
import type {DocumentPosition} from '../../../src/playground/engine/compiler/documentPosition';
import OutputPart from '../../../src/playground/page/OutputPart';
import {useRun} from '../../../src/playground/page/useRun';

/** Beside the output it has what a reader can do with a page: a button that counts. */
function OutputPage(): ReactNode {
  const run = useRun('/guarded/');
  const [count, setCount] = useState(0);
  const [place, setPlace] = useState<DocumentPosition>();
  const start = (program: string, mode: RunMode) =>
    run.start({files: {'main.w': '', 'main.js': program}, entry: 'main.w', mode, network: false});
  Object.assign(window, {outputPage: {start} satisfies OutputPageHandle});
  return (
    <>
      <button type="button" onClick={() => setCount(count + 1)}>
        Counted {count}
      </button>
      {place && <p>Goes to {place.uri}</p>}
      <OutputPart
        part={null}
        baseUrl="/"
        engine="/guarded/"
        program={{files: {}, entry: 'main.w', programId: 0}}
        run={run}
        onMark={() => undefined}
        onGoTo={setPlace}
      />
    </>
  );
}

/** What the tests call. */
export interface OutputPageHandle {
  start(program: string, mode: RunMode): void;
}

createRoot(document.querySelector('main')!).render(<OutputPage />);
