import { IconCalendarPlus, IconSubtask } from '@tabler/icons-react'
import classes from './integrations.module.css'
import { Section } from './section.tsx'
import { landingTexts } from './texts.ts'

const INTEGRATIONS = [
  { key: 'calendar', Icon: IconCalendarPlus },
  { key: 'tracker', Icon: IconSubtask },
] as const

/** Where plans can go: calendar and task tracker. */
export function Integrations() {
  return (
    <Section id="integrations" title={landingTexts.integrations} lead={landingTexts.integrationsLead} tone="band">
      <ul className={classes.list}>
        {INTEGRATIONS.map(({ key, Icon }) => {
          const { name, text } = landingTexts.integrationList[key]
          return (
            <li key={key} className={classes.integration} data-service={key}>
              <span className={classes.icon}>
                <Icon size={26} stroke={1.6} aria-hidden />
              </span>
              <div>
                <h3 className={classes.name}>{name}</h3>
                <p className={classes.text}>{text}</p>
              </div>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
