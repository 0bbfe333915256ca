import { IconArrowRight } from '@tabler/icons-react'
import { ActionButton } from '../../ui/action-button.tsx'
import { SiteLink } from '../../ui/site-link.tsx'
import classes from './hero.module.css'
import { PlanSketch } from './plan-sketch.tsx'
import { landingTexts } from './texts.ts'

export interface HeroProps {
  /** Null when signed out. */
  userName: string | null
  isSigningIn: boolean
  /** What went wrong when signing in was tried. */
  signInError?: string | null
  onSignIn: () => void
  onGoToDashboard: () => void
}

export function Hero(props: HeroProps) {
  return (
    <section className={classes.hero}>
      <div className={classes.words}>
        {props.userName !== null && <p className={classes.welcome}>{landingTexts.welcome(props.userName)}</p>}
        <h1 className={classes.title}>
          {landingTexts.titleLines.map((line) => (
            <span key={line} className={classes.titleLine}>{`${line} `}</span>
          ))}
        </h1>
        <p className={classes.lead}>{landingTexts.lead}</p>
        <div className={classes.actions}>
          <MainAction {...props} />
          <SiteLink to="/" hash="examples" className={classes.secondary}>
            {landingTexts.seeExamples}
          </SiteLink>
        </div>
        {props.signInError && (
          <p role="alert" className={classes.error}>
            {props.signInError}
          </p>
        )}
      </div>
      <PlanSketch />
    </section>
  )
}

function MainAction({ userName, isSigningIn, onSignIn, onGoToDashboard }: HeroProps) {
  if (userName !== null) {
    return (
      <ActionButton size="lg" onClick={onGoToDashboard}>
        {landingTexts.goToDashboard}
        <IconArrowRight size={20} aria-hidden />
      </ActionButton>
    )
  }
  if (isSigningIn) {
    return (
      <output className={classes.spinner}>
        <span className={classes.wheel} />
        <span className="visually-hidden">{landingTexts.signingIn}</span>
      </output>
    )
  }
  return (
    <ActionButton size="lg" onClick={onSignIn}>
      {landingTexts.signIn}
    </ActionButton>
  )
}
