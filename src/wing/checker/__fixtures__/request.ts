import type {CheckRequest} from '../outcome';

/** A request for the check of one Wing program with its tests. */
export const request = (id: string, text: string, rest: Partial<CheckRequest> = {}): CheckRequest => ({
  id,
  entry: 'main.w',
  language: 'wing',
  files: [{path: 'main.w', text}],
  platforms: [],
  runTests: true,
  ...rest,
});
