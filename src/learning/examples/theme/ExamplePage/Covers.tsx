import type {ReactNode} from 'react';
import type {ExamplePageData} from '../../types';
import {PLATFORMS} from '../../../../wing/language/platforms';
import ExampleCover from '../ExampleCover';
import styles from './styles.module.css';

interface Props {
  readonly example: ExamplePageData;
  readonly images: readonly string[];
}

/** A picture for each platform that has one, and one for the others: that of the chosen platform is shown. */
export default function Covers({example, images}: Props): ReactNode {
  const {platform: platforms, platformCovers, cover} = example;
  const chosen = platforms[0] ?? 'sim';
  const others = platforms.filter((platform) => !platformCovers[platform]);
  const pictures = [
    {cover, target: 'sim' as const, platforms: platforms.length > 0 ? others : [chosen]},
    ...platforms.map((target) => ({cover: platformCovers[target], target, platforms: [target]})),
  ];
  return pictures.map(
    (picture) =>
      picture.cover &&
      picture.platforms.length > 0 && (
        <figure
          key={picture.platforms.join()}
          className={styles.cover}
          data-of-platform={picture.platforms.join(' ')}
          hidden={!picture.platforms.includes(chosen)}
        >
          {/* A wide drawing scrolls on a phone, so the keyboard has to reach it. */}
          <div className={styles.scroll} role="group" aria-label="Overview of the program" tabIndex={0}>
            <ExampleCover
              cover={picture.cover}
              images={images}
              alternative={`What ${example.title} consists of`}
            />
          </div>
          {'diagram' in picture.cover && (
            <figcaption>
              Drawn from what the compiler reports. Target: {PLATFORMS[picture.target].label}.
            </figcaption>
          )}
        </figure>
      ),
  );
}
