import {useState, type ReactNode} from 'react';
import engine from '@generated/playground/default/engine.json';
import {shownText} from '@site/src/lib/shownText';
import {describeUnsupportedFeature} from '@site/src/playground/messages/unsupportedFeature';
import {cloudsStatusOf} from '@site/src/playground/model/runStatus';
import {CLOUD_PLATFORMS, type CloudPlatform, PLATFORMS} from '@site/src/wing/language/platforms';
import Failure from '../Output/Failure';
import CloudPart from './CloudPart';
import type {CloudsProps} from './cloudsProps';
import Permissions from './Permissions';
import styles from './styles.module.css';
import {useClouds} from './useClouds';

/** Chooses clouds, and shows what each would get. */
export default function CloudsPanel({program, baseUrl, ...shown}: CloudsProps): ReactNode {
  const {isShown, onGoTo} = shown;
  const [chosen, setChosen] = useState<readonly CloudPlatform[]>(['tf-aws']);
  const {view, results, before, start} = useClouds(`${baseUrl}${engine.directory}/`, {
    program,
    clouds: chosen,
    isShown,
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
          disabled={chosen.length === 0}
          onClick={start}
        >
          Compile
        </button>
      </fieldset>
      <p role="status" className={styles.note}>
        {cloudsStatusOf(view, Object.keys(results).length > 0)}
      </p>
      {failure && <Failure error={failure.error} onGoTo={onGoTo} />}
      {unsupported && <p className={styles.note}>{shownText(describeUnsupportedFeature(unsupported))}</p>}
      {view.refused.map(({of, reason}) => (
        <p key={of} className={styles.note}>
          Left out{of && ` (${shownText(of)})`}: {shownText(reason)}
        </p>
      ))}
      {calls && (
        <section aria-labelledby="cloud-permissions">
          <h3 id="cloud-permissions" className={styles.heading}>
            Permissions
          </h3>
          <Permissions {...shown} calls={calls} files={program.files} />
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
                files={program.files}
                onGoTo={onGoTo}
              />
            )
          );
        })}
      </div>
    </div>
  );
}
