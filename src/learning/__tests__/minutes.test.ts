import {describe, expect, it} from 'vitest';
import {minutesOf} from '../minutes';

const words = (count: number) => 'word '.repeat(count);
const program = (lines: number) => '```wing title="main.w"\n' + 'log("x");\n'.repeat(lines) + '```\n';

describe('the time that a tutorial takes', () => {
  it.each([
    ['', 1],
    [words(300), 2],
    [`${words(300)}\n${program(24)}`, 4],
    [`${words(300)}\n${program(24)}\nMore.\n\n${program(12)}`, 5],
    [`${words(300)}\n${program(24)}\n${program(24).replace('\n', ' solution\n')}`, 4],
    [`---\ntitle: ${words(900)}\n---\n${words(450)}`, 3],
  ])('grows with prose and with programs (%#)', (markdown, minutes) => {
    expect(minutesOf(markdown)).toBe(minutes);
  });
});
