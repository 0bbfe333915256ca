import { Link } from '@tanstack/react-router'
import classes from './header.module.css'
import { layoutTexts } from './texts.ts'

interface NavigationLinksProps {
  isLanding: boolean
  isSignedIn: boolean
  placement: 'bar' | 'menu'
}

const ONLY_THIS_SECTION = { exact: true, includeHash: true }

/** Sections of the landing page that each placement offers. */
const SECTIONS = {
  bar: [
    { hash: 'how-it-works', label: layoutTexts.howItWorks },
    { hash: 'examples', label: layoutTexts.examples },
  ],
  menu: [
    { hash: 'how-it-works', label: layoutTexts.howItWorks },
    { hash: 'examples', label: layoutTexts.examples },
    { hash: 'features', label: layoutTexts.features },
  ],
}

export function NavigationLinks({ isLanding, isSignedIn, placement }: NavigationLinksProps) {
  return (
    <>
      {isLanding &&
        SECTIONS[placement].map(({ hash, label }) => (
          <Link key={hash} to="/" hash={hash} className={classes.link} activeOptions={ONLY_THIS_SECTION}>
            {label}
          </Link>
        ))}
      {isSignedIn && (
        <>
          <Link to="/app" className={classes.link}>
            {layoutTexts.dashboard}
          </Link>
          <Link to="/history" className={classes.link}>
            {layoutTexts.history}
          </Link>
        </>
      )}
    </>
  )
}
