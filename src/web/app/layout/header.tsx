import { ActionIcon } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import { IconMenu2, IconX } from '@tabler/icons-react'
import { Link, useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { usePublicConfig } from '../../api/public-config.ts'
import { useLikelyUser } from '../../api/session/session.ts'
import { AccountLinks } from './account-links.tsx'
import { LogoMark } from '../../ui/logo.tsx'
import classes from './header.module.css'
import { NavigationLinks } from './navigation-links.tsx'
import { layoutTexts } from './texts.ts'
import { ThemeToggle } from './theme-toggle.tsx'

const MENU_ID = 'mobile-menu'
const PATHS_WITH_THEME_TOGGLE = new Set(['/app', '/history'])

export function Header() {
  const { pathname, href } = useLocation()
  const user = useLikelyUser()
  const productName = usePublicConfig().data?.productName ?? 'Planwright'
  // Where the menu was opened: going anywhere closes it.
  const [menuHref, setMenuHref] = useState<string | null>(null)
  const isMenuOpen = menuHref === href
  useWindowEvent('keydown', (event) => {
    if (event.key === 'Escape') setMenuHref(null)
  })

  return (
    <header className={classes.header} data-signed-in={user !== null}>
      <div className={classes.bar}>
        <Link to="/" className={classes.logo} aria-label={`${productName} ${layoutTexts.home}`}>
          <LogoMark />
          <span className={classes.name}>{productName}</span>
        </Link>
        <nav className={classes.navigation} aria-label={layoutTexts.mainNavigation}>
          <NavigationLinks isLanding={pathname === '/'} isSignedIn={user !== null} placement="bar" />
        </nav>
        <div className={classes.actions}>
          {PATHS_WITH_THEME_TOGGLE.has(pathname) && <ThemeToggle />}
          <AccountLinks />
          <ActionIcon
            className={classes.hamburger}
            aria-label={isMenuOpen ? layoutTexts.closeMenu : layoutTexts.openMenu}
            aria-expanded={isMenuOpen}
            aria-controls={MENU_ID}
            onClick={() => setMenuHref(isMenuOpen ? null : href)}
          >
            {isMenuOpen ? <IconX size={20} /> : <IconMenu2 size={20} />}
          </ActionIcon>
        </div>
      </div>
      <nav id={MENU_ID} className={classes.menu} hidden={!isMenuOpen} aria-label={layoutTexts.mainNavigation}>
        <NavigationLinks isLanding={pathname === '/'} isSignedIn={user !== null} placement="menu" />
      </nav>
    </header>
  )
}
