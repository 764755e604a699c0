export {default} from '@site/src/components/NavbarDropdown';
