import {expect, it} from 'vitest';
import {MAX_QUERY_LENGTH} from '../../config/search';
import {MAX_LENGTH} from './searchField';

it('takes as much as is searched for', () => expect(MAX_LENGTH).toBe(MAX_QUERY_LENGTH));
