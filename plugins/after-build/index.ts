/** Calls `afterBuild` of the plugins after it, one after the other, when the pages are as their readers get them. */
import type {Plugin} from '@docusaurus/types';
import {runAfterAll, type Step} from '../../src/lib/runAfterAll';

type BuildProps = Parameters<NonNullable<Plugin['postBuild']>>[0];

const NAME = 'after-build';

export default function afterBuildPlugin(): Plugin {
  return {
    name: NAME,
    async postBuild(props) {
      const {plugins} = props;
      const own = plugins.find(({name}) => name === NAME)!;
      await runAfterAll(plugins as readonly Step<BuildProps>[], own as Step<BuildProps>, props);
    },
  };
}
