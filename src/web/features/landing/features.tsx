import { IconArrowUpRight, IconBolt, IconCalendarMonth, IconFeather, IconHistory, IconLanguage, IconListDetails, IconTargetArrow } from '@tabler/icons-react'
import classes from './features.module.css'
import { Section } from './section.tsx'
import { landingTexts } from './texts.ts'

const FEATURES = [
  { key: 'language', Icon: IconLanguage },
  { key: 'tasks', Icon: IconListDetails },
  { key: 'goals', Icon: IconTargetArrow },
  { key: 'live', Icon: IconBolt },
  { key: 'views', Icon: IconCalendarMonth },
  { key: 'export', Icon: IconArrowUpRight },
  { key: 'memory', Icon: IconHistory },
  { key: 'minimal', Icon: IconFeather },
] as const

export function Features() {
  return (
    <Section id="features" title={landingTexts.features} lead={landingTexts.featuresLead}>
      <ul className={classes.grid}>
        {FEATURES.map(({ key, Icon }) => {
          const { title, text } = landingTexts.featureList[key]
          return (
            <li key={key} className={classes.feature}>
              <Icon size={22} stroke={1.75} className={classes.icon} aria-hidden />
              <h3 className={classes.title}>{title}</h3>
              <p className={classes.text}>{text}</p>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
