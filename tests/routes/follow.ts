import {anchorsOf, type BuiltSite} from '../support/builtSite';

/** Tells why a link from elsewhere does not bring its reader to the right place in one hop; nothing when it does. */
export function linkProblem(site: BuiltSite, path: string, hash: string): string | undefined {
  const answer = site.answer(path);
  if (!answer) return 'is not there';
  if (answer.type !== 'redirect') return anchorProblem(site, path, hash);
  const {to, sections} = answer.stub;
  const section = sections[hash];
  const [target = '', ownHash = ''] = (section ?? to).split('#');
  if (/^https?:/.test(target)) return undefined;
  const end = site.answer(target);
  if (!end) return `leads to ${target}, which is not there`;
  if (end.type === 'redirect') return `leads to ${target}, which is a redirect`;
  return anchorProblem(site, target, ownHash || (section ? '' : hash));
}

function anchorProblem(site: BuiltSite, path: string, hash: string): string | undefined {
  const answer = site.answer(path);
  if (!hash || answer?.type !== 'page') return undefined;
  return anchorsOf(answer.page).has(hash) ? undefined : `ends on ${path}, which has no #${hash}`;
}
