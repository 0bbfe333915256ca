import { Loader } from '@mantine/core'
import classes from './spinner.module.css'
import { uiTexts } from './texts.ts'

/** A spinner where a whole page will stand. */
export function PageSpinner({ label = uiTexts.loading }: { label?: string }) {
  return (
    <output className={classes.page}>
      <Loader color="var(--pw-accent)" />
      <span className="visually-hidden">{label}</span>
    </output>
  )
}
