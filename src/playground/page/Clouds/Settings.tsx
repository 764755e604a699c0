import type {ReactNode} from 'react';
import {shownText} from '@site/src/lib/shownText';
import type {CloudSettings} from '@site/src/playground/messages/sandboxMessages';
import {type EnteredSettings, findSettingsFiles, toCommand} from '@site/src/playground/model/cloudSettings';
import type {ProgramSources} from '@site/src/playground/model/programState';
import type {CloudPlatform} from '@site/src/wing/language/platforms';
import Field, {TextAreaField} from '../Field';
import form from '../form.module.css';
import styles from './styles.module.css';

interface Props {
  readonly program: ProgramSources;
  readonly clouds: readonly CloudPlatform[];
  readonly entered: EnteredSettings;
  /** Undefined where there is a problem. */
  readonly settings: CloudSettings | undefined;
  readonly problem: string | undefined;
  readonly onEnter: (entered: EnteredSettings) => void;
}

/** Custom platforms, values and a values file, with the command that has the same result. */
export default function Settings({program, clouds, entered, settings, problem, onEnter}: Props): ReactNode {
  const {platforms, usedPlatforms, values, usedValues} = findSettingsFiles(program.files);
  const valuesFile = values.includes(entered.valuesFile) ? entered.valuesFile : '';
  return (
    <details open={platforms.length > 0} className={styles.settings}>
      <summary>Platforms and values</summary>
      <div className={form.form}>
        <div className={styles.choice} role="group" aria-label="Custom platforms">
          {platforms.map((name) => (
            <label key={name}>
              <input
                type="checkbox"
                checked={entered.platforms.includes(name)}
                onChange={({target}) => {
                  const others = entered.platforms.filter((one) => one !== name);
                  onEnter({...entered, platforms: target.checked ? [...others, name] : others});
                }}
              />{' '}
              Platform: {shownText(name)}
            </label>
          ))}
          {usedPlatforms.length > 0 && (
            <p className={styles.note}>Always used: {shownText(usedPlatforms.join(', '))}</p>
          )}
          {platforms.length + usedPlatforms.length === 0 && (
            <p className={styles.note}>
              A file such as company.js that exports a class named Platform can be chosen here.
            </p>
          )}
        </div>
        <div className={form.row}>
          <TextAreaField
            label="Values, one name=value a line"
            rows={2}
            maxLength={MAX_VALUES}
            placeholder="stage=live"
            value={entered.values}
            onChange={(text) => onEnter({...entered, values: text})}
          />
          {values.length > 0 && (
            <Field label="Values file">
              <select
                className={form.input}
                value={valuesFile}
                onChange={({target}) => onEnter({...entered, valuesFile: target.value})}
              >
                <option value="">{usedValues === '' ? 'None' : shownText(usedValues)}</option>
                {values
                  .filter((name) => name !== usedValues)
                  .map((name) => (
                    <option key={name} value={name}>
                      {shownText(name)}
                    </option>
                  ))}
              </select>
            </Field>
          )}
        </div>
        {problem !== undefined && (
          <p role="alert" className={form.problem}>
            {shownText(problem)}
          </p>
        )}
        {settings && clouds.length > 0 && (
          <pre className={styles.json} tabIndex={0} role="group" aria-label="Command">
            <code>{shownText(clouds.map((cloud) => toCommand(cloud, settings, program)).join('\n'))}</code>
          </pre>
        )}
      </div>
    </details>
  );
}

/** Characters, far more than a command line has. */
const MAX_VALUES = 10_000;
