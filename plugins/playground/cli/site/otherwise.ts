/** Programs of the site that run in the playground, but say something in other words than on the command line, and why. */
export const OTHERWISE: Readonly<Record<string, string>> = {
  'docs/api/language-reference/interoperability#paths-3':
    'Node converts the extern with esbuild, whose message is shown.',
  'docs/api/language-reference/interoperability#phases-of-extern-methods':
    'Only Node can look into a promise that it prints.',
  'docs/api/language-reference/interoperability#the-extern-d-ts-file-3':
    'The file that asks for a missing one is told in the path of its folder.',
  'docs/api/standard-library/std/bytes#decode-a-text':
    'The browser has words of its own for an encoding that it does not know.',
  'docs/api/standard-library/std/json#parse-and-print':
    'The browser has words of its own for text that is not JSON.',
  'docs/learn/base64-encoding#broken-input': 'The browser has words of its own for text that is not Base64.',
};
