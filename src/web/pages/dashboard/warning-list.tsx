import { IconAlertTriangle } from '@tabler/icons-react'
import { useId } from 'react'
import { dashboardTexts } from './texts.ts'
import classes from './warning-list.module.css'

/** What does not fit, and by how much, before anything else. */
export function WarningList({ warnings }: { warnings: readonly string[] }) {
  const id = useId()
  if (warnings.length === 0) return null
  return (
    <section className={classes.warnings} aria-labelledby={id}>
      <IconAlertTriangle className={classes.icon} size={20} stroke={1.8} aria-hidden />
      <div>
        <h3 className={classes.title} id={id}>
          {dashboardTexts.warningsTitle}
        </h3>
        <ul className={classes.list}>
          {warnings.map((warning) => (
            <li key={warning}>{warning}</li>
          ))}
        </ul>
      </div>
    </section>
  )
}
