import {expect, it} from 'vitest';
import {cloudsOfAddress, cloudsQuery} from '../cloudsAddress';

it('finds the clouds that a link has chosen', () => {
  const address = `https://site/play${cloudsQuery(['tf-gcp', 'tf-aws'])}#program=1.abc`;
  expect(cloudsOfAddress(address)).toEqual(['tf-aws', 'tf-gcp']);
  expect(cloudsOfAddress('https://site/play?code=a&clouds=tf-azure')).toEqual(['tf-azure']);
});

it.each(['/play', '/play#?clouds=tf-aws', '/play?clouds=', '/play?clouds=sim,ibm', '/play?cloud=tf-aws'])(
  'finds none in %s',
  (address) => {
    expect(cloudsOfAddress(address)).toBeUndefined();
  },
);
