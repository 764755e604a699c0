import type {ReactNode} from 'react';
import CodeSample from '@theme/CodeSample';
import type {ExampleCommands} from '../../types';
import {PLATFORMS, type Platform} from '../../../wing/language/platforms';
import styles from './styles.module.css';

type Props = {
  readonly platforms: readonly Platform[];
  readonly commands: ExampleCommands['compile'];
  readonly chosen: Platform;
  readonly onChoose: (platform: Platform) => void;
};

export default function PlatformChoice({platforms, commands, chosen, onChoose}: Props): ReactNode {
  const {unavailable} = PLATFORMS[chosen];
  const command = commands[chosen];
  return (
    <>
      <fieldset className={styles.platforms}>
        <legend>Compile it for</legend>
        {platforms.map((platform) => (
          <label key={platform} className={styles.platform} title={PLATFORMS[platform].description}>
            <input
              type="radio"
              name="platform"
              value={platform}
              checked={platform === chosen}
              onChange={() => onChoose(platform)}
            />
            {PLATFORMS[platform].label}
          </label>
        ))}
      </fieldset>
      <div role="status">
        {command ? <CodeSample {...command} /> : <p className={styles.note}>{unavailable}</p>}
      </div>
    </>
  );
}
