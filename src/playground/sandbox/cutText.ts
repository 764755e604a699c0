import {formatCount} from '../../lib/formatCount';
import {slice} from './keptFunctions';

/** Room for the sentence at the end. */
const NOTE_CHARACTERS = 60;

/**
 * A text of at most `max` characters: that of a longer one ends with how much was left out. Texts that were cut before stay as
 * they are.
 */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text;
  let kept = max > NOTE_CHARACTERS ? max - NOTE_CHARACTERS : 0;
  if (kept > 0 && isFirstHalf(text[kept - 1]!)) kept -= 1;
  const note = `… (${formatCount(text.length - kept)} more characters are not shown)`;
  return slice(slice(text, 0, kept) + note, 0, max);
}

/** Whether a character is the first half of one that takes two, such as an emoji. */
function isFirstHalf(character: string): boolean {
  return character >= '\ud800' && character <= '\udbff';
}
