import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {NavbarItem} from '@docusaurus/theme-common';
import Drawer from '../Drawer';
import NavbarItems from '../Navbar/NavbarItems';
import styles from './styles.module.css';

/** What a button names that opens it: `popovertarget`. */
export const MAIN_MENU = 'main-menu';

/** The navbar's entries, in the drawer of small screens. */
export default function MainMenu({items}: {readonly items: readonly NavbarItem[]}): ReactNode {
  return (
    <Drawer id={MAIN_MENU} className={styles.drawer}>
      <ul className={clsx('menu menu__list', styles.menu)}>
        <NavbarItems mobile items={items} />
      </ul>
    </Drawer>
  );
}
