import {useState, type ReactNode} from 'react';
import {SEARCH_PAGE} from '@site/src/config/search';
import type {SiteSettings} from '@site/src/lib/page/settings';
import type {SampleProgram} from '../../types';
import RunProgram from '../RunProgram';
import PlaygroundLink from './PlaygroundLink';
import styles from './styles.module.css';
import {useAddressProgram} from './useAddressProgram';

interface Props {
  /** Path of the site, with a slash at both ends. */
  readonly baseUrl: string;
  readonly engine: SiteSettings['engine'];
}

const NO_CLOUDS = [] as const;

/** What is in the page at `/play/embed`: the program of its address, or why that has none. */
export default function EmbeddedProgram(props: Props): ReactNode {
  const {opened, failure} = useAddressProgram(props.engine.version);
  if (failure !== undefined) {
    return (
      <p role="alert" className={styles.failure}>
        {failure}
      </p>
    );
  }
  if (!opened) return null;
  return <OpenedProgram key={opened.count} given={opened.program} {...props} />;
}

function OpenedProgram({given, baseUrl, engine}: Props & {readonly given: SampleProgram}): ReactNode {
  const {directory, version} = engine;
  const [program, setProgram] = useState(given);
  return (
    <div className={styles.program}>
      <h2 className="sr-only">Program and output</h2>
      <RunProgram
        program={given}
        file={given.entry}
        printed={undefined}
        foot={{mark: 'unchecked', text: `Wing ${version}`}}
        engine={`${baseUrl}${directory}/`}
        baseUrl={baseUrl}
        openLink={() => <PlaygroundLink playground={`${baseUrl}play`} program={program} version={version} />}
        beginsAtOnce={false}
        runs
        clouds={NO_CLOUDS}
        isForClouds={false}
        search={`${baseUrl}${SEARCH_PAGE}`}
        exercise={undefined}
        views={undefined}
        onChange={setProgram}
      />
    </div>
  );
}
