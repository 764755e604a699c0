export {default} from '@site/src/components/MobileMenu';
