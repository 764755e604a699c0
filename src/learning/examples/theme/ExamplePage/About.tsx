import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Author, ExamplePageData} from '../../types';
import {CLOUD_RESOURCES, EXAMPLE_LANGUAGES} from '../../vocabulary';
import styles from './styles.module.css';

/** What the example uses, where to read on, who wrote it and where its source is. */
export default function About({example}: {readonly example: ExamplePageData}): ReactNode {
  return (
    <>
      <section aria-labelledby="cloud-resources">
        <h2 id="cloud-resources">Cloud resources</h2>
        <dl className={styles.terms}>
          {example.cloudResources.map((name) => (
            <div key={name}>
              <dt>{CLOUD_RESOURCES[name].label}</dt>
              <dd>{CLOUD_RESOURCES[name].description}</dd>
            </div>
          ))}
        </dl>
      </section>
      {example.resources.length > 0 && (
        <section aria-labelledby="resources">
          <h2 id="resources">Read on</h2>
          <ul className={styles.list}>
            {example.resources.map(({label, href}) => (
              <li key={href}>
                <Link to={href}>{label}</Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="authors">
        <h2 id="authors">Authors</h2>
        <ul className={styles.list}>
          {example.authors.map((author) => (
            <li key={author.name}>
              <Person {...author} />
            </li>
          ))}
        </ul>
      </section>
      <p>
        Written in {example.language.map((name) => EXAMPLE_LANGUAGES[name].label).join(' and ')}.{' '}
        <Link to={example.sourceUrl}>Source of this example</Link>
      </p>
    </>
  );
}

function Person({name, role, twitter, github}: Author): ReactNode {
  return (
    <>
      <strong>{name}</strong>, {role}
      {github && (
        <>
          {' '}
          ·{' '}
          <Link to={github} aria-label={`${name} on GitHub`}>
            GitHub
          </Link>
        </>
      )}
      {twitter && (
        <>
          {' '}
          ·{' '}
          <Link to={twitter} aria-label={`${name} on X`}>
            X
          </Link>
        </>
      )}
    </>
  );
}
