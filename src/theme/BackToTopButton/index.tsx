export {default} from '@site/src/components/BackToTop';
