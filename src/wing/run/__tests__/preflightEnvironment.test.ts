import {expect, it} from 'vitest';
import {preflightEnvironment} from '../preflightEnvironment';

const CONTEXT = {
  platform: 'sim',
  sourceDir: '/app',
  synthDir: '/app/target',
  nodeModules: '/node_modules',
  isTest: true,
  importedNamespaces: ['@winglang/sdk.cloud', 'lib'],
};

it('names the folders and the modules of a program', () => {
  expect(preflightEnvironment({...CONTEXT, rootId: 'root'}, () => false)).toEqual({
    WING_TARGET: 'sim',
    WING_PLATFORMS: '/app/sim',
    WING_SYNTH_DIR: '/app/target',
    WING_SOURCE_DIR: '/app',
    WING_IS_TEST: 'true',
    WING_NODE_MODULES: '/node_modules',
    WING_VALUES_FILE: '',
    WING_IMPORTED_NAMESPACES: '@winglang/sdk.cloud;lib',
    WING_ROOT_ID: 'root',
  });
});

it('has no root id unless it is given one', () => {
  expect(preflightEnvironment(CONTEXT, () => false)).not.toHaveProperty('WING_ROOT_ID');
});

it('names the first values file that exists', () => {
  const files = ['/app/wing.json', '/app/wing.yaml'];
  const {WING_VALUES_FILE} = preflightEnvironment(CONTEXT, (path) => files.includes(path));
  expect(WING_VALUES_FILE).toBe('wing.yaml');
});
