/** Whether an answer says that there is nothing under the address any more; other errors may pass. */
export function isGone({status}: Pick<Response, 'status'>): boolean {
  return status === 404 || status === 410;
}
