/** Loads what links, drafts and downloads need. @throws Error when it does not arrive */
export function loadShare(): Promise<typeof import('./share')> {
  return import(/* webpackChunkName: "playground-share" */ './share');
}
