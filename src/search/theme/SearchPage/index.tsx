export {default} from '@site/src/search/SearchPage';
