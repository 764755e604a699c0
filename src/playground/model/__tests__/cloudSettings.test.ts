import {describe, expect, it} from 'vitest';
import {findSettingsFiles, NO_SETTINGS, toCloudSettings, toCommand} from '../cloudSettings';

const FILES = {
  'main.w': 'bring "exports.Platform" as a;',
  'company.js': 'exports.Platform = class {};',
  'lib/tags.js': 'class Platform {}\nmodule.exports = {Platform};',
  'wplatform.js': 'exports.Platform = class {};',
  'own.wplatform.js': '',
  'lib/wplatform.js': 'exports.Platform = class {};',
  'extern.js': 'exports.list = () => [];',
  'wing.json': '{}',
  'wing.yaml': '',
  'live.toml': '',
};

describe('findSettingsFiles', () => {
  it('finds platforms and values, and what the command line uses by itself', () => {
    expect(findSettingsFiles(FILES)).toEqual({
      platforms: ['company.js', 'lib/tags.js', 'lib/wplatform.js'],
      usedPlatforms: ['own.wplatform.js', 'wplatform.js'],
      values: ['live.toml', 'wing.json', 'wing.yaml'],
      usedValues: 'wing.yaml',
    });
  });

  it('finds nothing in a program without them', () => {
    expect(findSettingsFiles({'main.w': ''})).toEqual({
      platforms: [],
      usedPlatforms: [],
      values: [],
      usedValues: '',
    });
  });
});

describe('toCloudSettings', () => {
  it('keeps the order of the platforms, and leaves out files that are gone', () => {
    const platforms = ['lib/tags.js', 'gone.js', 'company.js'];
    expect(toCloudSettings({platforms, values: ' a=1 \n\nb=c d\n', valuesFile: 'live.toml'}, FILES)).toEqual({
      settings: {platforms: ['lib/tags.js', 'company.js'], values: ['a=1', 'b=c d'], valuesFile: 'live.toml'},
    });
    expect(toCloudSettings({...NO_SETTINGS, valuesFile: 'gone.toml'}, FILES)).toEqual({
      settings: {platforms: [], values: []},
    });
  });

  it.each([
    ['no equals sign', 'a=1\n\nstage', 'Line 3 of the values, “stage”: write “name=value”.'],
    ['no name', '=1', 'Line 1 of the values, “=1”'],
    ['a comma in the value', 'list=1,2', 'A comma begins another value'],
  ])('names the line with %s', (_, values, message) => {
    expect(toCloudSettings({...NO_SETTINGS, values}, FILES)).toEqual({
      problem: expect.stringContaining(message) as string,
    });
  });
});

describe('toCommand', () => {
  it('is what a reader would enter in a shell', () => {
    const settings = {
      platforms: ['lib/tags.js', 'company.js'],
      values: ['stage=live', "owner=Ada's team"],
      valuesFile: 'live.toml',
    };
    expect(toCommand('tf-aws', settings, {entry: 'main.w'})).toBe(
      `wing compile -t tf-aws -t ./lib/tags.js -t ./company.js --value stage=live --value 'owner=Ada'\\''s team' --values live.toml main.w`,
    );
    expect(toCommand('tf-gcp', {platforms: [], values: []}, {entry: 'main.w'})).toBe(
      'wing compile -t tf-gcp main.w',
    );
  });
});
