/** The script of a page that shows the output of runs as the playground does, with the runner of the tests. */
import {useState, type ReactNode} from 'react';
import {createRoot} from 'react-dom/client';
import type {RunMode} from '../../../src/playground/messages/runEvents';
import type {DocumentPosition} from '../../../src/playground/engine/compiler/documentPosition';
import type {ProgramSources} from '../../../src/playground/model/programState';
import OutputPart from '../../../src/playground/page/OutputPart';
import {useRun} from '../../../src/playground/page/useRun';

/** Beside the output it has what a reader can do with a page: a button that counts. */
function OutputPage(): ReactNode {
  const run = useRun('/guarded/');
  const [count, setCount] = useState(0);
  const [place, setPlace] = useState<DocumentPosition>();
  const [program, setProgram] = useState(NO_PROGRAM);
  const edit = (text: string) => setProgram(({programId}) => ({...toProgram(text), programId}));
  const open = (text: string) =>
    setProgram(({programId}) => ({...toProgram(text), programId: programId + 1}));
  const start = (text: string, mode: RunMode) => run.start({...toProgram(text), mode, network: false});
  Object.assign(window, {outputPage: {edit, open, start} satisfies OutputPageHandle});
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
        program={program}
        run={run}
        onMark={() => undefined}
        onGoTo={setPlace}
        onKeep={() => undefined}
      />
    </>
  );
}

const NO_PROGRAM = {files: {}, entry: 'main.w', programId: 0};

function toProgram(text: string): ProgramSources {
  return {files: {'main.w': '', 'main.js': text}, entry: 'main.w'};
}

/** What the tests call. */
export interface OutputPageHandle {
  /** Changes the program of the tab “Clouds”. */
  edit(program: string): void;
  /** Opens another program in its place, as a link does. */
  open(program: string): void;
  start(program: string, mode: RunMode): void;
}

createRoot(document.querySelector('main')!).render(<OutputPage />);
