import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { usePublicConfig } from '../../api/public-config.ts'
import { LogoMark } from '../../ui/logo.tsx'
import classes from './footer.module.css'
import { layoutTexts } from './texts.ts'

export function Footer() {
  const productName = usePublicConfig().data?.productName ?? 'Planwright'
  const [year] = useState(() => new Date().getFullYear())
  return (
    <footer className={classes.footer}>
      <div className={classes.content}>
        <div className={classes.brand}>
          <LogoMark size={24} />
          <span>{layoutTexts.tagline}</span>
        </div>
        <nav className={classes.links} aria-label="Footer">
          <Link to="/app" className={classes.link}>
            {layoutTexts.startPlanning}
          </Link>
          <Link to="/" hash="examples" className={classes.link}>
            {layoutTexts.exploreUseCases}
          </Link>
          <Link to="/privacy-policy" className={classes.link}>
            {layoutTexts.privacyPolicy}
          </Link>
          <Link to="/terms-of-use" className={classes.link}>
            {layoutTexts.termsOfUse}
          </Link>
          <Link to="/contact" className={classes.link}>
            {layoutTexts.contact}
          </Link>
        </nav>
        <p className={classes.copyright}>
          © {year} {productName}
        </p>
      </div>
    </footer>
  )
}
