import {describe, expect, it} from 'vitest';
import {leaveOut} from '../leaveOut';

describe('settings without what only the build reads', () => {
  it('are JSON when they were', () => {
    expect(leaveOut('{\n  "title": "Wing",\n  "plugins": [{"a": "};"}]\n}', ['plugins'])).toBe(
      '{"title":"Wing"}',
    );
  });

  it('are a module when they were', () => {
    const source = '/* Do not edit */\nexport default {"title": "Wing", "plugins": []};\n';
    expect(leaveOut(source, ['plugins'])).toBe('/* Do not edit */\nexport default {"title":"Wing"}');
  });

  it('are refused when they have another form, or no longer have it', () => {
    expect(() => leaveOut('module.exports = {}', ['plugins'])).toThrow('without plugins.');
    expect(() => leaveOut('{"title": "Wing"}', ['plugins', 'title', 'presets'])).toThrow('plugins, presets.');
  });
});
