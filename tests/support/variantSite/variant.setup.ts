import {resolve} from 'node:path';
import {test as setup} from '@playwright/test';
import {buildVariantSite} from './build';

const MINUTE = 60_000;

setup('the small site is built', () => {
  setup.setTimeout(15 * MINUTE);
  buildVariantSite(resolve(__dirname, '../../..'));
});
