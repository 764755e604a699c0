import type {ReactNode} from 'react';
import CodeBlock from '@theme/CodeBlock';
import {PLATFORMS, type Platform, type PlatformTerm} from '../../vocabulary';
import styles from './styles.module.css';

type Props = {
  readonly platforms: readonly Platform[];
  readonly chosen: Platform;
  readonly onChoose: (platform: Platform) => void;
};

export default function PlatformChoice({platforms, chosen, onChoose}: Props): ReactNode {
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
        <CompileCommand {...PLATFORMS[chosen]} />
      </div>
    </>
  );
}

function CompileCommand({option, unavailable, environment = {}}: PlatformTerm): ReactNode {
  if (option === undefined) return <p className={styles.note}>{unavailable}</p>;
  const variables = Object.entries(environment).map(([name, value]) => `export ${name}=${value}\n`);
  return (
    <CodeBlock language="sh">{`${variables.join('')}wing compile --platform ${option} main.w`}</CodeBlock>
  );
}
