import { IconBolt, IconChecklist, IconFeather, IconHistory, IconLayoutColumns, IconListDetails } from '@tabler/icons-react'
import classes from './features.module.css'
import { Section } from './section.tsx'
import { landingTexts } from './texts.ts'

const ICONS = {
  tasks: IconListDetails,
  views: IconLayoutColumns,
  checks: IconChecklist,
  live: IconBolt,
  history: IconHistory,
  minimal: IconFeather,
}

export function Features() {
  return (
    <Section id="features" title={landingTexts.features}>
      <ul className={classes.grid}>
        {landingTexts.featureList.map(({ icon, title, text }) => {
          const Icon = ICONS[icon]
          return (
            <li key={title} className={classes.feature}>
              <Icon size={24} stroke={1.75} className={classes.icon} aria-hidden="true" />
              <h3 className={classes.title}>{title}</h3>
              <p className={classes.text}>{text}</p>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
