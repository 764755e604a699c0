import type {ReactNode} from 'react';
import CodeSample from '@theme/CodeSample';
import type {ExampleCommands} from '../../types';
import {PLATFORMS, type Platform} from '../../../../wing/language/platforms';
import styles from './styles.module.css';

type Props = {
  readonly platforms: readonly Platform[];
  readonly commands: ExampleCommands['compile'];
};

/** What there is for each platform is in the page; `src/learning/examples/platformChoice.ts` shows that of the chosen one. */
export default function PlatformChoice({platforms, commands}: Props): ReactNode {
  return (
    <>
      <fieldset className={styles.platforms}>
        <legend>Compile it for</legend>
        {platforms.map((platform, index) => (
          <label key={platform} className={styles.platform} title={PLATFORMS[platform].description}>
            <input type="radio" name="platform" value={platform} defaultChecked={index === 0} />
            {PLATFORMS[platform].label}
          </label>
        ))}
      </fieldset>
      <div role="status">
        {platforms.map((platform, index) => {
          const command = commands[platform];
          return (
            <div key={platform} className={styles.choice} data-of-platform={platform} hidden={index > 0}>
              {command ? (
                <CodeSample {...command} />
              ) : (
                <p className={styles.note}>{PLATFORMS[platform].unavailable}</p>
              )}
            </div>
          );
        })}
      </div>
    </>
  );
}
