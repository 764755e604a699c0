export {default} from '@site/src/components/Navbar';
