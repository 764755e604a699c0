import {useId, useMemo, useState, type ReactNode} from 'react';
import {shownText} from '@site/src/lib/shownText';
import {describeUnsupportedFeature} from '@site/src/playground/messages/unsupportedFeature';
import {NO_SETTINGS, toCloudSettings} from '@site/src/playground/model/cloudSettings';
import {cloudsStatusOf} from '@site/src/playground/model/runStatus';
import {CLOUD_PLATFORMS, PLATFORMS} from '@site/src/wing/language/platforms';
import Failure from '../Output/Failure';
import CloudPart from './CloudPart';
import type {CloudsProps} from './cloudsProps';
import Permissions from './Permissions';
import Settings from './Settings';
import styles from './styles.module.css';
import {useClouds} from './useClouds';

/** Chooses clouds, and shows what each would get. */
export default function CloudsPanel({
  program,
  baseUrl,
  engine,
  chosen: chosenAtFirst = ['tf-aws'],
  isStarted = false,
  ...shown
}: CloudsProps): ReactNode {
  const {isShown, onGoTo} = shown;
  const {files} = program;
  const permissions = useId();
  const [chosen, setChosen] = useState(chosenAtFirst);
  const [entered, setEntered] = useState(NO_SETTINGS);
  const read = useMemo(() => toCloudSettings(entered, files), [entered, files]);
  const [settings, problem] = 'settings' in read ? [read.settings] : [undefined, read.problem];
  const {view, results, before, prepare, start} = useClouds(engine, {
    program,
    clouds: chosen,
    settings,
    isShown,
    isStarted,
  });
  const {failure, unsupported} = view;
  const calls = chosen.flatMap((cloud) => {
    const result = results[cloud];
    return result?.kind === 'compiled' ? [result.calls] : [];
  })[0];
  return (
    <div className={styles.panel}>
      <fieldset className={styles.choice}>
        <legend className="sr-only">Clouds</legend>
        {CLOUD_PLATFORMS.map((cloud) => (
          <label key={cloud}>
            <input
              type="checkbox"
              checked={chosen.includes(cloud)}
              onChange={({target}) =>
                setChosen(
                  CLOUD_PLATFORMS.filter((one) => (one === cloud ? target.checked : chosen.includes(one))),
                )
              }
            />{' '}
            {PLATFORMS[cloud].cloud}
          </label>
        ))}
        <button
          type="button"
          className="button button--primary button--sm"
          disabled={chosen.length === 0 || !settings}
          onPointerEnter={prepare}
          onFocus={prepare}
          onClick={start}
        >
          Compile
        </button>
      </fieldset>
      <Settings
        program={program}
        clouds={chosen}
        entered={entered}
        settings={settings}
        problem={problem}
        onEnter={setEntered}
      />
      <p role="status" className={styles.note}>
        {cloudsStatusOf(view, Object.keys(results).length > 0)}
      </p>
      {failure && <Failure error={failure.error} onGoTo={onGoTo} />}
      {unsupported && <p className={styles.note}>{shownText(describeUnsupportedFeature(unsupported))}</p>}
      {view.droppedLines > 0 && <p className={styles.note}>Lines dropped: {view.droppedLines}</p>}
      {view.refused.map(({of, reason}) => (
        <p key={of} className={styles.note}>
          Left out{of && ` (${shownText(of)})`}: {shownText(reason)}
        </p>
      ))}
      {view.preflight && (
        <details className={styles.settings}>
          <summary>Output of preflight</summary>
          <pre className={styles.json} tabIndex={0} role="group" aria-label="Output of preflight">
            <samp>{shownText(view.preflight)}</samp>
          </pre>
        </details>
      )}
      {calls && (
        <section aria-labelledby={permissions}>
          <h2 id={permissions} className={styles.heading}>
            Permissions
          </h2>
          <Permissions {...shown} calls={calls} files={files} />
        </section>
      )}
      <div className={styles.clouds}>
        {chosen.map((cloud) => {
          const result = results[cloud];
          return (
            result && (
              <CloudPart
                key={cloud}
                baseUrl={baseUrl}
                cloud={cloud}
                result={result}
                before={before[cloud]}
                files={files}
                onGoTo={onGoTo}
              />
            )
          );
        })}
      </div>
    </div>
  );
}
