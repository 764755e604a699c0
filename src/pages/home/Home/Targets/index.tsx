import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import CodeLines from '@site/src/components/CodeLines';
import TabSet from '@site/src/components/TabSet';
import type {Target} from '@site/src/pages/home/types';
import Section from '../Section';
import styles from './styles.module.css';

type Props = {readonly targets: readonly Target[]; readonly version: string};

/** What the compiler makes of the same program for each target. */
export default function Targets({targets, version}: Props): ReactNode {
  const intro = (
    <>
      The program names no cloud: the target is a compiler option. This is the output of version {version}.{' '}
      <Link to="/docs/platforms/platforms">Platforms</Link> compares what the targets support.
    </>
  );
  return (
    <Section id="targets" title="The same program, four targets" intro={intro}>
      <TabSet
        label="Target"
        selected="tf-aws"
        items={targets.map((target) => ({
          id: target.platform,
          label: target.label,
          panel: <Output target={target} />,
        }))}
      />
    </Section>
  );
}

function Output({target}: {readonly target: Target}): ReactNode {
  const {platform, file, bytes, lineCount, resources, excerpt} = target;
  const total = resources.reduce((sum, {count}) => sum + count, 0);
  return (
    <div className={styles.output}>
      <div className={styles.about}>
        <p className={styles.command}>wing compile main.w -t {platform}</p>
        <p>
          {total} resources in <code>{file}</code>:
        </p>
        <ul className={styles.types}>
          {resources.map(({type, count}) => (
            <li key={type}>
              <span>{type}</span> <span>{count}</span>
            </li>
          ))}
        </ul>
      </div>
      <figure className={styles.figure}>
        <figcaption className={styles.caption}>
          <span>The output for Visits</span>
          <span>
            {excerpt.length} of {lineCount} lines, {bytes.toLocaleString('en')} bytes in total
          </span>
        </figcaption>
        <pre
          className={styles.code}
          tabIndex={0}
          role="group"
          aria-label={`Excerpt of ${file} for ${target.label}`}
        >
          <code>
            <CodeLines lines={excerpt} />
          </code>
        </pre>
      </figure>
    </div>
  );
}
