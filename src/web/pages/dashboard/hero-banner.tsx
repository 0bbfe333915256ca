import classes from './hero-banner.module.css'
import { dashboardTexts } from './texts.ts'

export function HeroBanner() {
  return (
    <header className={classes.hero}>
      <div className={classes.words}>
        <h1 className={classes.title}>{dashboardTexts.heroTitle}</h1>
        <p className={classes.lead}>{dashboardTexts.heroLead}</p>
      </div>
      <WeekSketch />
    </header>
  )
}

/** Seven days with blocks of work falling into place. */
function WeekSketch() {
  return (
    <svg className={classes.sketch} viewBox="0 0 280 112" aria-hidden>
      {Array.from({ length: 7 }, (_, day) => (
        <rect key={day} className={classes.day} x={day * 40 + 2} y="2" width="36" height="108" rx="7" />
      ))}
      <rect className={classes.calendar} x="6" y="16" width="28" height="30" rx="5" />
      <rect className={classes.calendar} x="86" y="16" width="28" height="30" rx="5" />
      <rect className={classes.calendar} x="166" y="16" width="28" height="30" rx="5" />
      <rect className={classes.sprint} x="46" y="38" width="68" height="16" rx="5" transform="translate(0 20)" />
      <rect className={classes.sprint} x="126" y="78" width="68" height="16" rx="5" />
      <rect className={classes.accent} x="206" y="50" width="28" height="44" rx="5" />
    </svg>
  )
}
