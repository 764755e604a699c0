import type {ReactNode} from 'react';
import Foot from '@site/src/samples/theme/CodeSample/Foot';
import PlayTools from '@site/src/samples/theme/CodeSample/PlayTools';
import Slot from '@site/src/components/Slot';
import CodeLines from '@site/src/components/CodeLines';
import TabSet from '@site/src/components/TabSet';
import type {HomeProgram, Phase} from '@site/src/pages/home/types';
import styles from './styles.module.css';

const WHEN: Record<Phase, string> = {preflight: 'at compile time', inflight: 'in the cloud'};

const FILE = 'main.w';

/** The program, line by line with its phase, and what each phase leaves behind. */
export default function ProgramPanel({program}: {readonly program: HomeProgram}): ReactNode {
  return (
    <section className={styles.stage} aria-labelledby="phases">
      <figure className={styles.figure} data-file={FILE} data-program={program.address}>
        <figcaption className={styles.file}>{FILE}</figcaption>
        <pre className={styles.code} tabIndex={0} role="group" aria-label={FILE}>
          <code>
            {program.runs.map(({phase, lines}, index) => (
              <span key={index} className={styles.run} data-phase={phase}>
                <span className={styles.phase}>{phase}</span>
                <span className={styles.lines}>
                  <CodeLines lines={lines} />
                </span>
              </span>
            ))}
          </code>
        </pre>
        <Foot mark="tested" text={`tested with Wing ${program.version}`}>
          <PlayTools runs />
        </Foot>
        <Slot data-panel />
      </figure>
      <div className={styles.side}>
        <h2 id="phases" className={styles.title}>
          One program, two phases
        </h2>
        <TabSet
          label="Phases of the program"
          selected="inflight"
          items={[
            {id: 'preflight', label: toLabel('preflight'), panel: <Preflight program={program} />},
            {id: 'inflight', label: toLabel('inflight'), panel: <Inflight program={program} />},
          ]}
        />
      </div>
    </section>
  );
}

function toLabel(phase: Phase): ReactNode {
  return (
    <span className={styles.label} data-phase={phase}>
      <span className={styles.name}>{phase}</span> {WHEN[phase]}
    </span>
  );
}

function Preflight({program: {resources}}: {readonly program: HomeProgram}): ReactNode {
  return (
    <>
      <p>These lines run once, at compile time. They define the resources:</p>
      <ul className={styles.resources}>
        {resources.map(({name, type, files}) => (
          <li key={name}>
            <span>{name}</span> <code>{type}</code>
            {files.length > 0 && <span className={styles.files}>{files.join(', ')}</span>}
          </li>
        ))}
      </ul>
      <p>The loop runs before you deploy. Only its result reaches the cloud: files in a bucket.</p>
    </>
  );
}

function Inflight({program: {javascript, permissions}}: {readonly program: HomeProgram}): ReactNode {
  return (
    <>
      <p>These lines run each time someone calls the function. The compiler turns them into JavaScript:</p>
      <pre className={styles.made} tabIndex={0} role="group" aria-label="JavaScript that the compiler writes">
        <code>
          <CodeLines lines={javascript} />
        </code>
      </pre>
      {permissions.map(({from, to, operation}) => (
        <p key={`${from} ${to} ${operation}`}>
          The compiler sees the call to <code>{operation}</code>, so it gives {from} permission for this one
          operation on {to}. You don’t write a policy.
        </p>
      ))}
    </>
  );
}
