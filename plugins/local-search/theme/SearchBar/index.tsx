export {default} from '@site/src/components/SearchButton';
