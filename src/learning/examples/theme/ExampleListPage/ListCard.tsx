import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {ExampleCard} from '../../types';
import {CLOUD_RESOURCES, TYPES} from '../../vocabulary';
import ExampleCover from '../ExampleCover';
import styles from './styles.module.css';

type Props = {
  readonly card: ExampleCard;
  readonly images: readonly string[];
};

export default function ListCard({card, images}: Props): ReactNode {
  const {title, subtitle, type, cloudResources, href, isExternal, cover} = card;
  return (
    <article className={styles.card}>
      <div className={styles.cover}>
        <ExampleCover cover={cover} images={images} />
      </div>
      <div className={styles.body}>
        <p className={styles.type}>
          {type.map((name) => TYPES[name].label).join(', ')}
          {isExternal && ` on ${new URL(href).host}`}
        </p>
        <h2 className={styles.title}>
          <Link className={styles.link} to={href}>
            {title}
          </Link>
        </h2>
        <p className={styles.subtitle}>{subtitle}</p>
        <ul className={styles.tags} aria-label="Cloud resources">
          {cloudResources.map((name) => (
            <li key={name}>{CLOUD_RESOURCES[name].label}</li>
          ))}
        </ul>
      </div>
    </article>
  );
}
