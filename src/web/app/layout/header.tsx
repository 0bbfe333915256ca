import { IconMenu2, IconX } from '@tabler/icons-react'
import { useEffect, useState, type ReactNode } from 'react'
import { productName } from '../../api/product-name.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { LogoMark } from '../../ui/logo.tsx'
import { SiteLink } from '../../ui/site-link.tsx'
import classes from './header.module.css'
import { NavigationLinks } from './navigation-links.tsx'
import { layoutTexts } from './texts.ts'

const MENU_ID = 'mobile-menu'

interface HeaderProps {
  /** Path, query and hash of the page. */
  href: string
  isSignedIn: boolean
  /** Theme, credits, account, sign-in. */
  actions: ReactNode
}

export function Header({ href, isSignedIn, actions }: HeaderProps) {
  // Where the menu was opened: going anywhere closes it.
  const [menuHref, setMenuHref] = useState<string | null>(null)
  const isMenuOpen = menuHref === href
  const isLanding = href.split(/[?#]/, 1)[0] === '/'
  const closeMenu = () => setMenuHref(null)
  useEscape(closeMenu)

  return (
    <header className={classes.header} data-signed-in={isSignedIn}>
      <div className={classes.bar}>
        <SiteLink to="/" className={classes.logo} aria-label={`${productName()} ${layoutTexts.home}`}>
          <LogoMark />
          <span className={classes.name}>{productName()}</span>
        </SiteLink>
        <nav className={classes.navigation} aria-label={layoutTexts.mainNavigation}>
          <NavigationLinks isLanding={isLanding} isSignedIn={isSignedIn} placement="bar" />
        </nav>
        <div className={classes.actions}>
          {actions}
          <IconButton
            className={classes.hamburger}
            aria-label={isMenuOpen ? layoutTexts.closeMenu : layoutTexts.openMenu}
            aria-expanded={isMenuOpen}
            aria-controls={MENU_ID}
            onClick={() => setMenuHref(isMenuOpen ? null : href)}
          >
            {isMenuOpen ? <IconX size={20} aria-hidden /> : <IconMenu2 size={20} aria-hidden />}
          </IconButton>
        </div>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- closes behind the links in it, which the keyboard presses too */}
      <nav id={MENU_ID} className={classes.menu} hidden={!isMenuOpen} aria-label={layoutTexts.mainNavigation} onClick={closeMenu}>
        <NavigationLinks isLanding={isLanding} isSignedIn={isSignedIn} placement="menu" />
      </nav>
    </header>
  )
}

function useEscape(onEscape: () => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onEscape()
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  })
}
