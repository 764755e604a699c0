export {default} from '@site/src/components/SkipLink';
