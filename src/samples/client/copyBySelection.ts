/**
 * Puts a text on the clipboard where the browser gives no other way to it, as on a page that did not come over HTTPS.
 *
 * @throws where the browser does not allow it
 */
export function copyBySelection(text: string): void {
  const field = document.createElement('textarea');
  field.value = text;
  field.style.position = 'fixed';
  field.style.opacity = '0';
  document.body.append(field);
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  if (!isCopied) throw new Error('copying is not allowed');
}
