import {expect, it} from 'vitest';
import {drawDiagrams} from '../drawings';

it('draws each diagram of the data, and leaves the rest as it is', async () => {
  const data = {
    title: 'Redis',
    cover: {image: 0},
    platformCovers: {'tf-aws': {diagram: {entrypoint: 'main.w', platform: 'tf-aws'}}},
    cards: [{cover: {diagram: {entrypoint: 'other.w', platform: 'sim', isForCard: true}}}, null],
  };
  const draw = async (entrypoint: string, platform: string, isForCard = false) =>
    `${entrypoint} for ${isForCard ? 'a card' : platform}` as never;
  expect(await drawDiagrams(data, draw)).toEqual({
    ...data,
    platformCovers: {'tf-aws': {diagram: 'main.w for tf-aws'}},
    cards: [{cover: {diagram: 'other.w for a card'}}, null],
  });
});
