import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import CodeLines from '@site/src/components/CodeLines';
import Slot from '@site/src/components/Slot';
import TabSet from '@site/src/components/TabSet';
import type {ShownProgram, Target} from '@site/src/pages/home/types';
import Foot from '@site/src/samples/theme/CodeSample/Foot';
import PlayTools from '@site/src/samples/theme/CodeSample/PlayTools';
import {CLOUD_PLATFORMS} from '@site/src/wing/language/platforms';
import Code from '../Code';
import Section from '../Section';
import styles from './styles.module.css';

type Props = {
  readonly program: ShownProgram;
  readonly targets: readonly Target[];
  readonly version: string;
};

const FILE = 'main.w';

/** A program, and what the compiler makes of it for each target. */
export default function Targets({program, targets, version}: Props): ReactNode {
  const intro = (
    <>
      A program names no cloud: the target is a compiler option. Press “Compare clouds”, edit the program, and
      see the resources change. <Link to="/docs/platforms/platforms">Platforms</Link> compares what each
      target supports.
    </>
  );
  return (
    <Section id="targets" title="The same program, four targets" intro={intro}>
      <div className={styles.pair}>
        <figure className={styles.program} data-file={FILE} data-program={program.address}>
          <figcaption className={styles.caption}>{FILE}</figcaption>
          <Code name={FILE} runs={program.runs} />
          <Foot mark="tested" text={`tested with Wing ${version}`}>
            <PlayTools runs clouds={CLOUD_PLATFORMS.join()} />
          </Foot>
          <Slot data-panel />
        </figure>
        <TabSet
          label="Target"
          selected="tf-aws"
          items={targets.map((target) => ({
            id: target.platform,
            label: target.label,
            panel: <Output target={target} />,
          }))}
        />
      </div>
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
          <span>
            The output for <code>visits</code>
          </span>
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
