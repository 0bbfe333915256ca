import classes from './how-it-works.module.css'
import { Section } from './section.tsx'
import { landingTexts } from './texts.ts'

export function HowItWorks() {
  return (
    <Section id="how-it-works" title={landingTexts.howItWorks}>
      <ol className={classes.steps}>
        {landingTexts.steps.map(({ title, text }) => (
          <li key={title} className={classes.step}>
            <h3 className={classes.title}>{title}</h3>
            <p className={classes.text}>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
