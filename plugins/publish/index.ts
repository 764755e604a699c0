export {default} from '../../src/publish/plugin';
