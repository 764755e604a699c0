import {expect, it} from 'vitest';
import {SLOW_MS} from '../../lib/page/slow';
import {SLOW_MS as OF_SEARCH} from './useSlow';

it('waits as long as all other parts of a page', () => expect(OF_SEARCH).toBe(SLOW_MS));
