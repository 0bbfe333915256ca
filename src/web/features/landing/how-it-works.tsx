import { Section } from './section.tsx'
import classes from './how-it-works.module.css'
import { STEP_PICTURES, type StepKey } from './step-pictures.ts'
import { StepPicture } from './step-picture.tsx'
import { landingTexts } from './texts.ts'

const STEPS: readonly StepKey[] = ['describe', 'watch', 'check', 'use']

/** Four steps, each with a picture of the product that can be enlarged. */
export function HowItWorks() {
  return (
    <Section id="how-it-works" title={landingTexts.howItWorks} lead={landingTexts.howItWorksLead}>
      <ol className={classes.steps}>
        {STEPS.map((key) => {
          const { title, text, image } = landingTexts.steps[key]
          return (
            <li key={key} className={classes.step}>
              <StepPicture title={title} description={image} pictures={STEP_PICTURES[key]} />
              <h3 className={classes.title}>{title}</h3>
              <p className={classes.text}>{text}</p>
            </li>
          )
        })}
      </ol>
    </Section>
  )
}
