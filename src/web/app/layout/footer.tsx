import { useState } from 'react'
import { productName } from '../../api/product-name.ts'
import { LogoMark } from '../../ui/logo.tsx'
import { VisitorLanguage } from '../../features/language/visitor-language.tsx'
import { SiteLink } from '../../ui/site-link.tsx'
import classes from './footer.module.css'
import { layoutTexts } from './texts.ts'

export function Footer({ isSignedIn }: { isSignedIn: boolean }) {
  const [year] = useState(() => new Date().getFullYear())
  return (
    <footer className={classes.footer}>
      <div className={classes.content}>
        <div className={classes.brand}>
          <LogoMark size={24} />
          <span>{layoutTexts.tagline}</span>
        </div>
        <nav className={classes.links} aria-label={layoutTexts.footerNavigation}>
          <SiteLink to="/app" className={classes.link}>
            {layoutTexts.startPlanning}
          </SiteLink>
          <SiteLink to="/" hash="examples" className={classes.link}>
            {layoutTexts.exploreUseCases}
          </SiteLink>
          <SiteLink to="/privacy-policy" className={classes.link}>
            {layoutTexts.privacyPolicy}
          </SiteLink>
          <SiteLink to="/terms-of-use" className={classes.link}>
            {layoutTexts.termsOfUse}
          </SiteLink>
          <SiteLink to="/contact" className={classes.link}>
            {layoutTexts.contact}
          </SiteLink>
        </nav>
        <div className={classes.base}>
          {/* A page rendered at build and opened a year later keeps its year until it renders anew. */}
          <p className={classes.copyright} suppressHydrationWarning>{`© ${year} ${productName()}`}</p>
          {!isSignedIn && <VisitorLanguage />}
        </div>
      </div>
    </footer>
  )
}
