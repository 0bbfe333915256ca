import { Button, Loader } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import classes from './hero.module.css'
import { PlanSketch } from './plan-sketch.tsx'
import { landingTexts } from './texts.ts'

interface HeroProps {
  /** Null when signed out. */
  userName: string | null
  isSigningIn: boolean
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
            <span key={line} className={classes.titleLine}>
              {line}{' '}
            </span>
          ))}
        </h1>
        <p className={classes.lead}>{landingTexts.lead}</p>
        <div className={classes.actions}>
          <MainAction {...props} />
          <Link to="/" hash="examples" className={classes.secondary}>
            {landingTexts.seeExamples}
          </Link>
        </div>
      </div>
      <PlanSketch />
    </section>
  )
}

function MainAction({ userName, isSigningIn, onSignIn, onGoToDashboard }: HeroProps) {
  if (userName !== null) {
    return (
      <Button size="lg" rightSection={<IconArrowRight size={20} />} onClick={onGoToDashboard}>
        {landingTexts.goToDashboard}
      </Button>
    )
  }
  if (isSigningIn) {
    return (
      <output className={classes.spinner}>
        <Loader size={28} color="var(--pw-accent)" />
        <span className="visually-hidden">{landingTexts.signingIn}</span>
      </output>
    )
  }
  return (
    <Button size="lg" onClick={onSignIn}>
      {landingTexts.signIn}
    </Button>
  )
}
