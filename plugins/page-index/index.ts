export {default} from '../../src/pages/page-index/plugin';
