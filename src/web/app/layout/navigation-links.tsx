import { SiteLink } from '../../ui/site-link.tsx'
import classes from './header.module.css'
import { layoutTexts } from './texts.ts'

interface NavigationLinksProps {
  isLanding: boolean
  isSignedIn: boolean
  placement: 'bar' | 'menu'
}

/** The landing page's sections; the mobile menu offers the features in place of the tour. */
export function NavigationLinks({ isLanding, isSignedIn, placement }: NavigationLinksProps) {
  return (
    <>
      {isLanding && (
        <>
          <SectionLink hash="how-it-works">{layoutTexts.howItWorks}</SectionLink>
          <SectionLink hash="examples">{layoutTexts.examples}</SectionLink>
          {placement === 'bar' ? (
            <SectionLink hash="tour">{layoutTexts.productTour}</SectionLink>
          ) : (
            <SectionLink hash="features">{layoutTexts.features}</SectionLink>
          )}
        </>
      )}
      {isSignedIn && (
        <>
          <SiteLink to="/app" className={classes.link}>
            {layoutTexts.dashboard}
          </SiteLink>
          <SiteLink to="/history" className={classes.link}>
            {layoutTexts.history}
          </SiteLink>
        </>
      )}
    </>
  )
}

function SectionLink({ hash, children }: { hash: string; children: string }) {
  return (
    <SiteLink to="/" hash={hash} className={classes.link}>
      {children}
    </SiteLink>
  )
}
