// cspell:ignore aeiou aeiouy bdgmnprt queu
/**
 * The part of an English word that its forms share: `queues`, `queue` and `queued` have `queu`. Both sides of a
 * comparison go through it, so it need not be a word. It takes off few endings, and none of short words: `aws`, `cors`
 * and `let` are names.
 */
export function stem(word: string): string {
  if (word.length < SHORTEST || !/^[a-z]+$/.test(word)) return word;
  return withoutEnd(withoutForm(withoutPlural(word)));
}

const SHORTEST = 4;

function withoutPlural(word: string): string {
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ss|x|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return /[^siu]s$/.test(word) ? word.slice(0, -1) : word;
}

/** Takes off `ing` and `ed` if what is left has a vowel, and one of two equal consonants: `mapping` has `map`. */
function withoutForm(word: string): string {
  const ending = ['ing', 'ed'].find((one) => word.endsWith(one));
  const rest = ending && word.slice(0, -ending.length);
  if (!rest || rest.length < 3 || !/[aeiouy]/.test(rest)) return word;
  return rest.replace(/([bdgmnprt])\1$/, '$1');
}

function withoutEnd(word: string): string {
  if (word.length > SHORTEST && word.endsWith('e')) return word.slice(0, -1);
  return /[^aeiou]y$/.test(word) && word.length > SHORTEST ? `${word.slice(0, -1)}i` : word;
}
