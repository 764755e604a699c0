import type {ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import {splitNavbarItems} from '@docusaurus/theme-common/internal';
import {translate} from '@docusaurus/Translate';
import MenuIcon from '@theme/Icon/Menu';
import NavbarSearch from '@theme/Navbar/Search';
import SearchBar from '@theme/SearchBar';
import ColourModeSwitch from '../ColourModeSwitch';
import Logo from '../Logo';
import MainMenu, {MAIN_MENU} from '../MainMenu';
import NavbarItems from './NavbarItems';
import {useSidebarId} from './useSidebarId';

/** The bar at the top of each page. On small screens its entries are in the main menu, behind a button. */
export default function Navbar(): ReactNode {
  const {items, hideOnScroll} = useThemeConfig().navbar;
  if (hideOnScroll)
    throw new Error('themeConfig.navbar.hideOnScroll: the navbar of this site stays; leave it out.');
  const [left, right] = splitNavbarItems(items);
  const {navbar} = ThemeClassNames.layout;
  return (
    <nav
      aria-label={translate({id: 'theme.NavBar.navAriaLabel', message: 'Main'})}
      className={clsx(navbar.container, 'navbar navbar--fixed-top')}
    >
      <div className="navbar__inner">
        <div className={clsx(navbar.containerLeft, 'navbar__items')}>
          <MenuButton />
          <Logo />
          <NavbarItems items={left} />
        </div>
        <div className={clsx(navbar.containerRight, 'navbar__items navbar__items--right')}>
          <NavbarItems items={right} />
          <ColourModeSwitch className="navbar__item" />
          {!items.some(({type}) => type === 'search') && (
            <NavbarSearch>
              <SearchBar />
            </NavbarSearch>
          )}
        </div>
      </div>
      <MainMenu items={items} />
    </nav>
  );
}

/** Opens the pages of the area that the page belongs to, which have a button to the main menu, or else the main menu. */
function MenuButton(): ReactNode {
  const sidebar = useSidebarId();
  return (
    <button
      type="button"
      className="navbar__toggle clean-btn"
      aria-label={translate({
        id: 'theme.docs.sidebar.toggleSidebarButtonAriaLabel',
        message: 'Toggle navigation bar',
      })}
      popoverTarget={sidebar ?? MAIN_MENU}
    >
      <MenuIcon />
    </button>
  );
}
