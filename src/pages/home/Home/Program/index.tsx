import type {ReactNode} from 'react';
import Slot from '@site/src/components/Slot';
import type {HomeProgram} from '@site/src/pages/home/types';
import {nameOfPath, toPermissions} from '@site/src/playground/model/permissions';
import PermissionList from '@site/src/playground/page/Clouds/PermissionList';
import Architecture from '@site/src/samples/ProgramViews/Architecture';
import {ProgramView, SOURCES, TestReport} from '@site/src/samples/ProgramViews';
import Foot from '@site/src/samples/theme/CodeSample/Foot';
import PlayTools from '@site/src/samples/theme/CodeSample/PlayTools';
import Code from '../Code';
import styles from './styles.module.css';

const FILE = 'main.w';

/** The program, and beside it what follows from it: its tests, its permissions, and its architecture. */
export default function ProgramPanel({program: home}: {readonly program: HomeProgram}): ReactNode {
  const {program, version, report, calls, names, drawn} = home;
  const nameOf = new Map(names);
  return (
    <section className={styles.stage} aria-labelledby="phases">
      <h2 id="phases" className="sr-only">
        One program in two phases, and what follows from it
      </h2>
      <figure className={styles.figure} data-file={FILE} data-program={program.address}>
        <figcaption className={styles.file}>
          <span>{FILE}</span>
          <span className={styles.phases}>
            <span data-phase="preflight">Preflight: at compile time</span>
            <span data-phase="inflight">Inflight: in the cloud</span>
          </span>
        </figcaption>
        <Code name={FILE} runs={program.runs} className={styles.code} />
        <Foot mark="tested" text={`tested with Wing ${version}`}>
          <PlayTools runs />
        </Foot>
        <Slot className={styles.panel} data-panel />
        <div className={styles.views}>
          <div className={styles.static}>
            <ProgramView id="tests" title="Tests" source={`wing test ${FILE}`}>
              <TestReport report={report} />
            </ProgramView>
            <ProgramView title="Permissions" source={SOURCES.permissions}>
              <PermissionList
                functions={toPermissions(calls)}
                nameOf={(path) => nameOf.get(path) ?? nameOfPath(path)}
              />
            </ProgramView>
            <ProgramView title="Architecture" source={SOURCES.architecture}>
              <Architecture title="Resources and what they call" drawn={drawn} />
            </ProgramView>
          </div>
          <Slot as="div" className={styles.live} data-views />
          <p className={styles.hint}>
            Press Run, type <code>links.delete(slug);</code> below line 16, and read the permissions.
          </p>
        </div>
      </figure>
    </section>
  );
}
