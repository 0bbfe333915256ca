import { IconCalendarEvent, IconLayoutKanban } from '@tabler/icons-react'
import classes from './examples.module.css'
import { Section } from './section.tsx'
import { landingTexts } from './texts.ts'

const PLANNERS = [
  { type: 'calendar', icon: <IconCalendarEvent size={22} /> },
  { type: 'sprint', icon: <IconLayoutKanban size={22} /> },
] as const

/** The two planners, each with sentences to start from. */
export function Examples() {
  return (
    <Section id="examples" title={landingTexts.examples} lead={landingTexts.examplesLead}>
      <div className={classes.planners}>
        {PLANNERS.map(({ type, icon }) => {
          const { name, description, prompts } = landingTexts.planners[type]
          return (
            <article key={type} className={classes.planner} data-type={type}>
              <header className={classes.head}>
                <span className={classes.icon}>{icon}</span>
                <div>
                  <h3 className={classes.name}>{name}</h3>
                  <p className={classes.description}>{description}</p>
                </div>
              </header>
              <ul className={classes.prompts}>
                {prompts.map((prompt) => (
                  <li key={prompt}>{prompt}</li>
                ))}
              </ul>
            </article>
          )
        })}
      </div>
    </Section>
  )
}
